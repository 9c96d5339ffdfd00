import LayoutModel

/// What people call a text size: `L` for the default, `XS` to `XXXL`, and `AX1` to `AX5` for the accessibility sizes.
package struct TextSizeName: Hashable, Sendable, CustomStringConvertible {
  /// The text size.
  let category: TextSizeCategory

  /// The name of a text size.
  ///
  /// - Parameter category: The text size.
  init(_ category: TextSizeCategory) { self.category = category }

  /// The text size of a name; nil if there is none. Upper and lower case are the same.
  ///
  /// - Parameter name: A short name, or the name of the case of `TextSizeCategory`.
  init?(_ name: String) {
    let wanted = name.lowercased()
    let found = TextSizeCategory.allCases.first {
      TextSizeName($0).description.lowercased() == wanted || "\($0)".lowercased() == wanted
    }
    guard let found else { return nil }
    category = found
  }

  /// The short name.
  package var description: String {
    switch category {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }
}
