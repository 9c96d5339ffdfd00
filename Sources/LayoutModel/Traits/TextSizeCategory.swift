/// The text size that the user prefers, Dynamic Type's twelve steps from small to large.
///
/// The raw values are the strings that the system's API uses.
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The smallest text.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Small text.
  case small = "UICTContentSizeCategoryS"
  /// Text a step below the default.
  case medium = "UICTContentSizeCategoryM"
  /// The default.
  case large = "UICTContentSizeCategoryL"
  /// Text a step above the default.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Text two steps above the default.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest text without the accessibility sizes.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The first accessibility size.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// The second accessibility size.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// The third accessibility size.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest text there is.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The place in ``allCases``, 0 for the smallest text.
  package var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}

extension TextSizeCategory: Comparable {
  /// Whether the left category has the smaller text.
  public static func < (lhs: TextSizeCategory, rhs: TextSizeCategory) -> Bool { lhs.step < rhs.step }
}
