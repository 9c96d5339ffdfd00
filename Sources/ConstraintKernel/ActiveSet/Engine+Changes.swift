/// Changes of the problem. Each is only noted here, and takes effect with the next solve.
extension Engine {
  static func check(_ number: Double, _ what: @autoclosure () -> String) throws(SolverError) {
    guard number.isFinite else { throw .nonFinite(what()) }
  }

  static func check(_ priority: Priority) throws(SolverError) {
    guard priority.value > 0, priority.value <= Record.required else { throw .priorityOutOfRange(priority.value) }
  }

  static func checkWeight(_ weight: Double) throws(SolverError) {
    guard weight.isFinite else { throw .nonFinite("weight") }
    guard weight > 0 else { throw .weightNotPositive(weight) }
  }

  func index(of handle: ConstraintHandle) throws(SolverError) -> Int32 {
    guard let index = find(handle) else { throw .unknownConstraint(handle) }
    return index
  }

  func find(_ handle: ConstraintHandle) -> Int32? {
    guard handle.index >= 0, Int(handle.index) < records.count else { return nil }
    let record = records[handle.index]
    guard record.serial == handle.serial, record.flags.contains(.allocated), !record.flags.contains(.dead) else {
      return nil
    }
    return handle.index
  }

  func handle(of index: Int32) -> ConstraintHandle {
    ConstraintHandle(index: index, serial: records[index].serial)
  }

  // MARK: Adding and removing

  mutating func stageAddition(_ constraint: borrowing Constraint) throws(SolverError) -> Int32 {
    try gather(constraint.expression)
    try Engine.check(constraint.constant, "constant")
    try Engine.check(constraint.priority)
    try Engine.checkWeight(constraint.weight)
    var record = Record()
    record.flags = [.allocated, .live, .staged]
    record.relation = constraint.relation
    record.level = constraint.priority.value
    record.slope = constraint.weight
    record.target = constraint.constant
    let index = allocate(record, gathered.elements)
    staged.append(index)
    return index
  }

  /// Stages one constraint of a batch.
  ///
  /// - Parameters:
  ///   - row: The constraint.
  ///   - terms: Its terms.
  mutating func stageRow(_ row: ConstraintRow, _ terms: UnsafeBufferPointer<Term>) throws(SolverError) -> Int32 {
    let isMerged = try checkTerms(terms)
    try Engine.check(row.constant, "constant")
    try Engine.check(Priority(row.priority))
    if !isMerged { try merge(terms) }
    var record = Record()
    record.flags = [.allocated, .live, .staged]
    record.relation = row.relation
    record.level = row.priority
    record.target = row.constant
    record.tag = row.tag
    let index = allocate(record, isMerged ? terms : gathered.elements)
    staged.append(index)
    return index
  }

  /// Refuses terms that cannot be.
  ///
  /// - Returns: Whether they stand as a merged row may have them: no variable twice, seen by their rising order, and no coefficient 0.
  @inline(__always)
  func checkTerms(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) -> Bool {
    var isMerged = true
    var last: Int32 = -1
    for term in terms {
      guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
      try Engine.check(term.coefficient, "coefficient")
      isMerged = isMerged && term.variable.index > last && term.coefficient != 0
      last = term.variable.index
    }
    return isMerged
  }

  /// Merges checked terms into ``gathered``: repeated variables added up, zeros dropped.
  mutating func merge(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    gathered.removeAll()
    for term in terms { merge(term) }
    try dropZeros()
  }

  /// Merges an expression's terms into ``gathered``: repeated variables added up, zeros dropped.
  private mutating func gather(_ expression: borrowing LinearExpression) throws(SolverError) {
    gathered.removeAll()
    for position in 0..<expression.termCount {
      let term = expression.term(at: position)
      guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
      try Engine.check(term.coefficient, "coefficient")
      merge(term)
    }
    try dropZeros()
  }

