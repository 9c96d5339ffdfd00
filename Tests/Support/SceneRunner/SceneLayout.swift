import LayoutModel

/// A scene as a tree in its environment, made by the public calls of LayoutModel alone.
package struct SceneLayout: Sendable {
  /// Which intrinsic sizes the views get.
  package enum Contents: String, Sendable, CaseIterable {
    /// Those that were recorded or that the frames show.
    case natural
    /// Smaller ones along axes that constraints fix anyway, where the scene has them.
    case shrunk
  }

  /// Where the safe area and the margins come from.
  package enum EnvironmentSource: Sendable {
    /// From the record.
    case recorded
    /// From the catalogue of devices and the rules of margins.
    case derived
  }

  package private(set) var tree: LayoutTree
  package let environment: LayoutEnvironment
  /// The view of each of the scene's views; nil for views that are not installed.
  package private(set) var views: [ViewHandle?] = []
  private let scene: Scene
  private let contents: Contents
  private let environmentSource: EnvironmentSource
  private let usesBaselines: Bool

  /// Builds a scene.
  ///
  /// - Throws: The first refusal of the model.
  package init(_ scene: Scene, contents: Contents, environmentSource: EnvironmentSource) throws(LayoutError) {
    self.scene = scene
    self.contents = contents
    self.environmentSource = environmentSource
    usesBaselines = scene.usesBaselines
    // The root of a tree arranges nothing, so that a stack at the top of a scene gets a root around it.
    let isWrapped = scene.views[0].kind == "stackView"
    tree = LayoutTree(rootNamed: isWrapped ? "screen" : "root", kind: isWrapped ? .plain : scene.views[0].viewKind)
    environment =
      environmentSource == .recorded ? scene.recordedEnvironment : scene.derivedEnvironment ?? scene.recordedEnvironment
    for index in scene.views.indices { views.append(try makeView(index, isWrapped: isWrapped)) }
    for index in scene.views.indices { try describe(index, isWrapped: isWrapped) }
    try tree.activate(scene.constraints.compactMap { constraint($0) })
  }

  /// Lays the tree out.
  package func result() throws(LayoutError) -> LayoutResult {
    var engine = LayoutEngine(tree: tree, environment: environment)
    return try engine.layout()
  }
}

extension SceneLayout {
  /// Makes a view in its parent; nil if it is not installed or lies in a view that is not.
  private mutating func makeView(_ index: Int, isWrapped: Bool) throws(LayoutError) -> ViewHandle? {
    let view = scene.views[index]
    guard let parentIndex = view.parent else {
      return isWrapped ? try tree.makeStack(view.kind, view.stackSettings, in: tree.root) : tree.root
    }
    guard view.isInstalled, let parent = views[parentIndex] else { return nil }
    let name = "\(view.kind) \(index)"
    let handle =
      view.kind == "stackView"
      ? try tree.makeStack(name, view.stackSettings) : tree.makeView(name, kind: view.viewKind)
    if scene.views[parentIndex].kind == "stackView" {
      try tree.addArrangedSubview(handle, to: parent)
    } else {
      try tree.addSubview(handle, to: parent)
    }
    return handle
  }

  /// Gives a view its properties and, where the document does not use constraints for it, its place.
  private mutating func describe(_ index: Int, isWrapped: Bool) throws(LayoutError) {
    guard let handle = views[index] else { return }
    let view = scene.views[index]
    if view.isHidden { try tree.setHidden(true, of: handle) }
    try describeMargins(of: view, handle)
    if handle == tree.root { return }
    try tree.setAlignmentRectInsets(view.alignmentRectInsets.insets, of: handle)
    let content = view.content(contents)
    try tree.setContentSize(content, of: handle)
    if usesBaselines { try tree.setBaselines(view.baselines(inContentOf: content.height), of: handle) }
    guard let parent = view.parent else {
      if isWrapped { try tree.activate(LayoutConstraint.edges(of: handle, equalTo: tree.root)) }
      return
    }
    try place(view, handle, in: scene.views[parent])
  }

