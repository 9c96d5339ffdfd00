import ConstraintKernel

/// Kinds of random hierarchies, each after another weakness of solvers.
package enum HierarchyShape: CaseIterable, Sendable {
  /// Small whole coefficients and constants, few levels: many ties and degenerate vertices.
  case smallIntegers
  /// All coefficients ±1, all constants from {0, 1}, all weights equal: hardly anything is unique.
  case ties
  /// A tree of intervals: positions, sizes, gaps, shares; minimum sizes and optional constraints.
  case layout
  /// Copies, multiples and sums of earlier constraints.
  case redundant
  /// Whole problems whose rows and columns are multiplied by powers of two from 2⁻²⁰ to 2²⁰, constants up to 1e9.
  case unscaled
}

/// Makes reproducible random hierarchies.
package struct HierarchyGenerator: Sendable {
  /// The source of all random numbers.
  package var random: SeededGenerator

  /// Starts the sequence of a seed.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A hierarchy of 2 to 6 variables and 3 to 12 constraints.
  package mutating func hierarchy(_ shape: HierarchyShape) -> Hierarchy {
    var result = Hierarchy(variableCount: random.integer(in: 2...6))
    let count = random.integer(in: 3...12)
    if shape == .layout { return layout() }
    for _ in 0..<count { result.constraints.append(constraint(shape, in: result)) }
    if shape == .unscaled { rescale(&result) }
    return result
  }

  /// One more constraint for a hierarchy.
  package mutating func constraint(_ shape: HierarchyShape, in hierarchy: Hierarchy) -> ConstraintSpecification {
    if shape == .redundant && !hierarchy.constraints.isEmpty && random.chance(0.5) { return echo(of: hierarchy) }
    let width = min(hierarchy.variableCount, random.integer(in: 1...3))
    let chosen = random.shuffled(Array(0..<hierarchy.variableCount)).prefix(width)
    let isTie = shape == .ties
    let terms = chosen.map { (variable: $0, coefficient: coefficient(upTo: isTie ? 1 : 5)) }
    let constant = isTie ? random.integer(in: 0...1) : random.integer(in: -20...20)
    return ConstraintSpecification(
      terms, relation(), Double(constant), priority: priority(),
      weight: isTie || random.chance(0.6) ? 1 : Double(random.integer(in: 1...4)))
  }

  /// A priority: required for about a third.
  package mutating func priority() -> Double { random.element(of: [1000, 1000, 750, 500, 500, 250]) }

  /// A relation; equality for about half.
  package mutating func relation() -> Relation {
    random.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  /// A whole number that is not zero.
  package mutating func coefficient(upTo largest: Int) -> Double {
    Double(random.integer(in: 1...largest)) * (random.chance(0.5) ? 1 : -1)
  }

  // MARK: Shapes

  /// A copy, a multiple, or the sum of two constraints, perhaps at another priority.
  private mutating func echo(of hierarchy: Hierarchy) -> ConstraintSpecification {
    var result = random.element(of: hierarchy.constraints)
    switch random.integer(in: 0...2) {
    case 0: break
    case 1:
      let factor = Double(random.integer(in: 2...3))
      result.terms = result.terms.map { ($0.variable, $0.coefficient * factor) }
      result.constant *= factor
    default:
      let other = random.element(of: hierarchy.constraints)
      result.terms += other.terms
      result.constant += other.constant
    }
    if random.chance(0.3) { result.priority = priority() }
    return result
  }

  /// Variables 0 and 1 are the root's position and width; 2 and 3 a child's; 4 and 5 a second child's.
  private mutating func layout() -> Hierarchy {
    var constraints = [
      ConstraintSpecification([(0, 1)], .equal, 0),
      ConstraintSpecification([(1, 1)], .equal, Double(random.integer(in: 5...40) * 10), priority: 750),
    ]
    for child in [2, 4] {
      constraints.append(ConstraintSpecification([(child + 1, 1)], .greaterThanOrEqual, 0))
      let share = Double(random.integer(in: 1...8)) / 8
      constraints.append(ConstraintSpecification([(child + 1, 1), (1, -share)], .equal, 0, priority: priority()))
      constraints.append(
        ConstraintSpecification([(child, 1), (0, -1)], .greaterThanOrEqual, Double(random.integer(in: 0...3) * 8)))
      constraints.append(
        ConstraintSpecification([(child + 1, 1)], relation(), Double(random.integer(in: 1...9) * 20), priority: 500))
    }
    constraints.append(ConstraintSpecification([(4, 1), (2, -1), (3, -1)], relation(), 8, priority: priority()))
    constraints.append(ConstraintSpecification([(4, 1), (5, 1), (0, -1), (1, -1)], .lessThanOrEqual, -8))
    return Hierarchy(variableCount: 6, constraints: random.shuffled(constraints))
  }

  /// Multiplies rows and columns by powers of two, which leaves every number exact.
  private mutating func rescale(_ hierarchy: inout Hierarchy) {
    let columns = (0..<hierarchy.variableCount).map { _ in random.integer(in: -10...10) }
    let stretch = Double(random.element(of: [1, 1000, 50_000_000]))
    for position in hierarchy.constraints.indices {
      let row = random.integer(in: -10...10)
      var constraint = hierarchy.constraints[position]
      constraint.terms = constraint.terms.map { term in
        let exponent = row + columns[term.variable]
        return (term.variable, term.coefficient * Double(sign: .plus, exponent: exponent, significand: 1))
      }
      constraint.constant *= stretch * Double(sign: .plus, exponent: row, significand: 1)
      // Rows of one level are compared with each other, so the row's factor is taken out of its weight.
      constraint.weight *= Double(sign: .plus, exponent: -row, significand: 1)
      hierarchy.constraints[position] = constraint
    }
  }
}
