import LayoutModel

/// What a view's element says, in the words of the model.
extension VariedElement {
  /// How far the alignment rectangle lies inside the frame, in points. Read off the frames in documents.
  ///
  /// - Parameter toolsVersion: The major version of the editor.
  func alignmentRectInsets(toolsVersion: Int) -> LayoutInsets {
    switch element.name {
    case "switch": LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider" where toolsVersion < 24000: LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl": LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  func contentSize(width: Double?, height: Double?) -> ContentSize {
    ContentSize(
      width: width, height: height,
      horizontalHugging: priority("horizontalHuggingPriority", .defaultLow),
      verticalHugging: priority("verticalHuggingPriority", .defaultLow),
      horizontalCompressionResistance: priority("horizontalCompressionResistancePriority", .defaultHigh),
      verticalCompressionResistance: priority("verticalCompressionResistancePriority", .defaultHigh))
  }

  private func priority(_ attribute: String, _ standard: LayoutPriority) -> LayoutPriority {
    guard let value = number(attribute), value >= 0, value <= 1000 else { return standard }
    return LayoutPriority(value)
  }

  var autoresizingMask: AutoresizingMask {
    guard let element = child(keyed: "autoresizingMask") else { return [] }
    var mask: AutoresizingMask = []
    if element.isSet("flexibleMinX") { mask.insert(.flexibleLeftMargin) }
    if element.isSet("widthSizable") { mask.insert(.flexibleWidth) }
    if element.isSet("flexibleMaxX") { mask.insert(.flexibleRightMargin) }
    if element.isSet("flexibleMinY") { mask.insert(.flexibleTopMargin) }
    if element.isSet("heightSizable") { mask.insert(.flexibleHeight) }
    if element.isSet("flexibleMaxY") { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  /// Margins that the document gives.
  enum ExplicitMargins {
    case absolute(LayoutInsets)
    case directional(DirectionalEdgeInsets)
  }

  var explicitMargins: ExplicitMargins? {
    if let margins = child(keyed: "directionalLayoutMargins") {
      return .directional(
        DirectionalEdgeInsets(
          top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
          bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0))
    }
    guard let margins = child(keyed: "layoutMargins") else { return nil }
    return .absolute(
      LayoutInsets(
        top: margins.number("top") ?? 0, left: margins.number("left") ?? 0, bottom: margins.number("bottom") ?? 0,
        right: margins.number("right") ?? 0))
  }

  var stackSettings: StackSettings {
    StackSettings(
      editorAxis: self["axis"], distribution: self["distribution"], alignment: self["alignment"],
      spacing: number("spacing"), usesStandardSpacing: self["spacingType"] == "standard",
      isBaselineRelative: isSet("baselineRelativeArrangement"), hasExplicitMargins: explicitMargins != nil)
  }
}

extension StackSettings {
  /// The settings of a stack in the editor's words; nil stands for what a new stack has.
  ///
  /// - Parameters:
  ///   - axis: `vertical`, or nil for a row.
  ///   - distribution: How views share the room along the axis.
  ///   - alignment: How they are aligned across it.
  ///   - spacing: The gap in points.
  ///   - usesStandardSpacing: Whether the gap is the system's.
  ///   - isBaselineRelative: Whether gaps are measured between baselines.
  ///   - hasExplicitMargins: Whether the document gives margins: the editor has a stack keep margins exactly then.
  package init(
    editorAxis axis: String?, distribution: String?, alignment: String?, spacing: Double?, usesStandardSpacing: Bool,
    isBaselineRelative: Bool, hasExplicitMargins: Bool
  ) {
    self.init()
    isLayoutMarginsRelativeArrangement = hasExplicitMargins
    if axis == "vertical" { self.axis = .vertical }
    self.distribution = distribution.flatMap(StackSettings.Distribution.init) ?? .fill
    switch alignment {
    case "top", "leading": self.alignment = .leading
    case "center": self.alignment = .center
    case "bottom", "trailing": self.alignment = .trailing
    // A column has no baselines to align; what Apple makes of the setting there is not known.
    case "firstBaseline": self.alignment = self.axis == .horizontal ? .firstBaseline : .leading
    case "lastBaseline": self.alignment = self.axis == .horizontal ? .lastBaseline : .leading
    default: break
    }
    isBaselineRelativeArrangement = isBaselineRelative
    self.spacing = usesStandardSpacing ? .useSystem : .points(spacing ?? 0)
  }
}

extension InterfaceElement {
  init(_ varied: VariedElement) {
    let element = varied.element
    self.init(
      id: element.id, kind: element.name, label: element.label,
      identifier: element["identifier"] ?? element["restorationIdentifier"] ?? "", location: element.location,
      recordedFrame: element.rectangle(keyed: "frame"), isMarkedMisplaced: varied.isSet("misplaced"),
      isMarkedAmbiguous: varied.isSet("ambiguous"))
  }
}

extension DocumentElement {
  /// What the author calls the element: the label of the document outline, else its text, else its class.
  var label: String {
    if let label = self["userLabel"], !label.isEmpty { return label }
    if name == "constraint" { return self["identifier"] ?? "" }
    let traits = SizeClassTraits(Traits())
    if let string = VariedElement(self, traits).string?.trimmingPrefix(while: \.isWhitespace), !string.isEmpty {
      // Enough to know it again.
      let line = string.prefix { !$0.isNewline }
      return line.count > 40 ? line.prefix(39) + "…" : String(line)
    }
    return self["customClass"] ?? ""
  }

  /// The element of the view that the view lies in; nil for the root of a scene.
  var superviewElement: DocumentElement? {
    guard let parent else { return nil }
    if parent.name == "subviews" { return parent.parent }
    return self["key"] == "contentView" && parent.isView ? parent : nil
  }

  /// The root of the scene that a view belongs to.
  var sceneRootElement: DocumentElement {
    var element = self
    while let superview = element.superviewElement { element = superview }
    return element
  }
}
