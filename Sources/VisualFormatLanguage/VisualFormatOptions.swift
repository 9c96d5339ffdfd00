import LayoutModel

/// How a visual format aligns its views, and in which direction it runs. The words are NSLayoutConstraint.FormatOptions'.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Makes options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// All left edges are the same; for vertical formats.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 0)
  /// All right edges are the same; for vertical formats.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
  /// All top edges are the same; for horizontal formats.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
  /// All bottom edges are the same; for horizontal formats.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
  /// All leading edges are the same; for vertical formats.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
  /// All trailing edges are the same; for vertical formats.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
  /// All horizontal centres are the same; for vertical formats.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
  /// All vertical centres are the same; for horizontal formats.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
  /// All last baselines are the same; for horizontal formats.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 8)
  /// All first baselines are the same; for horizontal formats.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 9)

  /// Horizontal formats run from leading to trailing. That is so without options.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// Horizontal formats run from left to right in every language.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Horizontal formats run from right to left in every language.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 17)

  /// Distances are measured from edge to edge. That is so without options.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Distances between views of a vertical format are measured from the last baseline to the next first one.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  /// The alignments with what they align, in the order in which constraints are made.
  static let alignments: [(option: VisualFormatOptions, name: String, attribute: LayoutAttribute)] = [
    (.alignAllLeft, "alignAllLeft", .left), (.alignAllRight, "alignAllRight", .right),
    (.alignAllTop, "alignAllTop", .top), (.alignAllBottom, "alignAllBottom", .bottom),
    (.alignAllLeading, "alignAllLeading", .leading), (.alignAllTrailing, "alignAllTrailing", .trailing),
    (.alignAllCenterX, "alignAllCenterX", .centerX), (.alignAllCenterY, "alignAllCenterY", .centerY),
    (.alignAllLastBaseline, "alignAllLastBaseline", .lastBaseline),
    (.alignAllFirstBaseline, "alignAllFirstBaseline", .firstBaseline),
  ]
}
