import ConstraintKernel

/// One change of a constraint hierarchy. Constraints are meant by their position, oldest first.
package enum HierarchyChange: Sendable {
  /// Adds a constraint.
  case add(ConstraintSpecification)
  /// Removes a constraint.
  case remove(Int)
  /// Changes a right side.
  case setConstant(Int, Double)
  /// Changes the coefficient of a variable.
  case setCoefficient(Int, variable: Int, Double)
  /// Changes a relation.
  case setRelation(Int, Relation)
  /// Changes a priority.
  case setPriority(Int, Double)
  /// Changes a weight.
  case setWeight(Int, Double)
}

extension Hierarchy {
  /// Applies a change.
  package mutating func apply(_ change: HierarchyChange) {
    switch change {
    case .add(let constraint): constraints.append(constraint)
    case .remove(let position): constraints.remove(at: position)
    case .setConstant(let position, let constant): constraints[position].constant = constant
    case .setCoefficient(let position, let variable, let coefficient):
      constraints[position].setCoefficient(coefficient, of: variable)
    case .setRelation(let position, let relation): constraints[position].relation = relation
    case .setPriority(let position, let priority): constraints[position].priority = priority
    case .setWeight(let position, let weight): constraints[position].weight = weight
    }
  }
}

extension HierarchyGenerator {
  /// A random change that keeps the shape of a hierarchy.
  package mutating func change(of hierarchy: Hierarchy, _ shape: HierarchyShape) -> HierarchyChange {
    guard !hierarchy.constraints.isEmpty else { return .add(constraint(.smallIntegers, in: hierarchy)) }
    let position = random.integer(in: 0...hierarchy.constraints.count - 1)
    let old = hierarchy.constraints[position]
    switch random.integer(in: 0...7) {
    case 0, 1: return .remove(position)
    case 2, 3:
      let factor = Double(random.integer(in: -3...3))
      return .setConstant(position, shape == .ties ? factor.magnitude : old.constant * factor + (factor == 0 ? 1 : 0))
    case 4:
      if shape != .unscaled && random.chance(0.4) {
        let variable = random.integer(in: 0...hierarchy.variableCount - 1)
        return .setCoefficient(position, variable: variable, coefficient(upTo: 3))
      }
      guard !old.terms.isEmpty else { return .remove(position) }
      let term = random.element(of: old.terms)
      let factor = Double(random.integer(in: -2...2))
      return .setCoefficient(position, variable: term.variable, term.coefficient * factor)
    case 5: return .setRelation(position, relation())
    case 6: return .setPriority(position, priority())
    default: return .setWeight(position, old.weight * Double(random.integer(in: 1...3)))
    }
  }
}

extension HierarchyChange {
  /// Makes the change in a solver.
  ///
  /// - Parameters:
  ///   - solver: The solver.
  ///   - handles: Its constraints, in the order of the hierarchy.
  ///   - variables: Its variables, in the order of the hierarchy.
  /// - Throws: What the solver throws; the handles are as before then.
  package func apply(
    to solver: inout Solver, _ handles: inout [ConstraintHandle], _ variables: [Variable]
  ) throws(SolverError) {
    switch self {
    case .add(let constraint): handles.append(try solver.add(constraint.constraint(variables)))
    case .remove(let position):
      try solver.remove(handles[position])
      handles.remove(at: position)
    case .setConstant(let position, let constant): try solver.setConstant(constant, of: handles[position])
    case .setCoefficient(let position, let variable, let coefficient):
      try solver.setCoefficient(coefficient, of: variables[variable], in: handles[position])
    case .setRelation(let position, let relation): try solver.setRelation(relation, of: handles[position])
    case .setPriority(let position, let priority): try solver.setPriority(Priority(priority), of: handles[position])
    case .setWeight(let position, let weight): try solver.setWeight(weight, of: handles[position])
    }
  }
}
