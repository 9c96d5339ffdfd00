import LayoutModel

/// Builds the tree of a scene for some size classes.
struct SceneAssembly {
  let blueprint: SceneBlueprint
  let traits: SizeClassTraits
  private(set) var tree: LayoutTree
  private(set) var elements: [InterfaceElement] = []
  private(set) var viewElements: [ViewHandle: Int] = [:]
  private(set) var constraintElements: [LayoutConstraint.Handle: Int] = [:]
  /// The texts as the editor drew them, and as they are on devices.
  private(set) var calibrations: [ViewHandle: TextCalibration] = [:]
  private(set) var deviceCalibrations: [ViewHandle: TextCalibration] = [:]
  /// The installed views in drawing order.
  private(set) var views: [(element: VariedElement, view: ViewHandle)] = []
  private(set) var messages: [DocumentMessage] = []
  /// What became of each constraint: whether it is in the tree, left out by the document, or refused.
  private(set) var fates: [DocumentElement: ConstraintFate] = [:]

  enum ConstraintFate { case installed, notInstalled, refused }

  private var handles: [DocumentElement: ViewHandle] = [:]
  private var facts: DocumentFacts { blueprint.facts }
  private let environment: LayoutEnvironment

  init(_ blueprint: SceneBlueprint, _ traits: SizeClassTraits) {
    self.blueprint = blueprint
    self.traits = traits
    environment = blueprint.designEnvironment
    let root = blueprint.root.element
    tree = LayoutTree(
      rootNamed: blueprint.isWrapped ? "screen" : root.label.isEmpty ? root.kindName : root.label,
      kind: blueprint.isWrapped ? .plain : ViewKind(elementName: root.name))
    addViews()
    describeViews()
    addConstraints()
  }

  /// Refuses to lose what the model does not take: says so at the element.
  private mutating func refuse(_ element: DocumentElement, _ error: LayoutError) {
    messages.append(
      DocumentMessage(
        .refused, .error, "\(element.kindName) \(element.id): \(error)", at: element.location, elementID: element["id"])
    )
  }

  // MARK: Views

  private mutating func addViews() {
    var pending: [(element: DocumentElement, superview: DocumentElement?)] = [(blueprint.root.element, nil)]
    while let (element, superview) = pending.popLast() {
      let varied = VariedElement(element, traits)
      do {
        let view = try makeView(varied, in: superview)
        handles[element] = view
        views.append((varied, view))
        viewElements[view] = elements.count
        elements.append(InterfaceElement(varied))
      } catch {
        refuse(element, error)
        continue
      }
      let excluded = varied.excluded(from: "subviews")
      for subview in element.subviewElements.reversed() where !excluded.contains(subview["id"] ?? "") {
        pending.append((subview, element))
      }
    }
  }

  private mutating func makeView(
    _ element: VariedElement, in superview: DocumentElement?
  ) throws(LayoutError) -> ViewHandle {
    let name = element.element.label.isEmpty ? element.element.kindName : element.element.label
    guard let superview, let parent = handles[superview] else {
      return blueprint.isWrapped ? try tree.makeStack(name, element.stackSettings, in: tree.root) : tree.root
    }
    let view =
      element.element.name == "stackView"
      ? try tree.makeStack(name, element.stackSettings)
      : tree.makeView(name, kind: ViewKind(elementName: element.element.name))
    if superview.name == "stackView" {
      try tree.addArrangedSubview(view, to: parent)
    } else {
      try tree.addSubview(view, to: parent)
    }
    return view
  }

  private mutating func describeViews() {
    for (element, view) in views {
      do {
        try describe(element, view)
      } catch {
        refuse(element.element, error)
      }
    }
  }

  private mutating func describe(_ element: VariedElement, _ view: ViewHandle) throws(LayoutError) {
    if element.isSet("hidden") { try tree.setHidden(true, of: view) }
    try describeMargins(of: element, view)
    if view == tree.root { return }
    let insets = element.alignmentRectInsets(toolsVersion: facts.toolsVersion)
    try tree.setAlignmentRectInsets(insets, of: view)
    let content =
      blueprint.contents[element.element]
      ?? ElementContent(element, facts, insets: insets, scale: environment.traits.displayScale)
    try tree.setContentSize(element.contentSize(width: content.width, height: content.height), of: view)
    if let text = content.text {
      // The font may be another one for these size classes.
      let current = element.textContent
      let calibration = current.map(text.with) ?? text
      calibrations[view] = calibration
      deviceCalibrations[view] = content.deviceText.map { device in current.map(device.with) ?? device } ?? calibration
      try tree.setText(calibration.text, of: view)
      if calibration.text.numberOfLines != 1 { try tree.setMeasuresHeightForWidth(true, of: view) }
    } else {
      try tree.setBaselines(element.baselines(inContentOf: content.height), of: view)
    }
    try place(element, view)
  }

