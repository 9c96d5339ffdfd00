/// When a variation holds: some traits that the environment must have, all of them.
///
/// ```swift
/// .horizontal(.regular) && .orientation(.landscape)
/// .textSize(.accessibilityMedium...)
/// .size("wide") { $0.width > 500 }
/// ```
public struct VariantCondition: Hashable, Sendable {
  private var horizontalSizeClass: SizeClass?
  private var verticalSizeClass: SizeClass?
  private var idiom: InterfaceIdiom?
  private var orientation: ScreenOrientation?
  private var direction: InterfaceLayoutDirection?
  private var screenClass: ScreenClass?
  private var deviceName: String?
  private var textSizes: TextSizeRange?
  private var predicates: [SizePredicate] = []
  /// Two conditions that no environment meets at once were combined.
  private var isImpossible = false

  /// Holds everywhere.
  public static let always = VariantCondition()

  /// Holds where there is much or little room along the width.
  public static func horizontal(_ sizeClass: SizeClass) -> VariantCondition {
    with { $0.horizontalSizeClass = sizeClass }
  }

  /// Holds where there is much or little room along the height.
  public static func vertical(_ sizeClass: SizeClass) -> VariantCondition { with { $0.verticalSizeClass = sizeClass } }

  /// Holds on a kind of device.
  public static func idiom(_ idiom: InterfaceIdiom) -> VariantCondition { with { $0.idiom = idiom } }

  /// Holds while the interface is turned so.
  public static func orientation(_ orientation: ScreenOrientation) -> VariantCondition {
    with { $0.orientation = orientation }
  }

  /// Holds where leading is on that side.
  public static func direction(_ direction: InterfaceLayoutDirection) -> VariantCondition {
    with { $0.direction = direction }
  }

  /// Holds on a family of screens.
  public static func screen(_ screenClass: ScreenClass) -> VariantCondition { with { $0.screenClass = screenClass } }

  /// Holds on one device.
  ///
  /// - Parameter name: As in ``LayoutEnvironment/deviceName``.
  public static func device(_ name: String) -> VariantCondition { with { $0.deviceName = name } }

  /// Holds at one text size.
  public static func textSize(_ category: TextSizeCategory) -> VariantCondition { textSize(category...category) }

  /// Holds at the text sizes of a range.
  public static func textSize(_ range: ClosedRange<TextSizeCategory>) -> VariantCondition {
    with { $0.textSizes = TextSizeRange(first: range.lowerBound, last: range.upperBound) }
  }

  /// Holds from a text size on.
  public static func textSize(_ range: PartialRangeFrom<TextSizeCategory>) -> VariantCondition {
    textSize(range.lowerBound...TextSizeCategory.accessibilityExtraExtraExtraLarge)
  }

  /// Holds up to a text size.
  public static func textSize(_ range: PartialRangeThrough<TextSizeCategory>) -> VariantCondition {
    textSize(TextSizeCategory.extraSmall...range.upperBound)
  }

  /// Holds where the size of the root view says so.
  ///
  /// - Parameters:
  ///   - name: Says what the predicate asks, for reports. Conditions whose names are equal count as equal.
  ///   - predicate: Is given the size of the root view in points. It must always answer the same for the same size.
  public static func size(_ name: String, _ predicate: @escaping @Sendable (LayoutSize) -> Bool) -> VariantCondition {
    with { $0.predicates = [SizePredicate(name: name, body: predicate)] }
  }

  private static func with(_ change: (inout VariantCondition) -> Void) -> VariantCondition {
    var condition = always
    change(&condition)
    return condition
  }

  /// Holds where both conditions hold. Two that contradict each other hold nowhere.
  public static func && (lhs: VariantCondition, rhs: VariantCondition) -> VariantCondition {
    var both = lhs
    var isImpossible = lhs.isImpossible || rhs.isImpossible
    func join<Value: Equatable>(_ mine: inout Value?, _ other: Value?) {
      guard let other else { return }
      if let value = mine, value != other { isImpossible = true }
      mine = other
    }
    join(&both.horizontalSizeClass, rhs.horizontalSizeClass)
    join(&both.verticalSizeClass, rhs.verticalSizeClass)
    join(&both.idiom, rhs.idiom)
    join(&both.orientation, rhs.orientation)
    join(&both.direction, rhs.direction)
    join(&both.screenClass, rhs.screenClass)
    join(&both.deviceName, rhs.deviceName)
    if let range = rhs.textSizes {
      let mine = both.textSizes ?? range
      let joined = TextSizeRange(first: max(mine.first, range.first), last: min(mine.last, range.last))
      if joined.first > joined.last { isImpossible = true }
      both.textSizes = joined
    }
    both.predicates += rhs.predicates
    both.isImpossible = isImpossible
    return both
  }

  /// Whether the condition holds in an environment.
  ///
  /// - Parameter environment: The environment.
  public func holds(in environment: LayoutEnvironment) -> Bool {
    func meets<Value: Equatable>(_ wanted: Value?, _ value: Value) -> Bool { wanted == nil || wanted == value }
    let traits = environment.traits
    guard !isImpossible, meets(horizontalSizeClass, traits.horizontalSizeClass),
      meets(verticalSizeClass, traits.verticalSizeClass), meets(idiom, traits.idiom),
      meets(orientation, traits.orientation), meets(direction, traits.layoutDirection),
      meets(screenClass, environment.screenClass), meets(deviceName, environment.deviceName)
    else { return false }
    if let textSizes {
      let category = traits.preferredContentSizeCategory
      guard textSizes.first <= category, category <= textSizes.last else { return false }
    }
    return predicates.allSatisfy { $0.body(environment.size) }
  }

  /// How narrowly the condition is drawn: one device before a family of screens, that before anything else, and else the number of traits.
  var specificity: Int {
    let traits = [
      horizontalSizeClass != nil, verticalSizeClass != nil, idiom != nil, orientation != nil, direction != nil,
      textSizes != nil,
    ]
    let count = traits.count { $0 } + predicates.count
    return (deviceName == nil ? 0 : 1_000_000) + (screenClass == nil ? 0 : 1000) + min(count, 999)
  }
}

extension VariantCondition: CustomStringConvertible {
  /// The traits in words, `always` if there are none.
  public var description: String {
    var parts: [String] = []
    if let deviceName { parts.append(deviceName) }
    if let screenClass { parts.append(screenClass.rawValue) }
    if let idiom { parts.append(idiom.rawValue) }
    if let orientation { parts.append(orientation.rawValue) }
    if let horizontalSizeClass { parts.append("\(horizontalSizeClass.rawValue) width") }
    if let verticalSizeClass { parts.append("\(verticalSizeClass.rawValue) height") }
    if let direction { parts.append(direction.rawValue) }
    if let textSizes { parts.append(textSizes.description) }
    parts += predicates.map { $0.name }
    if isImpossible { parts.append("never") }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}

private struct TextSizeRange: Hashable, Sendable, CustomStringConvertible {
  let first: TextSizeCategory
  let last: TextSizeCategory

  var description: String { first == last ? "text \(first)" : "text \(first) to \(last)" }
}

private struct SizePredicate: Hashable, Sendable {
  let name: String
  let body: @Sendable (LayoutSize) -> Bool

  static func == (lhs: SizePredicate, rhs: SizePredicate) -> Bool { lhs.name == rhs.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