  private mutating func merge(_ term: Term) {
    // Expressions are short; a scan is faster than a table up to lengths that no layout has, and a long one is sorted.
    if gathered.count < 64 {
      for position in 0..<gathered.count where gathered[position].variable.index == term.variable.index {
        gathered[position].coefficient += term.coefficient
        return
      }
      gathered.append(term)
      return
    }
    if transformed.values.count < values.count { transformed.resize(to: values.count) }
    if gathered.count == 64, transformed.pattern.isEmpty {
      for position in 0..<64 {
        transformed.include(gathered[position].variable.index)
        transformed.values[gathered[position].variable.index] = Double(position)
      }
    }
    let place = term.variable.index
    if transformed.contains(place) {
      gathered[Int(transformed.values[place])].coefficient += term.coefficient
    } else {
      transformed.include(place)
      transformed.values[place] = Double(gathered.count)
      gathered.append(term)
    }
  }

  private mutating func dropZeros() throws(SolverError) {
    if !transformed.pattern.isEmpty { transformed.clear() }
    var kept = 0
    for position in 0..<gathered.count where gathered[position].coefficient != 0 {
      try Engine.check(gathered[position].coefficient, "sum of coefficients")
      gathered[kept] = gathered[position]
      kept += 1
    }
    gathered.truncate(to: kept)
  }

  /// Makes a record of merged terms; `record` comes with an unscaled constant and slope.
  @inline(__always)
  private mutating func allocate(_ record: Record, _ terms: UnsafeBufferPointer<Term>) -> Int32 {
    epoch &+= 1
    var record = record
    record.serial = nextSerial
    nextSerial &+= 1
    let scale = Engine.scale(&record, terms)
    record.constant = record.target
    let index: Int32
    if let free = freeRecords.popLast() {
      index = free
      records[index] = record
      undo.note(.addedConstraint, index, 1)
    } else {
      index = Int32(truncatingIfNeeded: records.count)
      records.append(record)
      matrix.rows.appendLine()
      undo.note(.addedConstraint, index, 0)
    }
    matrix.fill(row: index, with: terms, times: scale)
    return index
  }

  /// Scales a record's constant and slope, which come unscaled, for a row of some terms.
  ///
  /// - Returns: The factor of the row's coefficients.
  @inline(__always)
  private static func scale(_ record: inout Record, _ terms: UnsafeBufferPointer<Term>) -> Double {
    var largest = 0.0
    for term in terms { largest = max(largest, term.coefficient.magnitude) }
    record.exponent = 0
    if largest == 0 || (largest >= 1 && largest < 2) { return 1 }
    // Subnormal and enormous coefficients keep a factor that is itself a normal number.
    let exponent = max(-1000, min(1000, Int(largest.exponent)))
    let scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    record.exponent = Int32(exponent)
    record.target *= scale
    record.slope /= scale
    return scale
  }

  func scale(of index: Int32) -> Double {
    let exponent = Int(records[index].exponent)
    return exponent == 0 ? 1 : Double(sign: .plus, exponent: -exponent, significand: 1)
  }

  mutating func stageRemoval(_ index: Int32) {
    epoch &+= 1
    neutralize(index)
    undo.noteRecord(index, records[index])
    records[index].flags.insert(.dead)
    records[index].flags.remove(.live)
    if records[index].isActive { suspects.append(records[index].slot) }
    stage(index)
  }

  mutating func stage(_ index: Int32) {
    guard !records[index].flags.contains(.staged) else { return }
    undo.noteRecord(index, records[index])
    undo.note(.staging, index)
    records[index].flags.insert(.staged)
    staged.append(index)
  }

  /// Takes an inactive constraint's slope out of the multipliers, so that its penalty can be changed.
  mutating func neutralize(_ index: Int32) {
    let record = records[index]
    guard !record.isActive, record.side != 0 else { return }
    load(index)
    transform()
    change.set(-record.sideSlope, at: record.level)
    updateMultipliers(except: -1)
    transformed.clear()
    undo.noteRecord(index, record)
    records[index].side = 0
  }

