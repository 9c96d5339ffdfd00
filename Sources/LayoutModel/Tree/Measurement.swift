/// What a measurer said of one view.
struct Measurement: Sendable {
  let view: ViewHandle
  /// The natural size.
  private(set) var natural = MeasuredContent()
  /// The size at the width that the view got, where that is narrower than its content.
  private(set) var fitted: MeasuredContent?
  /// The width at which ``fitted`` was measured.
  private(set) var width: Double?
  /// Answers that are not sizes, for a finding.
  private(set) var refusedNatural: MeasuredContent?
  private(set) var refusedFitted: MeasuredContent?

  /// An answer that counts and is not a size; nil if there is none.
  var refused: MeasuredContent? { refusedNatural ?? refusedFitted }

  /// A content size with the measured lengths in place of the caller's.
  func applied(to content: ContentSize) -> ContentSize {
    var content = content
    content.width = natural.width ?? content.width
    content.height = height ?? content.height
    return content
  }

  /// The height that the content needs; nil if it has none.
  var height: Double? { (fitted ?? natural).height }

  /// The measured baselines; nil if there is no text.
  var baselines: Baselines? {
    let content = fitted ?? natural
    guard let first = content.firstBaseline, let last = content.lastBaseline else { return nil }
    return Baselines(first: first, last: last)
  }

  /// Takes an answer for the natural size, or nothing in place of one that is not a size.
  mutating func setNatural(_ answer: MeasuredContent) {
    natural = answer.isSize ? answer : MeasuredContent()
    refusedNatural = answer.isSize ? nil : answer
  }

  /// Takes an answer for a width, or nothing in place of one that is not a size; nil if the natural size counts.
  mutating func setFitted(_ answer: MeasuredContent?, at width: Double?) {
    self.width = width
    fitted = answer.map { $0.isSize ? $0 : MeasuredContent() }
    refusedFitted = answer.flatMap { $0.isSize ? nil : $0 }
  }
}

extension MeasuredContent {
  /// Whether every number can be what it stands for.
  fileprivate var isSize: Bool {
    [width, height].allSatisfy { $0.map { $0.isFinite && $0 >= 0 } ?? true }
      && [firstBaseline, lastBaseline].allSatisfy { $0?.isFinite ?? true }
  }
}
