import LayoutModel

/// A part of a piece of a sweep, as offsets from where the piece begins. In a single layout it is the point 0.
struct LintInterval: Hashable, Sendable {
  var lower: Double
  var upper: Double

  /// What counts as 0, in points: many times the solver's error and far below anything visible.
  static let noise = 1e-6

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The part in which all of some numbers are positive; nil if there is none, or if they are only positive by rounding.
  ///
  /// - Parameters:
  ///   - conditions: The numbers. A conjunction of linear conditions holds in an interval, whose ends are their zeros.
  ///   - whole: The piece.
  init?(where conditions: [LinearValue], in whole: LintInterval) {
    self = whole
    for condition in conditions {
      let first = condition.at(lower)
      let last = condition.at(upper)
      if max(first, last) <= Self.noise { return nil }
      if min(first, last) >= 0 { continue }
      let zero = lower + (upper - lower) * (first / (first - last))
      if first < 0 { lower = zero } else { upper = zero }
    }
    // Where the conditions hold at one point only, nothing is found.
    let middle = (lower + upper) / 2
    if conditions.contains(where: { $0.at(middle) <= Self.noise / 2 }) { return nil }
  }

  /// The part in which none of some numbers is negative, by more than rounding; nil if there is none. It may be a point.
  ///
  /// - Parameters:
  ///   - conditions: The numbers.
  ///   - whole: The piece.
  init?(whereNotNegative conditions: [LinearValue], in whole: LintInterval) {
    self = whole
    for condition in conditions {
      let first = condition.at(lower)
      let last = condition.at(upper)
      if max(first, last) < -Self.noise { return nil }
      if min(first, last) >= -Self.noise { continue }
      let share = max(first, last) <= 0 ? (first > last ? 0 : 1) : first / (first - last)
      let zero = lower + (upper - lower) * share
      if first < last { lower = zero } else { upper = zero }
    }
  }

  /// What remains of the interval without another one: up to two parts.
  func without(_ other: LintInterval?) -> [LintInterval] {
    guard let other, other.lower <= upper, other.upper >= lower else { return [self] }
    if other.lower <= lower && other.upper >= upper { return [] }
    var parts: [LintInterval] = []
    if other.lower > lower { parts.append(LintInterval(lower: lower, upper: other.lower)) }
    if other.upper < upper { parts.append(LintInterval(lower: other.upper, upper: upper)) }
    return parts
  }
}
