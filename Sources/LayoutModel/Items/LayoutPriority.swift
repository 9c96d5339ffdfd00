/// How important a constraint is: a number above 0 and up to 1000, and 1000 is required.
///
/// Priorities are exact levels: no number of weaker constraints outweighs a stronger one.
public struct LayoutPriority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The number. A number outside (0, 1000] is refused when a constraint is activated.
  public var value: Double

  /// Makes a priority from a number.
  ///
  /// - Parameter value: Above 0 and up to 1000.
  public init(_ value: Double) { self.value = value }

  /// Makes a priority from a literal.
  public init(floatLiteral value: Double) { self.value = value }

  /// Makes a priority from a literal.
  public init(integerLiteral value: Int) { self.value = Double(value) }

  /// Whether the left priority is weaker.
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool { lhs.value < rhs.value }

  /// 1000: must hold.
  public static let required = LayoutPriority(1000)
  /// 750: the priority at which controls resist being compressed.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: the priority at which a drag resizes a window's scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: the priority at which a window's scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: the priority at which a drag moves a divider without resizing the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: the priority at which controls hug their content.
  public static let defaultLow = LayoutPriority(250)
  /// 50: the priority at which a view is fitted to a target size.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// The same as ``defaultHigh``, for `~ .high`.
  public static let high = defaultHigh
  /// The same as ``defaultLow``, for `~ .low`.
  public static let low = defaultLow

  package var isInRange: Bool { value > 0 && value <= 1000 }
  package var isRequired: Bool { value == 1000 }
}
