/// How important a constraint is: a number above 0 and up to 1000, and 1000 is required.
///
/// Priorities are exact levels. All constraints of a level are settled before any weaker one has a say, and no number of
/// weaker constraints outweighs a stronger one. Two priorities that differ at all are different levels.
///
/// The names are those of Cassowary. Auto Layout's are `LayoutPriority`'s, in the layer that speaks its language.
@frozen
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The number. A solver refuses one outside (0, 1000] with ``SolverError/priorityOutOfRange(_:)``.
  public var value: Double

  /// Makes a priority from a number; it is checked when a constraint is added.
  ///
  /// - Parameter value: Above 0 and up to 1000.
  @inlinable
  public init(_ value: Double) { self.value = value }

  /// Makes a priority from a literal.
  @inlinable
  public init(floatLiteral value: Double) { self.value = value }

  /// Makes a priority from a literal.
  @inlinable
  public init(integerLiteral value: Int) { self.value = Double(value) }

  /// Whether the left priority is weaker.
  @inlinable
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.value < rhs.value }

  /// 1000: must hold.
  public static let required = Priority(1000)
  /// 750, the strongest of Cassowary's optional strengths.
  public static let strong = Priority(750)
  /// 500.
  public static let medium = Priority(500)
  /// 250.
  public static let weak = Priority(250)
}
