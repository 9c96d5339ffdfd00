import ConstraintKernel

/// A long life of one solver: every call that there is, in random order, next to a plain list of what it should hold.
///
/// The numbers are small and whole, so that many answers are ties and every difference is a fault.
package struct SoakScript {
  /// An edit next to its constraint.
  private struct Edit {
    var variable: Int
    var priority: Double
    var suggestion: Double?
  }

  /// What should be in the solver.
  private struct Model {
    var constraints: [ConstraintSpecification] = []
    var handles: [ConstraintHandle] = []
    var edits: [Edit] = []
  }

  /// The number of calls so far.
  package private(set) var operations = 0
  /// How often the solver was compared with the reference.
  package private(set) var comparisons = 0
  /// How many calls were refused.
  package private(set) var refusals = 0
  /// The first difference.
  package private(set) var difference: String?
  /// A sum over what was read, so that reading cannot be optimised away.
  package private(set) var checksum = 0.0
  private var random: SeededGenerator
  private var solver = Solver()
  private let variables: [Variable]
  private var model = Model()
  private var open: [Model] = []

  private static let deepest = 5
  private static let mostConstraints = 14
  /// After so many calls the solver is compared with the reference.
  private static let callsBetweenComparisons = 1000

  /// Starts the life of a seed.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    variables = solver.makeVariables(6)
  }

  /// Makes as many calls, or fewer if there is a difference.
  package mutating func run(_ count: Int) {
    for _ in 0..<count where difference == nil {
      operations += 1
      do { try step() } catch .unsatisfiable { refusals += 1 } catch {
        difference = "operation \(operations) throws \(error)"
      }
      if operations % SoakScript.callsBetweenComparisons == 0 { compare() }
    }
  }

  private mutating func step() throws(SolverError) {
    switch random.integer(in: 0...99) {
    case 0..<15: try add()
    case 15..<24: try remove()
    case 24..<40: try setConstant()
    case 40..<50: try setPenalty()
    case 50..<53: try setCoefficient()
    case 53..<57: try changeEdits()
    case 57..<74: try suggest()
    case 74..<76: begin()
    case 76..<81: try commit()
    case 81..<83: try rollBack()
    case 83..<85: try branch()
    case 85: if random.chance(0.05) { try clear() }
    case 86..<96: read()
    default: report()
    }
  }

  // MARK: Constraints

  private mutating func add() throws(SolverError) {
    guard model.constraints.count < SoakScript.mostConstraints else { return try remove() }
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<random.integer(in: 1...3) {
      terms.append((random.integer(in: 0...variables.count - 1), coefficient()))
    }
    let made = ConstraintSpecification(
      terms, relation(), Double(random.integer(in: -20...20)), priority: priority(),
      weight: Double(random.integer(in: 1...3)))
    let handle = try solver.add(made.constraint(variables))
    model.constraints.append(made)
    model.handles.append(handle)
  }

  private mutating func remove() throws(SolverError) {
    guard let place = anyConstraint() else { return }
    try solver.remove(model.handles[place])
    model.handles.remove(at: place)
    model.constraints.remove(at: place)
  }

  private mutating func setConstant() throws(SolverError) {
    guard let place = anyConstraint() else { return }
    let constant = Double(random.integer(in: -20...20))
    try solver.setConstant(constant, of: model.handles[place])
    model.constraints[place].constant = constant
  }

  private mutating func setPenalty() throws(SolverError) {
    guard let place = anyConstraint() else { return }
    let handle = model.handles[place]
    switch random.integer(in: 0...2) {
    case 0:
      let priority = priority()
      try solver.setPriority(Priority(priority), of: handle)
      model.constraints[place].priority = priority
    case 1:
      let weight = Double(random.integer(in: 1...4))
      try solver.setWeight(weight, of: handle)
      model.constraints[place].weight = weight
    default:
      let relation = relation()
      try solver.setRelation(relation, of: handle)
      model.constraints[place].relation = relation
    }
  }

  private mutating func setCoefficient() throws(SolverError) {
    guard let place = anyConstraint() else { return }
    let variable = random.integer(in: 0...variables.count - 1)
    let coefficient = random.chance(0.3) ? 0 : coefficient()
    try solver.setCoefficient(coefficient, of: variables[variable], in: model.handles[place])
    model.constraints[place].setCoefficient(coefficient, of: variable)
  }

  private mutating func clear() throws(SolverError) {
    try solver.remove(model.handles)
    model.constraints.removeAll()
    model.handles.removeAll()
  }

  private mutating func anyConstraint() -> Int? {
    model.constraints.isEmpty ? nil : random.integer(in: 0...model.constraints.count - 1)
  }

  private mutating func coefficient() -> Double { Double(random.integer(in: 1...3)) * (random.chance(0.5) ? 1 : -1) }

  private mutating func priority() -> Double { random.element(of: [1000, 1000, 750, 500, 500, 250]) }

  private mutating func relation() -> Relation {
    random.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  // MARK: Edits

  private mutating func changeEdits() throws(SolverError) {
    let variable = random.integer(in: 0...variables.count - 1)
    if let place = model.edits.firstIndex(where: { $0.variable == variable }) {
      try solver.endEdit(variables[variable])
      model.edits.remove(at: place)
    } else if model.edits.count < 2 {
      let edit = Edit(variable: variable, priority: random.element(of: [750, 500, 250]))
      try solver.edit(variables[variable], at: Priority(edit.priority))
      model.edits.append(edit)
    }
  }

  private mutating func suggest() throws(SolverError) {
    guard !model.edits.isEmpty else { return try setConstant() }
    let place = random.integer(in: 0...model.edits.count - 1)
    let value = Double(random.integer(in: -40...40))
    try solver.suggest(value, for: variables[model.edits[place].variable])
    model.edits[place].suggestion = value
  }

  // MARK: Transactions and copies

  private mutating func begin() {
    guard open.count < SoakScript.deepest else { return }
    open.append(model)
    solver.begin()
  }

  private mutating func commit() throws(SolverError) {
    guard let before = open.popLast() else { return }
    do { try solver.commit() } catch {
      model = before
      throw error
    }
  }

  private mutating func rollBack() throws(SolverError) {
    guard let before = open.popLast() else { return }
    try solver.rollback()
    model = before
  }

  /// Goes on with a copy, or with the original after the copy was changed.
  private mutating func branch() throws(SolverError) {
    var copy = solver
    if random.chance(0.5) { swap(&copy, &solver) }
    if let handle = model.handles.first { try? copy.remove(handle) }
    _ = copy.makeVariable()
    checksum += copy.value(of: variables[0])
  }

  // MARK: Reading

  private mutating func read() {
    checksum += solver.value(of: variables[random.integer(in: 0...variables.count - 1)])
    if random.chance(0.1) { checksum += Double(solver.takeChanges().count) }
  }

  private mutating func report() {
    checksum += Double(solver.violations.count)
    for level in solver.errors { checksum += level.error }
    guard open.isEmpty, random.chance(0.05) else { return }
    let variable = variables[random.integer(in: 0...variables.count - 1)]
    if let explanation = try? solver.explanation(of: variable) { checksum += Double(explanation.contributions.count) }
    if let range = try? solver.range(of: variable) { checksum += range.lower ?? 0 }
    if let handle = model.handles.first, let sweep = try? solver.sweep(handle, from: -10, to: 10) {
      checksum += Double(sweep.breakpoints.count)
    }
  }

  // MARK: Comparing

  private mutating func compare() {
    while !open.isEmpty {
      do { try commit() } catch .unsatisfiable { refusals += 1 } catch { difference = "a commit throws \(error)" }
    }
    comparisons += 1
    var hierarchy = Hierarchy(variableCount: variables.count, constraints: model.constraints)
    for edit in model.edits {
      guard let value = edit.suggestion else { continue }
      hierarchy.constraints.append(
        ConstraintSpecification([(edit.variable, 1)], .equal, value, priority: edit.priority))
    }
    let rule = DoubleRule(hierarchy, at: variables.map { solver.value(of: $0) })
    let flaw =
      solver.constraints == model.handles
      ? solver.checkInvariants() ?? rule.valueFlaw(solver, variables) : "the list of constraints is wrong"
    if let flaw { difference = "after \(operations) operations: \(flaw)\n\(hierarchy)" }
  }
}
