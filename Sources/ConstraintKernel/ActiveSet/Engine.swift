/// The solver's whole state: the problem, the active set that solves it, and the factor of the working basis.
///
/// Every variable has a slot of the working basis. The slot holds an active constraint, or the unit column of a variable that floats:
/// one that nothing holds, and that rests at its last value. The state is optimal when
///
/// - every active constraint's activity is 0, and its multiplier lies between the slopes of its penalty,
/// - every inactive constraint lies on the side whose slope its multiplier has, and that slope is finite,
/// - floating variables have the multiplier 0.
///
/// Changes break some of these; `improve` restores the conditions on multipliers and `repair` those on activities.
struct Engine: ~Copyable {
  /// A variable apart from its value.
  struct VariableRecord: BitwiseCopyable {
    var serial: UInt32
    /// The record of the variable's edit, or −1.
    var edit: Int32 = -1
    var isAlive = true
    /// Whether the variable is listed in ``Engine/touched``.
    var isTouched = false
  }

  // The problem. Rows of the matrix are constraints, columns are variables.
  var matrix = SparseMatrix()
  var records = FlatBuffer<Record>()
  var freeRecords = FlatBuffer<Int32>()
  var variables = FlatBuffer<VariableRecord>()
  var freeVariables = FlatBuffer<Int32>()
  var nextSerial: UInt32 = 1

  // The active set.
  var values = FlatBuffer<Double>()
  /// The constraint in each slot, or −1 − j for the unit column of variable j.
  var basis = FlatBuffer<Int32>()
  var multipliers = Multipliers()
  var factor = Factor()

  // Work that the next solve has to do.
  /// Constraints that were added or changed.
  var staged = FlatBuffer<Int32>()
  /// Slots whose multipliers may lie outside their intervals.
  var suspects = FlatBuffer<Int32>()
  /// A heap of inactive constraints that may lie on a wrong side: strongest first, then oldest.
  var candidates = FlatBuffer<Int32>()

  // Reports.
  /// Values as they were last reported by `takeChanges`.
  var reported = FlatBuffer<Double>()
  /// The variables that were written since the last report, unless it is most of them.
  var touched = FlatBuffer<Int32>()
  /// Whether variables that are not in ``touched`` were written, too.
  var touchesAll = false
  var statistics = SolverStatistics()

  // Undoing.
  var undo = UndoLog()
  var savedFactors = OwnedList<Factor>()
  /// Whether variables were removed since the last solve.
  var hasRemovedVariables = false
  var transactionDepth = 0
  var transactionStarts: [Int] = []
  /// What an undone transaction leaves as it was, though it is no part of the log.
  var epochBefore = 0
  var sideEpochBefore = 0
  var stepsBefore = 0
  var etaWorkBefore = 0

  // Columns kept for constants that change again and again.
  var cachedColumns = CachedColumns()
  /// Changes whenever the active set or the problem changes.
  var epoch = 0
  /// Changes whenever an inactive constraint changes sides; kept columns then only need new limits.
  var sideEpoch = 0
  var stepsSinceRefresh = 0
  /// Whether a value has come back from so far away that it has to be computed anew.
  var hasLostDigits = false
  /// Whether a pivot was so small that it magnified rounding.
  var hasWeakPivot = false
  /// Whether a value is too large for a double.
  var hasOverflowed = false
  /// Whether a direction without end is an answer (for ranges) and not a numerical failure.
  var mayBeUnbounded = false
  /// The variable of which an example far along such a direction is wanted, or −1.
  var exampleVariable: Int32 = -1

  // Scratch.
  /// B⁻¹ times a constraint's row: the constraint as a combination of the active ones.
  var transformed = SparseVector()
  var largestTransformed = 0.0
  /// B⁻ᵀ times a unit vector: how the values move with one constraint's activity.
  var direction = SparseVector()
  var gap = LevelVector()
  var bestGap = LevelVector()
  var change = LevelVector()
  var total = LevelVector()
  var breakpoints = FlatBuffer<Breakpoint>()
  var mark: Int32 = 0
  var gathered = FlatBuffer<Term>()

  init() {}