  // MARK: Changes in place

  mutating func stageConstant(_ constant: Double, of index: Int32) {
    undo.noteRecord(index, records[index])
    records[index].target = constant * scale(of: index)
    stage(index)
  }

  mutating func stagePenalty(_ index: Int32, _ modify: (inout Record, _ scale: Double) -> Void) {
    epoch &+= 1
    neutralize(index)
    undo.noteRecord(index, records[index])
    modify(&records[index], scale(of: index))
    if records[index].isActive { suspects.append(records[index].slot) }
    stage(index)
  }

  mutating func stageCoefficient(_ coefficient: Double, of variable: Variable, in index: Int32) {
    epoch &+= 1
    let scale = scale(of: index)
    gathered.removeAll()
    var found = false
    for entry in matrix.rows.entries(index) {
      let isIt = entry.index == variable.index
      found = found || isIt
      let value = isIt ? coefficient : entry.value / scale
      if value != 0 { gathered.append(Term(Variable(index: entry.index, serial: 0), value)) }
    }
    if !found, coefficient != 0 { gathered.append(Term(variable, coefficient)) }
    neutralize(index)
    let ghost = records[index].isActive ? leaveGhost(of: index) : nil
    undo.noteRecord(index, records[index])
    records[index].target /= scale
    records[index].slope *= scale
    rewriteRow(index)
    stage(index)
    if let ghost { exchange(ghost, for: index) }
  }

  private mutating func rewriteRow(_ index: Int32) {
    while matrix.rows.count(index) > 0 {
      let removed = matrix.remove(row: index, position: Int32(matrix.rows.count(index) - 1))
      undo.note(
        .matrixRemoval, removed.row, removed.column, removed.rowPosition, removed.columnPosition, value: removed.value)
    }
    undo.note(.matrixRow, index)
    let scale = Engine.scale(&records[index], gathered.elements)
    matrix.fill(row: index, with: gathered.elements, times: scale)
    records[index].constant = records[index].target
  }

  /// Puts a removed copy of an active constraint in its slot, so that the constraint itself can be changed.
  private mutating func leaveGhost(of index: Int32) -> Int32 {
    var kept = FlatBuffer<Term>()
    swap(&kept, &gathered)
    let original = records[index]
    let scale = scale(of: index)
    for entry in matrix.rows.entries(index) {
      gathered.append(Term(Variable(index: entry.index, serial: 0), entry.value / scale))
    }
    var copy = original
    copy.target = original.constant / scale
    copy.slope = original.slope * scale
    copy.flags = [.allocated, .dead, .staged]
    let ghost = allocate(copy, gathered.elements)
    swap(&kept, &gathered)
    staged.append(ghost)
    undo.noteRecord(index, records[index])
    records[index].slot = -1
    records[index].side = 0
    setBasis(original.slot, ghost)
    suspects.append(original.slot)
    return ghost
  }

  /// Puts a changed constraint in the slot of its ghost, if the basis stays well conditioned; otherwise the next solve finds a place.
  private mutating func exchange(_ ghost: Int32, for index: Int32) {
    let slot = records[ghost].slot
    load(index)
    transform()
    defer { transformed.clear() }
    let pivot = transformed.values[slot]
    guard pivot.magnitude > Tolerances.pivotChoice * largestTransformed else { return }
    multipliers.read(slot, into: &change)
    change.multiply(by: 1 / pivot)
    updateMultipliers(except: slot)
    setMultiplier(slot, change.terms.elements)
    undo.noteRecord(ghost, records[ghost])
    records[ghost].slot = -1
    undo.noteRecord(index, records[index])
    records[index].slot = slot
    // The values do not obey the changed row yet. Until the solve moves them, its constant is the one that they obey.
    records[index].constant += evaluate(index).activity
    setBasis(slot, index)
    suspects.append(slot)
    if !factor.replaceColumn(slot, reached: transformed, &undo) { refactorize() }
  }
}