  /// Says where a view lies that is not laid out by constraints alone.
  private mutating func place(_ view: SceneView, _ handle: ViewHandle, in parent: SceneView) throws(LayoutError) {
    guard parent.kind != "stackView" else { return }
    if view.isManaged && parent.kind == "visualEffectView", let superview = tree.superview(of: handle) {
      // The content of an effect view fills it, however large that is.
      try tree.activate(LayoutConstraint.edges(of: handle, equalTo: superview))
    } else if view.isManaged || view.isFixed || !view.usesAutoLayout {
      let mask = view.isManaged || view.isFixed ? [] : view.autoresizingMask
      try tree.setAutoresizing(
        Autoresizing(frame: view.recordedFrame, in: parent.recordedFrame.size, mask: mask), of: handle)
    }
  }

  private mutating func describeMargins(of view: SceneView, _ handle: ViewHandle) throws(LayoutError) {
    if environmentSource == .recorded {
      if let margins = view.margins { try tree.setLayoutMargins(.effective(margins.insets), of: handle) }
      return
    }
    if let margins = view.explicitMargins ?? scene.contentViewMargins(of: view, in: environment) {
      try tree.setLayoutMargins(.absolute(margins.insets), of: handle)
    }
    if handle == tree.root && scene.source != .controller {
      // Only the view of a controller has margins of at least the system's; in a list, it has those of any view.
      try tree.setViewRespectsSystemMinimumLayoutMargins(false, of: handle)
      if scene.source == .part && view.explicitMargins == nil {
        let margin = environment.defaultLayoutMargin
        try tree.setLayoutMargins(
          .absolute(LayoutInsets(top: margin, left: margin, bottom: margin, right: margin)), of: handle)
      }
    }
    if view.ignoresSafeArea || !scene.usesSafeArea {
      try tree.setInsetsLayoutMarginsFromSafeArea(false, of: handle)
    }
    if view.preservesSuperviewMargins { try tree.setPreservesSuperviewLayoutMargins(true, of: handle) }
  }

  /// A constraint of the tree; nil for one that is not installed or whose items are not.
  private func constraint(_ constraint: SceneConstraint) -> LayoutConstraint? {
    guard constraint.isInstalled, let first = item(constraint.first.item) else { return nil }
    let priority = LayoutPriority(constraint.priority)
    guard let end = constraint.second else {
      return LayoutConstraint(
        item: first, attribute: constraint.first.attribute, relatedBy: constraint.relation,
        constant: constraint.constant, priority: priority)
    }
    guard let second = item(end.item) else { return nil }
    return LayoutConstraint(
      item: first, attribute: constraint.first.attribute, relatedBy: constraint.relation, toItem: second,
      attribute: end.attribute, multiplier: constraint.multiplier, constant: constraint.constant, priority: priority)
  }

  private func item(_ item: Int) -> LayoutItem? {
    if item >= 0 { return views[item].map { .view($0) } }
    let guide = scene.guides[-1 - item]
    guard let view = views[guide.view] else { return nil }
    switch guide.kind {
    case .safeArea: return view.safeAreaLayoutGuide.item
    case .topLayoutGuide: return view.topLayoutGuide.item
    case .bottomLayoutGuide: return view.bottomLayoutGuide.item
    case .contentLayoutGuide: return view.contentLayoutGuide.item
    case .frameLayoutGuide: return view.frameLayoutGuide.item
    }
  }
}

extension Scene {
  /// Whether baselines matter for the layout.
  fileprivate var usesBaselines: Bool {
    constraints.contains { $0.first.attribute.isBaseline || $0.second?.attribute.isBaseline == true }
      || views.contains { $0.stack?.alignment?.hasSuffix("Baseline") == true || $0.stack?.isBaselineRelative == true }
  }
}
