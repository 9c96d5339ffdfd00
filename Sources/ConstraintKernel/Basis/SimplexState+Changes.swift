/// Changes of the problem. Each is only noted here, and takes effect with the next solve.
extension SimplexState {
  mutating func stageAddition(_ constraint: borrowing Constraint) throws(SolverError) -> RowIndex {
    try merger.merge(constraint.expression, program.columns, &pivotColumn)
    try InputChecks.check(constraint.constant, "constant")
    try InputChecks.check(constraint.priority)
    try InputChecks.checkWeight(constraint.weight)
    var record = Row()
    record.flags = [.allocated, .live, .staged]
    record.relation = constraint.relation
    record.level = constraint.priority.value
    record.slope = constraint.weight
    record.target = constraint.constant
    let index = allocate(record, merger.terms)
    staged.append(index)
    return index
  }

  /// Stages one constraint of a batch.
  ///
  /// - Parameters:
  ///   - row: The constraint.
  ///   - terms: Its terms.
  mutating func stageRow(_ row: ConstraintRow, _ terms: UnsafeBufferPointer<LinearTerm>) throws(SolverError) -> RowIndex
  {
    let isMerged = try checkTerms(terms)
    try InputChecks.check(row.constant, "constant")
    try InputChecks.check(Priority(row.priority))
    if !isMerged { try merger.merge(terms, program.columns, &pivotColumn) }
    var record = Row()
    record.flags = [.allocated, .live, .staged]
    record.relation = row.relation
    record.level = row.priority
    record.target = row.constant
    record.tag = row.tag
    let index = allocate(record, isMerged ? terms : merger.terms)
    staged.append(index)
    return index
  }

  /// Refuses terms that cannot be.
  ///
  /// - Returns: Whether they stand as a merged row may have them: no variable twice, seen by their rising order, and no coefficient 0.
  @inline(__always)
  func checkTerms(_ terms: UnsafeBufferPointer<LinearTerm>) throws(SolverError) -> Bool {
    var isMerged = true
    var last: Int32 = -1
    for term in terms {
      guard program.isKnown(term.variable) else { throw .unknownVariable(term.variable) }
      try InputChecks.check(term.coefficient, "coefficient")
      isMerged = isMerged && term.variable.index > last && term.coefficient != 0
      last = term.variable.index
    }
    return isMerged
  }

  /// Makes a record of merged terms; `record` comes with an unscaled constant and slope.
  @inline(__always)
  mutating func allocate(_ record: Row, _ terms: UnsafeBufferPointer<LinearTerm>) -> RowIndex {
    basis.epoch &+= 1
    var record = record
    record.serial = program.takeSerial()
    let (scale, isUneven) = SimplexState.scale(&record, terms)
    if isUneven { program.isUneven = true }
    record.constant = record.target
    let index: RowIndex
    if let free = program.freeRows.popLast() {
      index = free
      program.rows[index] = record
      program.rowStamps[index] = program.stamps.take()
      undo.note(.addedConstraint, index.rawValue, 1)
    } else {
      index = RowIndex(program.rows.count)
      program.rows.append(record)
      program.rowStamps.append(program.stamps.take())
      program.matrix.rows.appendLine()
      undo.note(.addedConstraint, index.rawValue, 0)
    }
    program.fill(index, with: terms, times: scale)
    noteBounds(index)
    return index
  }

  /// Scales a record's constant and slope, which come unscaled, for a row of some terms.
  ///
  /// - Returns: The factor of the row's coefficients, and whether they are of very different size.
  @inline(__always)
  private static func scale(_ record: inout Row, _ terms: UnsafeBufferPointer<LinearTerm>) -> (
    factor: Double, isUneven: Bool
  ) {
    var largest = 0.0
    var smallest = Double.infinity
    for term in terms {
      largest = max(largest, term.coefficient.magnitude)
      smallest = min(smallest, term.coefficient.magnitude)
    }
    let isUneven = smallest < Tolerances.unevenCoefficients * largest
    record.exponent = 0
    if largest == 0 || (largest >= 1 && largest < 2) { return (1, isUneven) }
    // Subnormal and enormous coefficients keep a factor that is itself a normal number.
    let exponent = max(-Tolerances.largestScaleExponent, min(Tolerances.largestScaleExponent, Int(largest.exponent)))
    let scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    record.exponent = Int32(exponent)
    record.target *= scale
    record.slope /= scale
    return (scale, isUneven)
  }

  mutating func stageRemoval(_ index: RowIndex) {
    basis.epoch &+= 1
    noteHeavySlope(index)
    neutralize(index)
    undo.noteRow(index, program.rows[index])
    program.rows[index].flags.insert(.dead)
    program.rows[index].flags.remove(.live)
    if program.rows[index].isActive { dualInfeasibilities.append(program.rows[index].position) }
    stage(index)
  }

  mutating func stage(_ index: RowIndex) {
    noteBounds(index)
    guard !program.rows[index].flags.contains(.staged) else { return }
    undo.noteRow(index, program.rows[index])
    undo.note(.staging, index.rawValue)
    program.rows[index].flags.insert(.staged)
    staged.append(index)
  }

