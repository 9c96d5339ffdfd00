import AppleDevices
import LayoutModel

/// What a font can give a text: the lengths between which a recorded one may be that of its content.
///
/// A record says how large a view was drawn. Where constraints decided that, or where it was not brought up to date, it says nothing about the
/// text, and four letters do not need 293 points.
struct FontLimits: Sendable {
  /// The least and the largest width of the text on one line, in points.
  private let width: ClosedRange<Double>
  /// The least and the largest height of one line, in points.
  private let lineHeight: ClosedRange<Double>
  private let calibration: TextCalibration

  /// From a thin letter to a pictograph, as shares of the size.
  private static let letters = 0.2...1.4
  /// Lines of fonts other than the system's, as shares of the size.
  private static let otherLines = 0.95...1.7
  /// By how much a record may be off because of rounding to points, in points.
  static let rounding = 1.0

  init(_ calibration: TextCalibration) {
    self.calibration = calibration
    let measurer = MetricsTextMeasurer(systemVersion: calibration.systemVersion)
    var single = calibration.text
    single.numberOfLines = 0
    let longest = Double(single.string.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0)
    func font(_ category: TextSizeCategory) -> (size: Double, line: Double, width: Double) {
      let font = single.resolvedFont(for: category)
      return (font.pointSize, font.lineMetrics.lineHeight, measurer.exactWidth(of: single, category: category))
    }
    // The editor draws text styles at a text size of its own, which the document does not tell. Other fonts keep their size.
    let (smallest, largest) = (font(.extraSmall), font(.extraExtraExtraLarge))
    width =
      min(longest * Self.letters.lowerBound * smallest.size, smallest.width) - Self.rounding...max(
        longest * Self.letters.upperBound * largest.size, largest.width) + Self.rounding
    lineHeight =
      calibration.isSystemFont
      ? smallest.line - Self.rounding...largest.line + Self.rounding
      : Self.otherLines.lowerBound * smallest.size - Self.rounding...Self.otherLines.upperBound * largest.size
        + Self.rounding
  }

  /// Whether a recorded length may be that of the content.
  ///
  /// - Parameters:
  ///   - recorded: The length, in points.
  ///   - axis: Its direction.
  func allow(_ recorded: Double, _ axis: LayoutConstraint.Axis) -> Bool {
    let room = calibration.room
    switch axis {
    case .horizontal:
      let letters = recorded - room.size.width
      let most = max(width.upperBound, room.least.width - room.size.width)
      return letters >= width.lowerBound && (room.isOpen || letters <= most)
    case .vertical:
      if calibration.kind == .textField { return recorded >= lineHeight.lowerBound }
      let lines = recorded - room.size.height
      let count = Double(calibration.lines(inHeight: recorded))
      return lines >= lineHeight.lowerBound && (room.isOpen || lines <= lineHeight.upperBound * count)
    }
  }
}
