import ConstraintKernel

/// Judges a reported conflict against the constraints as they would have been.
struct ConflictCheck {
  var conflict: Conflict
  var proposed: Ledger
  var replay: ProblemReplay

  /// What is wrong with the conflict.
  ///
  /// - Parameters:
  ///   - allowed: The sets of names of which one has to be reported; nil if they are not known.
  ///   - changed: The name of the constraint that was added or changed; nil if there were several.
  func failures(allowed: [[String]]?, changed: String?) -> [String] {
    let names = conflict.members.map(name)
    let refused = zip(names, conflict.members).filter { $0.1.isRefused }.map { $0.0 }
    if let changed, refused != [changed] {
      return ["\(changed) was refused, but \(refused) is marked so among \(names)"]
    }
    if let allowed, !allowed.contains(where: { Set($0) == Set(names) }) {
      return ["conflict \(names.sorted()) reported, allowed are \(allowed)"]
    }
    var rows: [Problem.NamedConstraint] = []
    for name in names {
      guard let row = row(name) else { return ["the conflict \(names) names \(name), which is not there"] }
      if row.priority < .required { return ["the conflict \(names) names \(name), which is optional"] }
      rows.append(row)
    }
    return [certificateFailure(rows), reducibleMember(rows)].compactMap { $0 }
  }

  private func name(_ member: Conflict.Member) -> String {
    if let name = replay.names[member.handle] { return name }
    for (name, variable) in replay.variables where replay.solver.editConstraint(of: variable) == member.handle {
      return Ledger.editName(name)
    }
    return "an unknown handle"
  }

  private func row(_ name: String) -> Problem.NamedConstraint? {
    if let row = proposed.row(name) { return row }
    for variable in proposed.editedVariables where Ledger.editName(variable) == name {
      return proposed.editRow(variable)
    }
    return nil
  }

  /// The members times their multipliers have to cancel on the left and to leave the shortfall on the right.
  private func certificateFailure(_ rows: [Problem.NamedConstraint]) -> String? {
    var sides: [String: Double] = [:]
    var scale = 1.0
    var right = 0.0
    for (row, member) in zip(rows, conflict.members) {
      right += member.multiplier * row.constant
      scale = max(scale, (member.multiplier * row.constant).magnitude)
      for term in row.terms { sides[term.variable, default: 0] += member.multiplier * term.coefficient }
    }
    if let rest = sides.values.map(\.magnitude).max(), rest > 1e-7 * scale {
      return "the conflict's multipliers leave \(rest) of a variable"
    }
    if !((right.magnitude - conflict.shortfall).magnitude <= 1e-6 * scale) || !(conflict.shortfall > 0) {
      return "the conflict's shortfall is \(conflict.shortfall), its multipliers give \(right)"
    }
    let sign = right > 0 ? 1.0 : -1.0
    for (row, member) in zip(rows, conflict.members) {
      let direction = sign * member.multiplier
      let wrong =
        switch row.relation {
        case .equal: direction == 0
        case .greaterThanOrEqual: direction <= 0
        case .lessThanOrEqual: direction >= 0
        }
      if wrong { return "the conflict's multiplier of \(row.id) has the wrong sign" }
    }
    return nil
  }

  /// Without any one member the others can hold.
  private func reducibleMember(_ rows: [Problem.NamedConstraint]) -> String? {
    for dropped in rows.indices {
      do {
        var rest = try ProblemReplay(variables: replay.variables.keys.sorted())
        for (place, row) in rows.enumerated() where place != dropped { try rest.apply(.add(row)) }
      } catch {
        return "the conflict does not need \(rows[dropped].id)"
      }
    }
    return nil
  }
}