  /// Says where a view lies that is not laid out by constraints alone.
  private mutating func place(_ element: VariedElement, _ view: ViewHandle) throws(LayoutError) {
    guard let superview = tree.superview(of: view), let superviewElement = element.element.superviewElement else {
      if blueprint.isWrapped { try tree.activate(LayoutConstraint.edges(of: view, equalTo: tree.root)) }
      return
    }
    guard superviewElement.name != "stackView" else { return }
    let isContentView = element.element["key"] == "contentView"
    if isContentView && superviewElement.name == "visualEffectView" {
      // The content of an effect view fills it, however large that is.
      try tree.activate(LayoutConstraint.edges(of: view, equalTo: superview))
      return
    }
    let isFixed = element.isSet("fixedFrame")
    guard isContentView || isFixed || element["translatesAutoresizingMaskIntoConstraints"] != "NO" else { return }
    guard let frame = element.element.rectangle(keyed: "frame") else {
      messages.append(
        DocumentMessage(
          .invalidGeometry, .warning,
          "\(element.element.kindName) \(element.element.id) has no frame, and no constraints "
            + "that place it: it is taken to fill its superview", at: element.element.location,
          elementID: element.element["id"]))
      try tree.activate(LayoutConstraint.edges(of: view, equalTo: superview))
      return
    }
    let mask =
      isContentView
      ? [.flexibleWidth, .flexibleHeight] : element.element.standardCellMask ?? element.autoresizingMask
    let size = superviewElement.rectangle(keyed: "frame")?.size ?? environment.size
    try tree.setAutoresizing(Autoresizing(frame: frame, in: size, mask: mask), of: view)
  }

