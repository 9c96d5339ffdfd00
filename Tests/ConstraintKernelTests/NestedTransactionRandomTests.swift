import ConstraintKernel
import TestSupport
import XCTest

/// Random changes in transactions that nest, are undone, fail and are copied, against a solver made afresh from what should be there.
final class NestedTransactionRandomTests: XCTestCase {
  /// What should be in the solver.
  private struct Model {
    var constraints: [(handle: ConstraintHandle, constraint: Constraint, name: String)] = []
  }

  private struct Script {
    var random: SeededGenerator
    var solver = Solver()
    var model = Model()
    var open: [Model] = []
    var variables: [Variable] = []
    var refusals = 0

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      variables = (0..<3).map { solver.makeVariable("v\($0)") }
    }

    mutating func constraint() -> Constraint {
      var expression = LinearExpression()
      for variable in random.shuffled(variables).prefix(random.integer(in: 1...2)) {
        expression.append(LinearTerm(variable, Double(random.element(of: [-2, -1, 1, 2]))))
      }
      let relation = random.element(of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
      let priority = Priority(random.element(of: [1000.0, 1000, 750, 500, 250]))
      return Constraint(
        expression, relation, Double(random.integer(in: -20...20)), priority: priority,
        weight: Double(random.integer(in: 1...3)))
    }

    /// One change or one step of a transaction. Outside a transaction, a refused change leaves the model as it was.
    mutating func step() throws {
      let chance = random.integer(in: 0...99)
      do {
        if chance < 14, open.count < 5 {
          open.append(model)
          solver.begin()
        } else if chance < 24, let before = open.last {
          try solver.rollback()
          open.removeLast()
          model = before
        } else if chance < 34, let before = open.last {
          open.removeLast()
          do { try solver.commit() } catch {
            model = before
            refusals += 1
          }
        } else if chance < 37 {
          // The copy goes on, and what is done to the original does not show.
          var original = solver
          solver = solver.copyForTest()
          if let handle = model.constraints.first?.handle { try? original.remove(handle) }
        } else {
          try change()
        }
      } catch SolverError.unsatisfiable {
        refusals += 1
      }
    }

    private mutating func change() throws {
      let count = model.constraints.count
      let kind = random.integer(in: 0...9)
      if kind < 3 || count < 4 {
        let made = constraint()
        let name = random.chance(0.5) ? "n\(random.integer(in: 0...3))" : ""
        if !name.isEmpty, model.constraints.contains(where: { $0.name == name }) {
          XCTAssertThrowsError(try solver.add(made, name: name))
          return
        }
        let handle = name.isEmpty ? try solver.add(made) : try solver.add(made, name: name)
        model.constraints.append((handle, made, name))
        return
      }
      let place = random.integer(in: 0...(count - 1))
      let entry = model.constraints[place]
      switch kind {
      case 3:
        try solver.remove(entry.handle)
        model.constraints.remove(at: place)
      case 4, 5:
        let constant = Double(random.integer(in: -20...20))
        try solver.setConstant(constant, of: entry.handle)
        model.constraints[place].constraint = try solver.constraint(entry.handle)
      case 6:
        try solver.setPriority(Priority(random.element(of: [1000.0, 750, 500, 250])), of: entry.handle)
        model.constraints[place].constraint = try solver.constraint(entry.handle)
      case 7:
        try solver.setWeight(Double(random.integer(in: 1...4)), of: entry.handle)
        model.constraints[place].constraint = try solver.constraint(entry.handle)
      case 8:
        let relation = random.element(of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        try solver.setRelation(relation, of: entry.handle)
        model.constraints[place].constraint = try solver.constraint(entry.handle)
      default:
        let coefficient = Double(random.element(of: [-2, -1, 1, 2]))
        try solver.setCoefficient(coefficient, of: random.element(of: variables), in: entry.handle)
        model.constraints[place].constraint = try solver.constraint(entry.handle)
      }
    }

    /// The first difference between the solver and one made afresh; nil if there is none.
    func difference() -> String? {
      if solver.constraints.count != model.constraints.count { return "\(solver.constraints.count) constraints" }
      var fresh = Solver()
      let twins = variables.map { _ in fresh.makeVariable() }
      let twinOf = Dictionary(uniqueKeysWithValues: zip(variables, twins))
      var batch: [Constraint] = []
      for entry in model.constraints {
        guard let known = try? solver.constraint(entry.handle) else { return "a constraint is missing" }
        if known.constant != entry.constraint.constant || known.priority != entry.constraint.priority
          || known.weight != entry.constraint.weight || known.relation != entry.constraint.relation
        {
          return "\(known) for \(entry.constraint)"
        }
        if solver.name(of: entry.handle) != entry.name { return "the name \(solver.name(of: entry.handle))" }
        if !entry.name.isEmpty, solver.handle(named: entry.name) != entry.handle { return "nobody is \(entry.name)" }
        var expression = LinearExpression()
        for term in known.expression.terms {
          guard let twin = twinOf[term.variable] else { return "an unknown variable" }
          expression.append(LinearTerm(twin, term.coefficient))
        }
        batch.append(
          Constraint(expression, known.relation, known.constant, priority: known.priority, weight: known.weight))
      }
      do { try fresh.add(batch) } catch { return "made afresh: \(error)" }
      let levels = Dictionary(uniqueKeysWithValues: fresh.errors.map { ($0.priority.value, $0.error) })
      for level in solver.errors {
        let expected = levels[level.priority.value] ?? 0
        if (level.error - expected).magnitude > 1e-7 * max(1, expected) {
          return "level \(level.priority.value): \(level.error) for \(expected)"
        }
      }
      return solver.checkInvariants()
    }
  }

  func test_changes_inNestedTransactionsGiveWhatAFreshSolverGives() throws {
    #if DEBUG
      let count: UInt64 = 300
    #else
      let count: UInt64 = 6000
    #endif
    var compared = 0
    var refusals = 0
    for seed in 0..<count {
      var script = Script(seed: seed)
      for number in 0..<80 {
        try script.step()
        guard script.open.isEmpty else { continue }
        compared += 1
        if let difference = script.difference() {
          XCTFail("seed \(seed), step \(number): \(difference)")
          break
        }
      }
      refusals += script.refusals
    }
    XCTAssertGreaterThan(compared, Int(count) * 5)
    XCTAssertGreaterThan(refusals, Int(count) / 4)
  }
}

extension Solver {
  /// A copy that is written to, so that it has storage of its own.
  fileprivate func copyForTest() -> Solver {
    var copy = self
    _ = copy.makeVariable()
    return copy
  }
}
