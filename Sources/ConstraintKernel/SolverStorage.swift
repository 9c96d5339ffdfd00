/// The shared storage of a ``Solver`` and its unchanged copies.
///
/// The engine stands behind a pointer so that reading a value takes no exclusivity check. Whoever changes it owns it alone.
@usableFromInline
final class SolverStorage: @unchecked Sendable {
  // Sound: the engine is changed only through a solver that holds the single reference.
  let engine: UnsafeMutablePointer<Engine>
  /// Names, for reports only; looked up, never walked through.
  var variableNames: [Variable: String] = [:]
  var constraintNames: [ConstraintHandle: String] = [:]
  var namedConstraints: [String: ConstraintHandle] = [:]

  init(_ engine: consuming Engine) {
    self.engine = .allocate(capacity: 1)
    self.engine.initialize(to: engine)
  }

  func copy() -> SolverStorage {
    let result = SolverStorage(engine.pointee.copy())
    result.variableNames = variableNames
    result.constraintNames = constraintNames
    result.namedConstraints = namedConstraints
    return result
  }

  deinit {
    engine.deinitialize(count: 1)
    engine.deallocate()
  }
}