  private mutating func describeMargins(of element: VariedElement, _ view: ViewHandle) throws(LayoutError) {
    let explicit = element.explicitMargins
    switch explicit {
    case .absolute(let margins):
      try tree.setLayoutMargins(.absolute(editorMargins(of: element, margins)), of: view)
    case .directional(let margins): try tree.setDirectionalLayoutMargins(margins, of: view)
    case nil:
      if let margins = cellMargins(of: element) { try tree.setLayoutMargins(.absolute(margins), of: view) }
    }
    if view == tree.root {
      try describeRootMargins(of: element, hasOwnMargins: explicit != nil || cellMargins(of: element) != nil)
    }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" || !facts.marginsFollowSafeArea {
      try tree.setInsetsLayoutMarginsFromSafeArea(false, of: view)
    }
    if element.isSet("preservesSuperviewLayoutMargins") {
      try tree.setPreservesSuperviewLayoutMargins(true, of: view)
    }
  }

  /// Margins that the document gives, enlarged to the least that the editor draws.
  private func editorMargins(of element: VariedElement, _ own: LayoutInsets) -> LayoutInsets {
    let preserves = element.isSet("preservesSuperviewLayoutMargins")
    if let least = cellMargins(of: element), preserves || blueprint.cellMargins.limitsOwnMargins {
      return own.enlarged(to: least)
    }
    if preserves && isFreeRoot(element) {
      return EditorRootMargins.preserving(own, in: environment, toolsVersion: facts.toolsVersion)
    }
    return own
  }

  /// The margins of a cell at the top level, and of the content view of any cell of a table; nil for other views.
  private func cellMargins(of element: VariedElement) -> LayoutInsets? {
    let isCell = element.element.name == "tableViewCell" && !blueprint.root.isInList
    guard isCell || element.element.name == "tableViewCellContentView", let cell = blueprint.rootFrame else {
      return nil
    }
    return blueprint.cellMargins.margins(
      content: element.element.rectangle(keyed: "frame")?.size ?? cell.size, cell: cell.size)
  }

  /// Whether the element is a view at the top level of the document, and no part of a list.
  private func isFreeRoot(_ element: VariedElement) -> Bool {
    element.element == blueprint.root.element && blueprint.root.source == .view
  }

  private mutating func describeRootMargins(
    of element: VariedElement, hasOwnMargins: Bool
  ) throws(LayoutError) {
    let root = tree.root
    if blueprint.isPartOfList { try tree.setViewRespectsSystemMinimumLayoutMargins(false, of: root) }
    guard !hasOwnMargins else { return }
    if blueprint.root.isInList {
      let margin = environment.defaultLayoutMargin
      try tree.setLayoutMargins(
        .absolute(LayoutInsets(top: margin, left: margin, bottom: margin, right: margin)), of: root)
    } else if isFreeRoot(element) && element.isSet("preservesSuperviewLayoutMargins") {
      let margins = EditorRootMargins.preserving(.zero, in: environment, toolsVersion: facts.toolsVersion)
      try tree.setLayoutMargins(.absolute(margins), of: root)
    }
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    var installed: [(element: DocumentElement, constraint: LayoutConstraint)] = []
    for owner in ([blueprint.root.element] + blueprint.root.element.descendants) where owner.isView {
      guard owner.sceneRootElement == blueprint.root.element else { continue }
      let excluded = VariedElement(owner, traits).excluded(from: "constraints")
      for list in owner.children where list.name == "constraints" {
        for element in list.children where element.name == "constraint" {
          if excluded.contains(element.id) || handles[owner] == nil {
            fates[element] = .notInstalled
          } else if let constraint = constraint(element, owner) {
            installed.append((element, constraint))
          }
        }
      }
    }
    // All at once, and one by one only if one of them is refused.
    if let added = try? tree.activate(installed.map(\.constraint)) {
      for (position, handle) in added.enumerated() { note(installed[position].element, handle) }
      return
    }
    for (element, constraint) in installed {
      do {
        for handle in try tree.activate([constraint]) { note(element, handle) }
      } catch {
        fates[element] = .refused
        refuse(element, error)
      }
    }
  }

  private mutating func note(_ element: DocumentElement, _ handle: LayoutConstraint.Handle) {
    fates[element] = .installed
    constraintElements[handle] = elements.count
    elements.append(InterfaceElement(VariedElement(element, traits)))
  }

  /// A constraint of the tree; nil for one that is not installed or that a message names.
  private mutating func constraint(_ element: DocumentElement, _ owner: DocumentElement) -> LayoutConstraint? {
    let varied = VariedElement(element, traits)
    do {
      let reading = ConstraintReading(varied)
      let values = try reading.values()
      guard let first = try item(element["firstItem"], owner, values.first) else {
        fates[element] = .notInstalled
        return nil
      }
      guard let secondAttribute = values.second else { return values.constraint(first.item, nil) }
      guard let second = try item(element["secondItem"], owner, secondAttribute) else {
        fates[element] = .notInstalled
        return nil
      }
      return values.constraint(first.item, second.item)
    } catch {
      fates[element] = .refused
      messages.append(
        DocumentMessage(
          error.name, .error, "constraint \(element.id): \(error.message)", at: element.location,
          elementID: element["id"]))
      return nil
    }
  }

  /// The item of an end of a constraint; nil if it is not installed.
  private func item(
    _ id: String?, _ owner: DocumentElement, _ attribute: LayoutAttribute
  ) throws(ConstraintReading.Problem) -> (item: LayoutItem, attribute: LayoutAttribute)? {
    guard let id else { return handles[owner].map { (.view($0), attribute) } }
    guard let element = facts.elementsByID[id] else {
      throw ConstraintReading.Problem(.missingItem, "it names the item \(id), which the document does not contain")
    }
    if element.name == "viewControllerLayoutGuide" {
      guard element.parent?.parent == blueprint.root.controller, blueprint.root.controller != nil else {
        throw ConstraintReading.Problem(
          .missingItem, "it names the layout guide \(id) of another controller")
      }
      return (element["type"] == "bottom" ? tree.root.bottomLayoutGuide.item : tree.root.topLayoutGuide.item, attribute)
    }
    let isGuide = element.name == "viewLayoutGuide"
    guard let viewElement = isGuide ? element.parent : element, viewElement.isView,
      viewElement.sceneRootElement == blueprint.root.element
    else {
      throw ConstraintReading.Problem(
        .missingItem, "it names the <\(element.name)> \(id), which is not in the same view hierarchy")
    }
    guard let view = handles[viewElement] else { return nil }
    guard isGuide else { return (.view(view), attribute) }
    switch element["key"] {
    case "safeArea": return (view.safeAreaLayoutGuide.item, attribute)
    case "contentLayoutGuide": return (view.contentLayoutGuide.item, attribute)
    case "frameLayoutGuide": return (view.frameLayoutGuide.item, attribute)
    case "keyboard": return (view.keyboardLayoutGuide.item, attribute)
    case let key:
      throw ConstraintReading.Problem(.unsupported, "it names the layout guide \"\(key ?? "")\", which is not known")
    }
  }
}
