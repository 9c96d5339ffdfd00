/// The text that a view shows, as far as its size depends on it.
public struct TextContent: Hashable, Sendable {
  /// The font of a text.
  public enum Font: Hashable, Sendable {
    /// The system font in the size of a text style.
    case style(TextStyle)
    /// The system font in a size of its own, in points; finite and positive.
    case system(size: Double, weight: FontWeight = .regular)
  }

  /// The text. A line feed begins another line.
  public var string: String
  /// The font.
  public var font: Font
  /// The largest number of lines; 0 stands for as many as the text needs.
  public var numberOfLines: Int
  /// Whether the size follows the text size that the user prefers. A font in a size of its own is then scaled like body text.
  public var adjustsForContentSizeCategory: Bool
  /// How far the font may shrink where the text does not fit, as a share of its size: 1 and 0 stand for not at all. The natural size of the
  /// view does not depend on it.
  public var minimumScaleFactor: Double

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font.
  ///   - numberOfLines: The largest number of lines; 0 stands for as many as the text needs.
  ///   - adjustsForContentSizeCategory: Whether the size follows the text size that the user prefers.
  ///   - minimumScaleFactor: How far the font may shrink, above 0 and up to 1.
  public init(
    _ string: String, font: Font = .style(.body), numberOfLines: Int = 1, adjustsForContentSizeCategory: Bool = true,
    minimumScaleFactor: Double = 1
  ) {
    self.string = string
    self.font = font
    self.numberOfLines = numberOfLines
    self.adjustsForContentSizeCategory = adjustsForContentSizeCategory
    self.minimumScaleFactor = minimumScaleFactor
  }
}
