import ConstraintKernel

/// Kinds of scripts in which a search looks for wrong answers, each after another weakness of solvers.
package enum SearchFamily: String, CaseIterable, Sendable {
  /// Small whole numbers, with transactions nested up to five deep.
  case ordinary
  /// One digit times a power of ten from 1e-3 to 1e3.
  case coefficients
  /// Rows that differ by 1e-5 or so from earlier ones.
  case parallel
  /// Sevenths, tenths and thirds, which no double holds exactly.
  case fractions

  /// A coefficient; never 0.
  package func coefficient(_ random: inout SeededGenerator) -> Double {
    let sign = random.chance(0.5) ? 1.0 : -1.0
    switch self {
    case .ordinary, .parallel: return sign * Double(random.integer(in: 1...3))
    case .coefficients:
      let power = random.element(of: [1e-3, 1e-2, 0.1, 1, 10, 100, 1000])
      let digit = random.chance(0.4) ? 1 : random.integer(in: 1...9)
      // A division gives the nearest double to the decimal number.
      return sign * (power < 1 ? Double(digit) / (1 / power) : min(1000, Double(digit) * power))
    case .fractions:
      return sign * Double(random.integer(in: 1...9)) / Double(random.element(of: [1, 3, 7, 10, 10]))
    }
  }

  /// A right side.
  package func constant(_ random: inout SeededGenerator) -> Double {
    switch self {
    case .ordinary, .parallel: Double(random.integer(in: -20...20))
    case .coefficients: random.element(of: [0, 0, 0.001, 1, 1, 7, -20, 100])
    case .fractions: Double(random.integer(in: -9...9)) / Double(random.element(of: [1, 3, 7, 10, 10]))
    }
  }

  /// A constraint to add to a hierarchy.
  package func constraint(in hierarchy: Hierarchy, _ random: inout SeededGenerator) -> ConstraintSpecification {
    if self == .parallel, !hierarchy.constraints.isEmpty, random.chance(0.5) {
      return neighbour(in: hierarchy, &random)
    }
    if self == .ordinary || self == .fractions, hierarchy.constraints.count > 1, random.chance(0.15) {
      return sum(in: hierarchy, &random)
    }
    let width = min(hierarchy.variableCount, random.integer(in: 1...3))
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in random.shuffled(Array(0..<hierarchy.variableCount)).prefix(width) {
      terms.append((variable, coefficient(&random)))
    }
    return ConstraintSpecification(
      terms, relation(&random), constant(&random), priority: priority(&random), weight: weight(&random))
  }

  /// An earlier constraint with a coefficient or two a little off.
  private func neighbour(in hierarchy: Hierarchy, _ random: inout SeededGenerator) -> ConstraintSpecification {
    var result = random.element(of: hierarchy.constraints)
    for position in result.terms.indices where random.chance(0.6) {
      let offset = Double(random.integer(in: -3...3))
      result.terms[position].coefficient = ((result.terms[position].coefficient * 100_000).rounded() + offset) / 100_000
    }
    result.terms.removeAll { $0.coefficient == 0 }
    if random.chance(0.5) { result.constant = constant(&random) }
    result.relation = relation(&random)
    result.priority = priority(&random)
    return result
  }

  /// The sum of two earlier constraints: redundant, or in conflict with them by as little as the sum of their constants is rounded.
  private func sum(in hierarchy: Hierarchy, _ random: inout SeededGenerator) -> ConstraintSpecification {
    var result = random.element(of: hierarchy.constraints)
    let other = random.element(of: hierarchy.constraints)
    result.terms += other.terms
    result.constant += other.constant
    if random.chance(0.3) { result.priority = priority(&random) }
    if random.chance(0.2) { result.constant += random.element(of: [-1, 1]) }
    return result
  }

  /// A change of a hierarchy.
  package func change(of hierarchy: Hierarchy, _ random: inout SeededGenerator) -> HierarchyChange {
    guard hierarchy.constraints.count > 2, !random.chance(0.6) else {
      return .add(constraint(in: hierarchy, &random))
    }
    let position = random.integer(in: 0...hierarchy.constraints.count - 1)
    switch random.integer(in: 0...8) {
    case 0, 1, 2: return .remove(position)
    case 3, 4: return .setConstant(position, constant(&random))
    case 5:
      let variable = random.integer(in: 0...hierarchy.variableCount - 1)
      return .setCoefficient(position, variable: variable, random.chance(0.2) ? 0 : coefficient(&random))
    case 6: return .setRelation(position, relation(&random))
    case 7: return .setPriority(position, priority(&random))
    default: return .setWeight(position, weight(&random))
    }
  }

  private func relation(_ random: inout SeededGenerator) -> Relation {
    random.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private func priority(_ random: inout SeededGenerator) -> Double {
    random.element(of: [1000, 1000, 500, 500, 251, 250, 250])
  }

  private func weight(_ random: inout SeededGenerator) -> Double {
    random.chance(0.7) ? 1 : Double(random.integer(in: 1...4))
  }
}
