/// What the lists held when a transaction began.
struct TransactionStart: BitwiseCopyable {
  /// The number of notes in the undo log.
  var notes: Int
  /// The number of positions listed as dual infeasible.
  var dualInfeasibilities: Int
  /// Whether rounding may have decided anything.
  var isDoubtful: Bool
  /// Whether there was a row whose coefficients are of very different size.
  var isUneven: Bool
}

/// An incremental simplex solver: a state that is kept optimal, the methods that restore it, and transactions.
struct SimplexSolver: ~Copyable {
  var state: SimplexState
  var dual: DualSimplex
  var primal: PrimalSimplex
  /// Columns kept for constants that change again and again.
  var columnCache: ColumnCache
  /// Where values go that the constraints leave open.
  var homes: HomeOrder

  var transactionDepth: Int
  /// Where each open transaction begins, outermost first.
  var transactionStarts: [TransactionStart]
  /// Whether variables were removed since the last solve.
  var hasRemovedVariables: Bool
  // What an undone transaction leaves as it was, though it is no part of the log.
  var epochBefore: Int
  var sideEpochBefore: Int
  var stepsBefore: Int
  var etaWorkBefore: Int

  var bytes: Int { state.bytes + dual.bytes + primal.bytes + columnCache.bytes + homes.bytes }

  @inline(__always)
  func assertInvariants() {
    #if RATITE_CHECK_INVARIANTS
      // The check takes time in proportion to the square of the variables, so large tests call it themselves.
      if transactionDepth == 0, state.basis.values.count <= 48, let broken = brokenInvariant() {
        preconditionFailure(broken)
      }
    #endif
  }

  /// Describes the first broken condition; nil if all is well. Inside a transaction only the storage is checked.
  func brokenInvariant() -> String? { state.brokenInvariant(isSettled: transactionDepth == 0) }
}

extension SimplexSolver {
  init() {
    self.init(
      state: SimplexState(), dual: DualSimplex(), primal: PrimalSimplex(), columnCache: ColumnCache(),
      homes: HomeOrder(), transactionDepth: 0, transactionStarts: [], hasRemovedVariables: false, epochBefore: 0,
      sideEpochBefore: 0,
      stepsBefore: 0, etaWorkBefore: 0)
  }

  /// The same state in memory of its own, with empty workspaces.
  func copy() -> SimplexSolver {
    SimplexSolver(
      state: state.copy(), dual: DualSimplex(), primal: PrimalSimplex(), columnCache: ColumnCache(),
      homes: homes.copy(), transactionDepth: transactionDepth, transactionStarts: transactionStarts,
      hasRemovedVariables: hasRemovedVariables, epochBefore: epochBefore, sideEpochBefore: sideEpochBefore,
      stepsBefore: stepsBefore, etaWorkBefore: etaWorkBefore)
  }
}
