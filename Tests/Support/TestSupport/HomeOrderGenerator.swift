import ConstraintKernel

/// A home of numbered variables, to be made for any solver and for the reference.
package struct HomeSpecification: Sendable {
  /// What goes home; no variable repeats.
  package var terms: [(variable: Int, coefficient: Double)]
  /// Where it goes.
  package var value: Double

  /// The home for a solver's variables.
  package func home(_ variables: [Variable]) -> Home {
    Home(LinearExpression(terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }), value)
  }
}

extension HierarchyGenerator {
  /// Homes of all variables of a hierarchy in random order, some of them before a random expression with a home.
  package mutating func homes(variableCount: Int) -> [HomeSpecification] {
    var homes: [HomeSpecification] = []
    for variable in random.shuffled(Array(0..<variableCount)) {
      if variableCount > 1, random.chance(0.25) {
        let pair = random.shuffled(Array(0..<variableCount)).prefix(2)
        homes.append(HomeSpecification(terms: pair.map { ($0, coefficient(upTo: 2)) }, value: homeValue()))
      }
      homes.append(HomeSpecification(terms: [(variable, random.chance(0.8) ? 1 : -1)], value: homeValue()))
    }
    return homes
  }

  private mutating func homeValue() -> Double { Double(random.element(of: [0, 0, 0, random.integer(in: -20...20)])) }
}

extension Hierarchy {
  /// The one solution that a home order defines, by fixing its stages one after the other: each home is a level of its own below all
  /// others. The homes have to be those of all variables, and more if wanted. Nil if the required constraints conflict.
  package func solvedExactly(_ homes: [HomeSpecification]) -> [Rational]? {
    var constraints = constraints.map(\.reference)
    for (number, home) in homes.enumerated() {
      constraints.append(
        ConstraintSpecification(home.terms, .equal, home.value, priority: 1 / Double(number + 2)).reference)
    }
    return ReferenceSolver(constraints, variableCount: variableCount)?.values
  }
}

extension Double {
  /// The nearest multiple of 2⁻²⁰.
  package var quantised: Double { (self * 0x1p20).rounded() * 0x1p-20 }
}