  /// Takes an inactive constraint's slope out of the multipliers, so that its penalty can be changed.
  mutating func neutralize(_ index: RowIndex) {
    let record = program.rows[index]
    guard !record.isActive, record.side != 0 else { return }
    load(index)
    ftran()
    multiplierChange.set(-record.sideSlope, at: record.level)
    updateMultipliers(except: .none)
    pivotColumn.clear()
    undo.noteRow(index, record)
    program.rows[index].side = 0
  }

  /// Beside a slope that goes away, others may have lost their digits.
  private mutating func noteHeavySlope(_ index: RowIndex) {
    let row = program.rows[index]
    guard !row.isRequired else { return }
    if row.slope > Tolerances.heavySlope || row.slope < 1 / Tolerances.heavySlope { accuracy.isDoubtful = true }
  }

  // MARK: Changes in place

  mutating func stageConstant(_ constant: Double, of index: RowIndex) {
    undo.noteRow(index, program.rows[index])
    program.rows[index].target = constant * program.scale(of: index)
    stage(index)
  }

  mutating func stagePenalty(_ index: RowIndex, _ modify: (inout Row, _ scale: Double) -> Void) {
    basis.epoch &+= 1
    noteHeavySlope(index)
    neutralize(index)
    undo.noteRow(index, program.rows[index])
    modify(&program.rows[index], program.scale(of: index))
    if program.rows[index].isActive {
      dualInfeasibilities.append(program.rows[index].position)
      openPositions.note(program.rows[index].position)
    }
    stage(index)
  }

  mutating func stageCoefficient(_ coefficient: Double, of variable: Variable, in index: RowIndex) {
    basis.epoch &+= 1
    noteBounds(index)
    let scale = program.scale(of: index)
    merger.removeAll()
    var found = false
    for entry in program.matrix.rows.entries(index) {
      let isIt = entry.index == variable.index
      found = found || isIt
      let value = isIt ? coefficient : entry.value / scale
      if value != 0 { merger.append(LinearTerm(Variable(index: entry.index, stamp: 0), value)) }
    }
    if !found, coefficient != 0 { merger.append(LinearTerm(variable, coefficient)) }
    neutralize(index)
    let ghost = program.rows[index].isActive ? leaveGhost(of: index) : nil
    undo.noteRow(index, program.rows[index])
    program.rows[index].target /= scale
    program.rows[index].slope *= scale
    rewriteRow(index)
    stage(index)
    if let ghost { exchange(ghost, for: index) }
  }

  private mutating func rewriteRow(_ index: RowIndex) {
    while program.matrix.rows.count(index) > 0 {
      let removed = program.matrix.remove(row: index, position: Int32(program.matrix.rows.count(index) - 1))
      undo.note(
        .matrixRemoval, removed.row.rawValue, removed.column, removed.rowPosition, removed.columnPosition,
        value: removed.value)
    }
    undo.note(.matrixRow, index.rawValue)
    let (scale, isUneven) = SimplexState.scale(&program.rows[index], merger.terms)
    if isUneven { program.isUneven = true }
    program.fill(index, with: merger.terms, times: scale)
    program.rows[index].constant = program.rows[index].target
  }

  /// Puts a removed copy of an active constraint in its position, so that the constraint itself can be changed.
  private mutating func leaveGhost(of index: RowIndex) -> RowIndex {
    var kept = TermMerger()
    swap(&kept, &merger)
    let original = program.rows[index]
    let scale = program.scale(of: index)
    for entry in program.matrix.rows.entries(index) {
      merger.append(LinearTerm(Variable(index: entry.index, stamp: 0), entry.value / scale))
    }
    var copy = original
    copy.target = original.constant / scale
    copy.slope = original.slope * scale
    copy.flags = [.allocated, .dead, .staged]
    let ghost = allocate(copy, merger.terms)
    swap(&kept, &merger)
    staged.append(ghost)
    undo.noteRow(index, program.rows[index])
    program.rows[index].position = .none
    program.rows[index].side = 0
    setBasis(original.position, BasisHead(ghost))
    dualInfeasibilities.append(original.position)
    return ghost
  }

  /// Puts a changed constraint in the position of its ghost, if the basis stays well conditioned; otherwise the next solve finds a place.
  private mutating func exchange(_ ghost: RowIndex, for index: RowIndex) {
    let position = program.rows[ghost].position
    load(index)
    ftran()
    defer { pivotColumn.clear() }
    let pivot = pivotColumn[position]
    guard pivot.magnitude > Tolerances.pivotChoice * pivotColumnSize else { return }
    basis.multipliers.read(position, into: &multiplierChange)
    multiplierChange.multiply(by: 1 / pivot)
    updateMultipliers(except: position)
    setMultiplier(position, multiplierChange.terms.elements)
    undo.noteRow(ghost, program.rows[ghost])
    program.rows[ghost].position = .none
    undo.noteRow(index, program.rows[index])
    program.rows[index].position = position
    // The values do not obey the changed row yet. Until the solve moves them, its constant is the one that they obey.
    program.rows[index].constant += evaluate(index).activity
    setBasis(position, BasisHead(index))
    dualInfeasibilities.append(position)
    if !basis.factor.replaceColumn(position.rawValue, reached: pivotColumn, &undo) { refactorize() }
  }
}