  // MARK: Variables

  mutating func makeVariable(initially value: Double) -> Variable {
    let serial = nextSerial
    nextSerial &+= 1
    if let index = freeVariables.popLast() {
      let isTouched = variables[index].isTouched
      variables[index] = VariableRecord(serial: serial, isTouched: isTouched)
      values[index] = value
      reported[index] = value
      undo.note(.addedVariable, index, 1)
      return Variable(index: index, serial: serial)
    }
    let index = Int32(truncatingIfNeeded: values.count)
    variables.append(VariableRecord(serial: serial))
    values.append(value)
    reported.append(value)
    basis.append(-1 - index)
    multipliers.appendZero()
    matrix.columns.appendLine()
    factor.appendUnit()
    undo.note(.addedVariable, index, 0)
    return Variable(index: index, serial: serial)
  }

  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < variables.count && variables[index].serial == variable.serial
      && variables[index].isAlive
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
    let index = variable.index
    guard variables[index].edit < 0, !isUsed(index) else { throw .variableInUse(variable) }
    variables[index].isAlive = false
    undo.note(.removedVariable, index)
    hasRemovedVariables = true
  }

  /// Whether a constraint that is not removed has the variable.
  private func isUsed(_ variable: Int32) -> Bool {
    for entry in matrix.columns.entries(variable) where !records[entry.index].flags.contains(.dead) { return true }
    return false
  }

  /// Gives a dead variable's place free, if its slot holds its own unit column and no row is left.
  mutating func freeVariable(_ index: Int32) {
    // A unit column stands in another variable's slot only after elimination; a new factorisation puts each in its own.
    if basis[index] != -1 - index || !factor.isIsolated(index) { refactorize() }
    if basis[index] == -1 - index, matrix.columns.count(index) == 0, factor.isIsolated(index) {
      freeVariables.append(index)
    }
  }

  // MARK: Memory

  var bytes: Int {
    var total = matrix.bytes + records.bytes + freeRecords.bytes + variables.bytes + freeVariables.bytes + values.bytes
    total += basis.bytes + multipliers.bytes + factor.bytes + staged.bytes + suspects.bytes + candidates.bytes
    total += reported.bytes + touched.bytes + undo.bytes + cachedColumns.bytes + transformed.bytes + direction.bytes
    total += savedFactors.ownBytes + breakpoints.bytes + gathered.bytes
    for place in 0..<savedFactors.count { total += savedFactors[place].bytes }
    return total + gap.bytes + bestGap.bytes + change.bytes + self.total.bytes
  }

  /// The same state in memory of its own.
  func copy() -> Engine {
    var result = Engine()
    result.matrix = matrix.copy()
    result.records = records.copy()
    result.freeRecords = freeRecords.copy()
    result.variables = variables.copy()
    result.freeVariables = freeVariables.copy()
    result.nextSerial = nextSerial
    result.values = values.copy()
    result.basis = basis.copy()
    result.multipliers = multipliers.copy()
    result.factor = factor.copy()
    result.staged = staged.copy()
    result.suspects = suspects.copy()
    result.reported = reported.copy()
    result.touched = touched.copy()
    result.touchesAll = touchesAll
    result.statistics = statistics
    result.undo = undo.copy()
    for place in 0..<savedFactors.count { result.savedFactors.append(savedFactors[place].copy()) }
    result.hasRemovedVariables = hasRemovedVariables
    result.transactionDepth = transactionDepth
    result.transactionStarts = transactionStarts
    result.epochBefore = epochBefore
    result.sideEpochBefore = sideEpochBefore
    result.stepsBefore = stepsBefore
    result.etaWorkBefore = etaWorkBefore
    result.epoch = epoch
    result.sideEpoch = sideEpoch
    result.stepsSinceRefresh = stepsSinceRefresh
    result.hasLostDigits = hasLostDigits
    result.hasWeakPivot = hasWeakPivot
    result.hasOverflowed = hasOverflowed
    result.mayBeUnbounded = mayBeUnbounded
    result.exampleVariable = exampleVariable
    result.largestTransformed = largestTransformed
    result.mark = mark
    return result
  }
}
