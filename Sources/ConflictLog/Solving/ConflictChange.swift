import ConstraintKernel

/// A single change of one constraint that settles a conflict.
public struct ConflictChange: Hashable, Sendable {
  /// What is changed.
  public enum Kind: Hashable, Sendable {
    /// The priority becomes 999.
    case priority
    /// `==` becomes an inequality.
    case relation(Relation)
    /// The constraint goes.
    case removal
  }

  /// The position of the constraint in the list.
  public let constraint: Int
  /// What is changed.
  public let kind: Kind
  /// By how many points the constraint as printed is missed afterwards.
  public let violation: Double
}

/// Finds the changes that an author can make, and has the solver try them.
struct ConflictChanges {
  private let message: ConflictMessage
  private let roles: [ConstraintRole]
  private let system: PrintedSystem

  init(_ message: ConflictMessage, _ roles: [ConstraintRole], _ system: PrintedSystem) {
    self.message = message
    self.roles = roles
    self.system = system
  }

  /// The changes, best first.
  ///
  /// - Parameters:
  ///   - fixes: The constraints whose removal alone settles the conflict.
  ///   - cause: What is behind the conflict.
  /// - Complexity: Two solves for each of the constraints.
  func changes(for fixes: [Int], cause: ConflictCause?) -> [ConflictChange] {
    let own = fixes.filter { !roles[$0].isSystem }.sorted { (rank($0), $0) < (rank($1), $1) }
    var (priorities, relations, removals): ([ConflictChange], [ConflictChange], [ConflictChange]) = ([], [], [])
    for position in own {
      var isOptional = [Bool](repeating: false, count: roles.count)
      isOptional[position] = true
      guard let relaxed = system.relaxed(optional: isOptional, included: system.isSolvable) else { continue }
      let missed = relaxed.violation
      priorities.append(ConflictChange(constraint: position, kind: .priority, violation: missed))
      removals.append(ConflictChange(constraint: position, kind: .removal, violation: missed))
      guard message.constraints[position].relation == .equal else { continue }
      let value = system.value(of: position, in: relaxed)
      let relation: Relation = value < message.constraints[position].constant ? .lessThanOrEqual : .greaterThanOrEqual
      guard system.holds(system.isSolvable, with: relation, at: position) else { continue }
      relations.append(ConflictChange(constraint: position, kind: .relation(relation), violation: missed))
    }
    switch cause {
    case .twice?: return alternating([removals, relations, priorities])
    case .fixedNumbers?: return alternating([relations, priorities, removals])
    default: return alternating([priorities, relations, removals])
    }
  }

  /// The best of each kind, then the second of each, and so on.
  private func alternating(_ lists: [[ConflictChange]]) -> [ConflictChange] {
    var result: [ConflictChange] = []
    for position in 0..<(lists.map { $0.count }.max() ?? 0) {
      for list in lists where position < list.count { result.append(list[position]) }
    }
    return result
  }

  /// How naturally a constraint bends: the far edge of a container first, as a layout grows from its begin.
  private func rank(_ position: Int) -> Int {
    let constraint = message.constraints[position]
    if constraint.terms.count == 2, !constraint.isGap, constraint.terms[0].item != constraint.terms[1].item {
      switch constraint.terms[0].attribute.edge {
      case .bottom, .right, .bottomMargin, .rightMargin, .trailingMargin: return 0
      case .top, .left, .topMargin, .leftMargin, .leadingMargin: return 3
      default: return 4
      }
    }
    return constraint.isPlainSize ? 1 : 2
  }
}
