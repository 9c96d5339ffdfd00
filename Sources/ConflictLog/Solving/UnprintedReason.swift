import ConstraintKernel

/// Why a list holds as it is printed, although the system could not satisfy it.
public enum UnprintedReason: String, Hashable, Sendable {
  /// The system hid the list.
  case hidden
  /// The list was cut short.
  case incomplete
  /// Entries state nothing that can be read.
  case unreadable
  /// The distance of margins from the edges is not in the list.
  case margins
  /// The distance of baselines from the edges is not in the list.
  case baselines
  /// Where a view lies in its superview is not in the list.
  case superview
  /// Leading and trailing may run in different directions.
  case directions
  /// The printed numbers have six digits, and the list holds with equality.
  case rounding

  /// The reasons that a message shows, the likeliest first; never empty.
  static func reasons(for message: ConflictMessage, solvable: [Bool]) -> [UnprintedReason] {
    if message.isHidden { return [.hidden] }
    var result: [UnprintedReason] = []
    let attributes = message.constraints.flatMap { $0.terms.map { $0.attribute } }
    if !message.isComplete { result.append(.incomplete) }
    if solvable.contains(false) { result.append(.unreadable) }
    if attributes.contains(where: { $0.isMargin }) { result.append(.margins) }
    if attributes.contains(where: { $0.isBaseline }) { result.append(.baselines) }
    if message.constraints.contains(where: { $0.terms.first?.attribute.isMaskPosition ?? false && $0.superview == nil })
    {
      result.append(.superview)
    }
    let hasNatural = attributes.contains { $0 == .leading || $0 == .trailing }
    if hasNatural, attributes.contains(where: { $0 == .left || $0 == .right }) { result.append(.directions) }
    if result.isEmpty { result.append(.rounding) }
    return result
  }
}
