import ConstraintKernel

/// What the solver finds about a message.
public struct ConflictAnalysis: Sendable {
  /// Whether the printed constraints can hold together, as far as their printed numbers tell.
  public let isSatisfiable: Bool
  /// The sets of constraints that cannot hold together, but can without any one member, as positions in the list.
  public let sets: [[Int]]
  /// Whether ``sets`` are all.
  public let hasAllSets: Bool
  /// The least total violation in points: by how much constraints have to be missed together.
  public let overlap: Double
  /// The constraints whose removal alone makes the others satisfiable.
  public let fixes: [Int]
  /// What is behind the conflict; nil if no known pattern fits.
  public let cause: ConflictCause?
  let system: PrintedSystem

  /// Analyses a message.
  ///
  /// - Parameter message: The message.
  /// - Complexity: O(n) solves for n constraints in one irreducible set.
  public init(_ message: ConflictMessage) {
    system = PrintedSystem(message)
    var found = IrreducibleSets(system)
    sets = found.sets
    hasAllSets = found.isComplete
    fixes = found.fixes()
    isSatisfiable = sets.isEmpty
    if sets.isEmpty {
      overlap = 0
    } else {
      let all = system.isSolvable
      overlap = system.relaxed(optional: all, included: all)?.violation ?? 0
    }
    cause = CauseRules(message, sets: sets, overlap: overlap).cause
  }
}
