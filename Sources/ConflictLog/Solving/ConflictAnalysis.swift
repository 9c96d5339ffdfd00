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
  /// How the numbers of the first set add up; nil if the list holds.
  public let sum: ConflictSum?
  /// Single changes of the app's own constraints that settle the conflict, best first.
  public let changes: [ConflictChange]
  /// What becomes of the constraint that the system broke; nil if it is not known, or the list holds.
  public let recovery: Recovery?
  /// Why the list holds as printed; empty if it does not.
  public let reasons: [UnprintedReason]
  /// The items of the first set on their axis, as they come out if the broken constraint, or the one that bends best, is missed.
  public let spans: [ItemSpan]

  /// What the system's recovery leads to.
  public struct Recovery: Hashable, Sendable {
    /// Whether the other constraints can hold.
    public let settles: Bool
    /// The value that the left side of the broken constraint comes nearest to.
    public let value: Double
    /// By how many points it is missed.
    public let violation: Double
  }

  /// Analyses a message.
  ///
  /// - Parameter message: The message.
  /// - Complexity: O(n) solves for n constraints in one irreducible set.
  public init(_ message: ConflictMessage) {
    let system = PrintedSystem(message)
    let roles = message.roles
    var found = IrreducibleSets(system)
    sets = found.sets
    hasAllSets = found.isComplete
    fixes = found.fixes()
    isSatisfiable = sets.isEmpty
    let all = system.isSolvable
    overlap = sets.isEmpty ? 0 : system.relaxed(optional: all, included: all)?.violation ?? 0
    cause = CauseRules(message, sets: sets, overlap: overlap).cause
    sum = sets.first.flatMap { ConflictSum($0, of: message, system, roles) }
    let changes = ConflictChanges(message, roles, system).changes(for: fixes, cause: cause)
    self.changes = changes
    recovery = sets.isEmpty ? nil : message.broken.flatMap { Self.recovery(from: $0, system) }
    let missed =
      message.broken.flatMap { found.sets.first?.contains($0) ?? false ? $0 : nil } ?? changes.first?.constraint
    spans = found.sets.first.map { ItemSpan.spans(of: $0, missing: missed, message, system) } ?? []
    reasons = sets.isEmpty ? UnprintedReason.reasons(for: message, solvable: all) : []
  }

  private static func recovery(from broken: Int, _ system: PrintedSystem) -> Recovery? {
    var isOptional = [Bool](repeating: false, count: system.isSolvable.count)
    isOptional[broken] = true
    guard system.isSolvable[broken] else { return nil }
    guard let relaxed = system.relaxed(optional: isOptional, included: system.isSolvable) else {
      return Recovery(settles: false, value: 0, violation: 0)
    }
    return Recovery(settles: true, value: system.value(of: broken, in: relaxed), violation: relaxed.violation)
  }
}
