/// Collects constraints that are written as statements.
@resultBuilder
public enum LayoutConstraintBuilder {
  /// A statement that is one constraint.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }

  /// A statement that is several constraints.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }

  /// Any other statement.
  @available(*, unavailable, message: "only constraints can stand in the braces; print before them, or after")
  public static func buildExpression(_ other: Void) -> [LayoutConstraint] { [] }

  /// The statements of a block.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] { parts.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] { part ?? [] }

  /// The first branch of an `if`.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// The other branch of an `if`.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }

  /// A loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap { $0 } }
}

extension Array where Element == LayoutConstraint {
  /// Constraints that are written as statements, one below the other.
  ///
  /// ```swift
  /// try tree.activate(.list {
  ///   card.centerX == safeArea.centerX
  ///   if isWide { card.width == 560 } else { card.width == 0.8 * safeArea.width }
  /// })
  /// ```
  ///
  /// - Parameter statements: The constraints. The compiler checks them one by one, so that long lists stay quick.
  public static func list(
    @LayoutConstraintBuilder _ statements: () -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    statements()
  }
}
