import ConstraintKernel

/// Something that a search found to be wrong.
package struct SearchFinding: Sendable {
  /// What kind of answer is wrong.
  package enum Kind: String, CaseIterable, Sendable {
    /// A level's error is not the least, a required constraint does not hold, or a conflict was not refused.
    case optimum
    /// An end of a range.
    case range
    /// What is refused can hold, a member is superfluous, or the multipliers and the shortfall do not fit.
    case conflict
    /// A call that throws what it should not.
    case failure
    /// Something is left of a change that was refused or undone, or a condition of the storage is broken.
    case state
  }

  /// What kind of answer is wrong.
  package var kind: Kind
  /// What is wrong, with the numbers and the constraints.
  package var text: String
}

/// A seeded sequence of changes of a solver, next to what it should hold. Answers are compared with the exact ones under the rule for doubles.
package struct SearchScript {
  /// What was compared.
  package struct Counts: Sendable {
    /// Settled states whose values were compared.
    package var states = 0
    /// Ranges of variables that were compared.
    package var ranges = 0
    /// Conflicts that were verified.
    package var conflicts = 0
  }

  private struct Stage {
    var hierarchy: Hierarchy
    var handles: [ConstraintHandle]
    var hash: UInt64
  }

  /// What was compared so far.
  package private(set) var counts = Counts()
  /// The calls so far, readable.
  package private(set) var calls: [String] = []
  private let family: SearchFamily
  private var random: SeededGenerator
  private var solver = Solver()
  private let variables: [Variable]
  private var hierarchy: Hierarchy
  private var handles: [ConstraintHandle] = []
  /// What the open transactions go back to, outermost first.
  private var open: [Stage] = []
  private var finding: SearchFinding?

  private static let deepest = 5

  /// Makes the script of a seed.
  package init(_ family: SearchFamily, seed: UInt64) {
    self.family = family
    random = SeededGenerator(seed: seed)
    hierarchy = Hierarchy(variableCount: random.integer(in: 2...5))
    variables = solver.makeVariables(hierarchy.variableCount)
  }

  /// Runs the script to its end or the first wrong answer.
  package mutating func run() -> SearchFinding? {
    let steps = random.integer(in: 4...(family == .ordinary ? 24 : 14))
    var next = random.integer(in: 3...steps)
    for step in 0..<steps where finding == nil {
      makeStep()
      guard open.isEmpty, finding == nil, step >= next else { continue }
      compare(ranges: false)
      next = step + random.integer(in: 3...steps)
    }
    while !open.isEmpty, finding == nil { commit() }
    if finding == nil { compare(ranges: true) }
    if finding == nil { compareBatch() }
    return finding
  }

  private mutating func note(_ kind: SearchFinding.Kind, _ text: String) {
    if finding == nil { finding = SearchFinding(kind: kind, text: "\(text)\n\(hierarchy)") }
  }

  // MARK: Steps

  private mutating func makeStep() {
    if family == .ordinary {
      let chance = random.integer(in: 0...99)
      if chance < 12, open.count < SearchScript.deepest { return begin() }
      if chance < 20, !open.isEmpty { return rollBack() }
      if chance < 28, !open.isEmpty { return commit() }
    }
    change(family.change(of: hierarchy, &random))
  }

  private mutating func begin() {
    calls.append("begin")
    open.append(Stage(hierarchy: hierarchy, handles: handles, hash: stateHash(solver, variables: variables)))
    solver.begin()
  }

  private mutating func rollBack() {
    calls.append("roll back")
    guard let stage = open.popLast() else { return }
    do { try solver.rollback() } catch { note(.failure, "a roll-back throws \(error)") }
    restore(stage)
  }

  private mutating func restore(_ stage: Stage) {
    (hierarchy, handles) = (stage.hierarchy, stage.handles)
    if solver.constraints != handles { note(.state, "the list of constraints is not the one before the transaction") }
    if stateHash(solver, variables: variables) != stage.hash { note(.state, "values are not those before it") }
  }

  private mutating func commit() {
    calls.append("commit")
    guard let stage = open.popLast() else { return }
    do { try solver.commit() } catch .unsatisfiable(let conflict) {
      verify(conflict, hierarchy, handles)
      restore(stage)
    } catch { note(.failure, "a commit throws \(error)") }
  }

  private mutating func change(_ change: HierarchyChange) {
    calls.append("\(change)")
    var changed = hierarchy
    changed.apply(change)
    let hash = stateHash(solver, variables: variables)
    do {
      try change.apply(to: &solver, &handles, variables)
      hierarchy = changed
    } catch .unsatisfiable(let conflict) {
      if stateHash(solver, variables: variables) != hash || solver.constraints != handles {
        note(.state, "\(change) was refused and leaves a trace")
      }
      verify(conflict, changed, handles)
    } catch {
      hierarchy = changed
      note(.failure, "\(change) throws \(error)")
    }
  }

  // MARK: Comparing

  private mutating func verify(_ conflict: Conflict, _ changed: Hierarchy, _ handles: [ConstraintHandle]) {
    counts.conflicts += 1
    var constraints: [ConstraintSpecification] = []
    for member in conflict.members {
      // The one that was to be added is the last and has a handle that nobody knows.
      let position = handles.firstIndex(of: member.handle) ?? handles.count
      guard position < changed.constraints.count else { return note(.conflict, "the member \(member) is unknown") }
      constraints.append(changed.constraints[position])
    }
    if let flaw = conflict.flawInDoubles(of: constraints, variableCount: changed.variableCount) {
      note(.conflict, "\(flaw): \(conflict.members.map(\.multiplier)) \(conflict.shortfall)\n\(constraints)\nof")
    }
  }

  private mutating func compare(ranges: Bool) {
    if solver.constraints != handles { note(.state, "the list of constraints is wrong") }
    counts.states += 1
    let rule = DoubleRule(hierarchy, at: variables.map { solver.value(of: $0) })
    if let flaw = rule.valueFlaw(solver, variables) { return note(.optimum, flaw) }
    guard ranges else { return }
    counts.ranges += variables.count
    do {
      if let flaw = try rule.rangeFlaw(solver, variables) { note(.range, flaw) }
    } catch {
      note(.failure, "ranges throws \(error)")
    }
  }

  /// What is left at the end, as one batch for a new solver.
  private mutating func compareBatch() {
    var fresh = Solver()
    let variables = fresh.makeVariables(hierarchy.variableCount)
    do {
      try fresh.add(hierarchy.constraints.map { $0.constraint(variables) })
      counts.states += 1
      let rule = DoubleRule(hierarchy, at: variables.map { fresh.value(of: $0) })
      if let flaw = rule.valueFlaw(fresh, variables) { note(.optimum, "as a batch: \(flaw)") }
    } catch {
      note(.failure, "as a batch: \(error)")
    }
  }
}
