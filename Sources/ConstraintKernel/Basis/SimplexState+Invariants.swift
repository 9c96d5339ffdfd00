/// Checks of the state, for tests and for builds with `RATITE_CHECK_INVARIANTS`.
extension SimplexState {
  /// Describes the first broken condition; nil if all is well.
  ///
  /// - Parameter isSettled: Whether the state is that after a solve; otherwise only the storage is checked.
  func brokenInvariant(isSettled: Bool) -> String? {
    var multiplier = LevelVector()
    if let broken = brokenStorage() { return broken }
    if !isSettled { return nil }
    for index in 0..<Int32(program.rows.count) {
      if let broken = brokenRow(index) { return broken }
    }
    for slot in 0..<Int32(basis.heads.count) where basis.excess(slot, program.rows, &multiplier) != 0 {
      return "multiplier outside its interval in slot \(slot)"
    }
    return brokenMultipliers() ?? brokenFactor()
  }

  /// Checks that the factor turns each column of the working basis into a unit vector, both ways round.
  private func brokenFactor() -> String? {
    var workspace = FactorWorkspace()
    var vector = SparseVector()
    vector.resize(to: basis.values.count)
    for slot in 0..<Int32(basis.heads.count) {
      for entry in column(slot) { vector.add(entry.value, at: entry.index) }
      basis.factor.solveForward(&vector, in: &workspace)
      for position in 0..<vector.pattern.count {
        let place = vector.pattern[position]
        if (vector.values[place] - (place == slot ? 1 : 0)).magnitude > Tolerances.invariant {
          return "wrong column in slot \(slot)"
        }
      }
      if vector.values[slot] == 0 { return "no column in slot \(slot)" }
      vector.clear()
      vector.add(1, at: slot)
      basis.factor.solveBackward(&vector, in: &workspace)
      for other in 0..<Int32(basis.heads.count) {
        var product = 0.0
        for entry in column(other) { product += entry.value * vector.values[entry.index] }
        if (product - (other == slot ? 1 : 0)).magnitude > Tolerances.invariant * max(1, product.magnitude) {
          return "wrong row in slot \(slot)"
        }
      }
      vector.clear()
    }
    return nil
  }

  private func column(_ slot: Int32) -> [Entry] {
    let content = basis.heads[slot]
    if content < 0 { return [Entry(index: -1 - content, mate: 0, value: 1)] }
    return Array(program.matrix.rows.entries(content))
  }

  private func brokenStorage() -> String? {
    if let broken = SimplexState.brokenMatrix(program.matrix) ?? SimplexState.brokenMatrix(basis.factor.upper) {
      return broken
    }
    for slot in 0..<Int32(basis.heads.count) {
      let content = basis.heads[slot]
      if content >= 0, program.rows[content].slot != slot {
        return "slot \(slot) holds a constraint that does not know it"
      }
    }
    return nil
  }

  private static func brokenMatrix(_ matrix: borrowing SparseMatrix) -> String? {
    var entries = 0
    for row in 0..<Int32(matrix.rows.lines.count) {
      let line = matrix.rows.entries(row)
      entries += line.count
      for position in 0..<line.count {
        let entry = line[position]
        let column = matrix.columns.entries(entry.index)
        guard Int(entry.mate) < column.count else { return "entry without a mate in row \(row)" }
        let mate = column[Int(entry.mate)]
        if mate.index != row || mate.mate != position || mate.value != entry.value { return "false mate in row \(row)" }
      }
    }
    return entries == matrix.nonZeros ? nil : "wrong count of non-zeros"
  }

  private func brokenRow(_ index: Int32) -> String? {
    let record = program.rows[index]
    guard record.flags.contains(.allocated) else { return record.isActive ? "free record \(index) is active" : nil }
    if !record.flags.isDisjoint(with: [.dead, .staged, .queued]) { return "record \(index) is not settled" }
    guard record.isLive else { return nil }
    let (activity, tolerance) = evaluate(index)
    if record.isActive {
      return activity.magnitude > Tolerances.invariantFactor * tolerance
        ? "active constraint \(index) is off by \(activity)" : nil
    }
    var present = record
    present.activity = activity
    return present.misplacement(tolerance: Tolerances.invariantFactor * tolerance) == 0
      ? nil : "constraint \(index) lies on a wrong side"
  }

  /// Checks that the multipliers balance on every variable, level by level.
  private func brokenMultipliers() -> String? {
    var sums = OwnedList<LevelVector>()
    for _ in 0..<basis.values.count { sums.append(LevelVector()) }
    var multiplier = LevelVector()
    for index in 0..<Int32(program.rows.count) where program.rows[index].isLive {
      let record = program.rows[index]
      if record.isActive {
        basis.multipliers.read(record.slot, into: &multiplier)
      } else {
        multiplier.set(record.sideSlope, at: record.level)
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
