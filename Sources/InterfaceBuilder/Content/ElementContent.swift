import LayoutModel

/// How large the content of one view wants it to be.
struct ElementContent: Sendable {
  /// Lengths that do not depend on a text, in points; nil for none.
  var width: Double?
  var height: Double?
  /// The text; nil for views whose size does not depend on one.
  var text: TextCalibration?
  /// The size that the document records, without the shadow and other parts outside the alignment rectangle; nil if it records none.
  let recorded: LayoutSize?
  /// Which lengths follow the record because the layout leaves them to the content.
  private(set) var followsWidth = false
  /// How often the height was taken from the record.
  private(set) var heightAttempts = 0

  /// Whether there is anything that wants a size.
  var hasSize: Bool { text != nil || width != nil || height != nil }

  /// Content as it is estimated before the record is looked at.
  ///
  /// - Parameters:
  ///   - element: The view.
  ///   - facts: The document, for the sizes of pictures.
  ///   - insets: The alignment rect insets of the view.
  init(_ element: VariedElement, _ facts: DocumentFacts, insets: LayoutInsets, scale: Double) {
    recorded = element.element.rectangle(keyed: "frame").map { frame in
      LayoutSize(
        width: max(0, frame.width - insets.left - insets.right),
        height: max(0, frame.height - insets.top - insets.bottom))
    }
    let kind = ViewKind(elementName: element.element.name)
    switch kind {
    case .label:
      setText(element.textContent, kind)
    case .button, .textField:
      setText(element.textContent, kind)
      addControlInsets(scale, followsRecord: !element.isSet("ambiguous"))
    case .textView where element["scrollEnabled"] == "NO":
      setText(element.textContent, kind)
      text?.addedHeight = 16
      text?.addedWidth = 10
    case .image:
      setImage(element.element["image"] ?? element.element["highlightedImage"], facts)
    case .switch, .stepper, .segmentedControl, .activityIndicator, .pageControl, .picker, .control:
      width = recorded?.width
      height = recorded?.height
    case .slider, .progress, .searchBar, .bar:
      height = recorded?.height
    default: break
    }
    usePlaceholder(element)
    if element.element.isInStandardCell {
      followWidth(scale)
    } else {
      narrowToRecord(scale)
    }
  }

  private mutating func setText(_ content: TextContent?, _ kind: ViewKind) {
    guard let content, !content.string.isEmpty else {
      // A picture, or a text that the app sets.
      width = recorded?.width
      height = recorded?.height
      return
    }
    text = TextCalibration(kind: kind, text: content)
  }

  /// Takes what is around the line of a button or a field from the record where that is plausible.
  private mutating func addControlInsets(_ scale: Double, followsRecord: Bool) {
    guard let calibration = text else { return }
    let usual = calibration.kind == .button ? 12.0 : 14
    text?.addedHeight = usual
    if followsRecord, let recorded { text?.addedHeight = recorded.height - calibration.lineHeight(scale: scale) }
    text?.addedWidth = calibration.kind == .button ? 0 : 28
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

  /// An estimate that is a little wider than the record is taken for a text that fits there.
  private mutating func narrowToRecord(_ scale: Double) {
    guard let calibration = text, let recorded, recorded.width > 0 else { return }
    let traits = Traits(displayScale: scale)
    if calibration.text.numberOfLines == 1 {
      let estimate = calibration.measure(proposedWidth: nil, in: traits).width ?? 0
      let excess = calibration.kind == .label ? Self.estimateError : .infinity
      if estimate > recorded.width, estimate <= recorded.width * excess { followWidth(scale) }
    } else {
      let lines = lineCount(scale)
      let needed = calibration.neededLines(at: recorded.width, widthFactor: 1)
      if needed > lines, calibration.neededLines(at: recorded.width, widthFactor: 1 / Self.estimateError) <= lines {
        let factor = factor(for: lines)
        text?.widthFactor = factor
      }
    }
  }

  /// By how much an estimate of a width may be wrong.
  private static let estimateError = 1.25

  /// How many lines the recorded height has room for.
  private func lineCount(_ scale: Double) -> Int {
    guard let text, let recorded else { return 1 }
    let lines = Int(((recorded.height - text.addedHeight) / text.lineHeight(scale: scale)).rounded())
    let most = text.text.numberOfLines > 0 ? text.text.numberOfLines : .max
    return min(max(lines, 1), most)
  }

  /// The width factor, as near to 1 as can be, at which a text has a number of lines in the recorded width.
  private func factor(for lines: Int) -> Double {
    guard let text, let recorded else { return 1 }
    let atOne = text.neededLines(at: recorded.width, widthFactor: 1)
    if atOne == lines { return 1 }
    var near = 1.0
    var far = atOne > lines ? 0.25 : 4.0
    for _ in 0..<30 {
      let middle = (near * far).squareRoot()
      let count = text.neededLines(at: recorded.width, widthFactor: middle)
      let isBeyond = atOne > lines ? count <= lines : count >= lines
      if isBeyond { far = middle } else { near = middle }
    }
    return far
  }

  // MARK: Following the record

  /// Takes the recorded width, because the layout leaves it to the content.
  mutating func followWidth(_ scale: Double) {
    followsWidth = true
    guard let recorded else { return }
    guard let calibration = text else {
      width = recorded.width
      return
    }
    let estimate = calibration.measure(proposedWidth: nil, in: Traits(displayScale: scale)).width ?? 0
    let letters = estimate - calibration.addedWidth
    let room = recorded.width - calibration.addedWidth
    if calibration.kind != .label || letters <= 0 || room <= 0 {
      // What of a control is around its letters is not known, and stays as large.
      text?.addedWidth += recorded.width - estimate
    } else if lineCount(scale) == 1 {
      text?.widthFactor *= room / letters
    } else {
      text?.naturalWidth = recorded.width
    }
  }

  /// Takes the recorded height, because the layout leaves it to the content. What is tried first is the number of lines, then the height itself.
  mutating func followHeight(_ scale: Double) {
    guard let recorded else { return }
    guard let calibration = text else {
      height = recorded.height
      heightAttempts = 2
      return
    }
    if heightAttempts == 0, calibration.text.numberOfLines != 1 {
      let factor = factor(for: lineCount(scale))
      text?.widthFactor = factor
    } else {
      let measured = calibration.measure(inWidth: recorded.width, in: Traits(displayScale: scale)).height ?? 0
      text?.addedHeight += recorded.height - measured
    }
    heightAttempts += calibration.text.numberOfLines != 1 ? 1 : 2
  }
}
