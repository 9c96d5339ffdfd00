/// What the dual and the primal simplex method work on: the problem, the basis that solves it, and what is infeasible in it.
///
/// The state is optimal when
///
/// - every active constraint's activity is 0, and its multiplier lies between the slopes of its penalty (dual feasibility),
/// - every inactive constraint lies on the side whose slope its multiplier has, and that slope is finite (primal feasibility),
/// - nonbasic free variables have the multiplier 0.
///
/// Changes break some of these; the primal method restores the conditions on multipliers and the dual method those on activities. All writes are
/// noted for undoing.
struct SimplexState: ~Copyable {
  var program: LinearProgram
  var basis: Basis

  /// Rows that were added or changed since the last solve.
  var staged: FlatBuffer<RowIndex>
  /// Positions whose multipliers may lie outside their intervals.
  var dualInfeasibilities: FlatBuffer<BasisPosition>
  var primalInfeasibilities: PrimalInfeasibilities
  var valueChanges: ValueChanges
  /// Where the solution is not unique; kept for solvers whose values go home.
  var openPositions: OpenPositions
  var undo: UndoLog
  var statistics: SolverStatistics
  var accuracy: Accuracy
  /// Changes whenever an inactive constraint changes sides; kept columns then only need new limits.
  var sideEpoch: Int

  // Scratch.
  /// B⁻¹ times a constraint's row (FTRAN): the constraint as a combination of the active ones.
  var pivotColumn: SparseVector
  /// The largest magnitude in ``pivotColumn``.
  var pivotColumnSize: Double
  /// B⁻ᵀ times a unit vector (BTRAN): how the values move with one constraint's activity.
  var pivotRow: SparseVector
  /// By how much the multiplier of the constraint in ``pivotColumn`` grows.
  var multiplierChange: LevelVector
  /// A multiplier that is looked at or noted.
  var multiplier: LevelVector
  /// The terms of the constraint that is being added or changed.
  var merger: TermMerger
  /// Where residuals are computed with more digits.
  var refinement: Refinement
  /// The last round of evaluation.
  var round: Int32

  /// After how many iterations a method gives up.
  var iterationBudget: Int {
    Tolerances.iterationsPerUnknown * (program.rows.count + basis.values.count) + Tolerances.iterationsAtLeast
  }

  var bytes: Int {
    var total = program.bytes + basis.bytes + staged.bytes + dualInfeasibilities.bytes + primalInfeasibilities.bytes
    total += valueChanges.bytes + openPositions.bytes + undo.bytes + pivotColumn.bytes + pivotRow.bytes
    return total + multiplierChange.bytes + multiplier.bytes + merger.bytes + refinement.bytes
  }
}

/// What is known of the rounding in the values.
struct Accuracy {
  var stepsSinceRefresh = 0
  /// Whether a value has come back from so far away that it has to be computed anew.
  var hasLostDigits = false
  /// Whether a pivot was so small that it magnified rounding.
  var hasWeakPivot = false
  /// Whether a value is too large for a double.
  var hasOverflowed = false
  /// Whether rounding may have decided what a number was taken for.
  var isDoubtful = false
  /// Whether everything is computed with more digits: while doubts are being settled.
  var isStrict = false
  /// The feasibility tolerance in use.
  var feasibility = Tolerances.feasibility
  /// The part of it that grows with the terms.
  var relativeFeasibility = Tolerances.relativeFeasibility
}

extension SimplexState {
  init() {
    self.init(
      program: LinearProgram(), basis: Basis(), staged: FlatBuffer(), dualInfeasibilities: FlatBuffer(),
      primalInfeasibilities: PrimalInfeasibilities(), valueChanges: ValueChanges(),
      openPositions: OpenPositions(), undo: UndoLog(), statistics: SolverStatistics(), accuracy: Accuracy(),
      sideEpoch: 0, pivotColumn: SparseVector(), pivotColumnSize: 0, pivotRow: SparseVector(),
      multiplierChange: LevelVector(), multiplier: LevelVector(),
      merger: TermMerger(), refinement: Refinement(), round: 0)
  }

  /// The same state in memory of its own, with empty scratch.
  func copy() -> SimplexState {
    SimplexState(
      program: program.copy(), basis: basis.copy(), staged: staged.copy(),
      dualInfeasibilities: dualInfeasibilities.copy(), primalInfeasibilities: primalInfeasibilities.copy(),
      valueChanges: valueChanges.copy(), openPositions: openPositions.copy(), undo: undo.copy(), statistics: statistics,
      accuracy: accuracy,
      sideEpoch: sideEpoch, pivotColumn: SparseVector(), pivotColumnSize: pivotColumnSize, pivotRow: SparseVector(),
      multiplierChange: LevelVector(), multiplier: LevelVector(), merger: TermMerger(), refinement: Refinement(),
      round: round)
  }
}
