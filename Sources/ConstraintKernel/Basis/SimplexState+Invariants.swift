/// Checks of the state, for tests and for builds with `RATITE_CHECK_INVARIANTS`.
extension SimplexState {
  /// Describes the first broken condition; nil if all is well.
  ///
  /// - Parameter isSettled: Whether the state is that after a solve; otherwise only the storage is checked.
  func brokenInvariant(isSettled: Bool) -> String? {
    var multiplier = LevelVector()
    if let broken = brokenStorage() { return broken }
    if !isSettled { return nil }
    for index in program.rowIndices {
      if let broken = brokenRow(index) { return broken }
    }
    for position in basis.positions where basis.excess(position, program.rows, &multiplier) != 0 {
      return "multiplier outside its interval in number \(position.rawValue)"
    }
    return brokenMultipliers() ?? brokenFactor()
  }

  /// Checks that the factor turns each column of the working basis into a unit vector, both ways round.
  private func brokenFactor() -> String? {
    var workspace = FactorWorkspace()
    var vector = SparseVector()
    vector.resize(to: basis.values.count)
    for position in basis.positions {
      for entry in column(position) { vector.add(entry.value, at: entry.index) }
      basis.factor.solveForward(&vector, in: &workspace)
      for number in 0..<vector.pattern.count {
        let place = vector.pattern[number]
        if (vector.values[place] - (place == position.rawValue ? 1 : 0)).magnitude > Tolerances.invariant {
          return "wrong column in number \(position.rawValue)"
        }
      }
      if vector[position] == 0 { return "no column in number \(position.rawValue)" }
      vector.clear()
      vector.add(1, at: position)
      basis.factor.solveBackward(&vector, in: &workspace)
      for other in basis.positions {
        var product = 0.0
        for entry in column(other) { product += entry.value * vector.values[entry.index] }
        if (product - (other == position ? 1 : 0)).magnitude > Tolerances.invariant * max(1, product.magnitude) {
          return "wrong row in number \(position.rawValue)"
        }
      }
      vector.clear()
    }
    return nil
  }

  private func column(_ position: BasisPosition) -> [Entry<Int32>] {
    let head = basis.heads[position]
    if head.isUnit { return [Entry(index: head.variable, mate: 0, value: 1)] }
    return Array(program.matrix.rows.entries(head.row))
  }

  private func brokenStorage() -> String? {
    if let broken = SimplexState.brokenMatrix(program.matrix) ?? SimplexState.brokenMatrix(basis.factor.upper) {
      return broken
    }
    for position in basis.positions {
      let head = basis.heads[position]
      if !head.isUnit, program.rows[head.row].position != position {
        return "number \(position.rawValue) holds a constraint that does not know it"
      }
    }
    return nil
  }

  private static func brokenMatrix<RowKey: TypedIndex>(_ matrix: borrowing SparseMatrix<RowKey, Int32>) -> String? {
    var entries = 0
    for number in 0..<matrix.rows.lines.count {
      let row = RowKey(number)
      let line = matrix.rows.entries(row)
      entries += line.count
      for number in 0..<line.count {
        let entry = line[number]
        let column = matrix.columns.entries(entry.index)
        guard Int(entry.mate) < column.count else { return "entry without a mate in row \(row)" }
        let mate = column[Int(entry.mate)]
        if mate.index != row || mate.mate != number || mate.value != entry.value { return "false mate in row \(row)" }
      }
    }
    return entries == matrix.nonZeros ? nil : "wrong count of non-zeros"
  }

  private func brokenRow(_ index: RowIndex) -> String? {
    let row = program.rows[index]
    guard row.flags.contains(.allocated) else { return row.isActive ? "free row \(index.rawValue) is active" : nil }
    if !row.flags.isDisjoint(with: [.dead, .staged, .queued]) { return "row \(index.rawValue) is not settled" }
    guard row.isLive else { return nil }
    let (activity, tolerance) = evaluate(index)
    if row.isActive {
      return activity.magnitude > Tolerances.invariantFactor * tolerance
        ? "active constraint \(index.rawValue) is off by \(activity)" : nil
    }
    var present = row
    present.activity = activity
    return present.misplacement(tolerance: Tolerances.invariantFactor * tolerance) == 0
      ? nil : "constraint \(index.rawValue) lies on a wrong side"
  }

  /// Checks that the multipliers balance on every variable, level by level.
  private func brokenMultipliers() -> String? {
    var sums = OwnedList<LevelVector>()
    for _ in 0..<basis.values.count { sums.append(LevelVector()) }
    var multiplier = LevelVector()
    for index in program.rowIndices where program.rows[index].isLive {
      let row = program.rows[index]
      if row.isActive {
        basis.multipliers.read(row.position, into: &multiplier)
      } else {
        multiplier.set(row.sideSlope, at: row.level)
      }
      for entry in program.matrix.rows.entries(index) {
        for place in 0..<multiplier.terms.count {
          sums[Int(entry.index)].add(entry.value * multiplier.terms[place].value, at: multiplier.terms[place].level)
        }
      }
    }
    for variable in 0..<sums.count {
      for place in 0..<sums[variable].terms.count
      where sums[variable].terms[place].value.magnitude > Tolerances.invariant {
        return "multipliers of variable \(variable) do not balance"
      }
    }
    return nil
  }
}
