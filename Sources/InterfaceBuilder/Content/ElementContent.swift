import AppleDevices
import LayoutModel

/// How large the content of one view wants it to be.
struct ElementContent: Sendable {
  /// Lengths that do not depend on a text, in points; nil for none.
  var width: Double?
  var height: Double?
  /// The text as the editor drew it; nil for views whose size does not depend on one.
  var text: TextCalibration?
  /// The text as it is on devices: in the present fonts, and of the record only what can be its own.
  var deviceText: TextCalibration?
  /// The size that the document records, without the shadow and other parts outside the alignment rectangle; nil if it records none.
  let recorded: LayoutSize?
  /// Whether the editor says that constraints do not determine the view's place and size: what it records is then left over.
  let isAmbiguous: Bool
  /// Which lengths follow the record because the layout leaves them to the content.
  var followsWidth = false
  /// How often the height was taken from the record.
  var heightAttempts = 0

  /// Whether there is anything that wants a size.
  var hasSize: Bool { text != nil || width != nil || height != nil }

  /// Content as it is estimated before the record is looked at.
  ///
  /// - Parameters:
  ///   - element: The view.
  ///   - facts: The document, for the sizes of pictures and the version of the editor.
  ///   - insets: The alignment rect insets of the view.
  ///   - scale: The number of pixels per point.
  init(_ element: VariedElement, _ facts: DocumentFacts, insets: LayoutInsets, scale: Double) {
    recorded = element.element.rectangle(keyed: "frame").map { frame in
      LayoutSize(
        width: max(0, frame.width - insets.left - insets.right),
        height: max(0, frame.height - insets.top - insets.bottom))
    }
    isAmbiguous = element.isSet("ambiguous")
    let kind = ViewKind(elementName: element.element.name)
    switch kind {
    case .label, .button, .textField: setText(element, kind, facts)
    case .textView where element["scrollEnabled"] == "NO": setText(element, kind, facts)
    case .image: setImage(element.element["image"] ?? element.element["highlightedImage"], facts)
    case .switch, .stepper, .segmentedControl, .activityIndicator, .pageControl, .picker, .control:
      width = recorded?.width
      height = recorded?.height
    case .slider, .progress, .searchBar, .bar: height = recorded?.height
    default: break
    }
    usePlaceholder(element)
    deviceText = text
    deviceText?.systemVersion = MetricsTextMeasurer().systemVersion
    if kind == .label { showEmptyText(scale) }
    if element.element.isInStandardCell {
      _ = followWidth(true, scale)
    } else {
      narrowToRecord(scale)
    }
  }

  private mutating func setText(_ element: VariedElement, _ kind: ViewKind, _ facts: DocumentFacts) {
    guard let content = element.textContent else { return }
    if kind == .button && content.string.isEmpty && element.hasPicture {
      // Of a picture whose size is not known, the record tells it where the layout leaves it open.
      let size = element.child(keyed: "normal")?["image"].flatMap { facts.imageSizes[$0] }
      width = size?.width
      height = size?.height
      return
    }
    text = TextCalibration(
      kind: kind, text: content, isSystemFont: element.usesSystemFont, systemVersion: facts.systemVersion,
      room: element.textRoom(systemVersion: facts.systemVersion))
  }

  /// Gives a label without a text the size that the editor drew it with; on devices it is as high as the line that the app will set.
  private mutating func showEmptyText(_ scale: Double) {
    guard let recorded, let empty = text, empty.text.string.isEmpty else { return }
    let measured = empty.measure(proposedWidth: nil, in: Traits(displayScale: scale))
    text?.addedWidth = recorded.width - (measured.width ?? 0)
    text?.addedHeight = recorded.height - (measured.height ?? 0)
    followsWidth = true
    heightAttempts = 2
  }

  private mutating func setImage(_ name: String?, _ facts: DocumentFacts) {
    guard let name else { return }
    let size = facts.imageSizes[name] ?? recorded
    width = size?.width
    height = size?.height
  }

  /// A placeholder's size stands for a content that is not known before the app runs.
  private mutating func usePlaceholder(_ element: VariedElement) {
    let (placeholderWidth, placeholderHeight) = (
      element["placeholderIntrinsicWidth"], element["placeholderIntrinsicHeight"]
    )
    guard placeholderWidth != nil || placeholderHeight != nil else { return }
    text = nil
    width = placeholderWidth.flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    height = placeholderHeight.flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}
