/// A sum of multiples of anchors and a constant: `safeArea.top + 0.15 * safeArea.height`.
///
/// The kind says what the sum measures. Positions plus sizes are positions, and the difference of two positions is a size.
public struct LayoutExpression<Kind: LayoutAnchorKind>: Sendable {
  /// The terms and the constant.
  public internal(set) var sum: LayoutConstraint.Side

  init(_ sum: LayoutConstraint.Side) { self.sum = sum }
}

/// What can stand in an expression over anchors: a ``LayoutAnchor`` or a ``LayoutExpression``.
///
/// The operators are written against this protocol, so that the compiler has few of them to try.
public protocol LayoutLinear<Kind> {
  /// What the expression measures.
  associatedtype Kind: LayoutAnchorKind

  /// The same as a sum of terms.
  var sum: LayoutConstraint.Side { get }
}

extension LayoutExpression: LayoutLinear {}

extension LayoutAnchor: LayoutLinear {
  /// The sum `1 · self + 0`.
  public var sum: LayoutConstraint.Side {
    LayoutConstraint.Side(LayoutConstraint.Term(multiplier: 1, item: item, attribute: attribute), constant: 0)
  }
}
