/// An incremental solver for hierarchies of linear constraints.
///
/// Every call restores optimality at once, unless it stands inside a transaction. A refused call throws a ``SolverError`` and leaves
/// the solver exactly as it was. The same calls in the same order give the same values, bit for bit.
///
/// A solver is a value: a copy is an independent snapshot that shares storage until one of the two is changed.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable("left"), width = solver.makeVariable("width")
/// try solver.add(left == 16)
/// try solver.add(left + width <= 304)
/// try solver.add((width == 320).at(.strong))
/// print(solver.value(of: width))  // 288.0
/// ```
public struct Solver: Sendable {
  private var storage: SolverStorage

  /// Makes a solver without variables and constraints.
  public init() { storage = SolverStorage(SimplexSolver()) }

  var solver: UnsafeMutablePointer<SimplexSolver> { storage.solver }

  var state: SimplexState {
    @inline(__always) _read { yield storage.solver.pointee.state }
  }

  var names: SolverStorage { storage }

  /// Makes this solver the only owner of its storage.
  @inline(__always)
  mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }

  /// Runs a change and solves, unless a transaction is open; undoes everything if either fails.
  @inline(__always)
  mutating func change<Result>(
    _ body: (inout SimplexSolver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    own()
    return try solver.pointee.run(body)
  }

  // MARK: Variables

  /// Makes a variable. It rests at a value until constraints move it.
  ///
  /// - Parameters:
  ///   - name: A name for reports; need not be unique.
  ///   - value: Where the variable rests; 0 if not finite.
  /// - Complexity: O(1), amortised.
  public mutating func makeVariable(_ name: String = "", initially value: Double = 0) -> Variable {
    own()
    let variable = solver.pointee.state.makeVariable(initially: value.isFinite ? value : 0)
    if !name.isEmpty { storage.variableNames[variable] = name }
    return variable
  }

  /// Makes many variables without names, resting at 0.
  ///
  /// - Parameter count: How many; none if negative.
  /// - Complexity: O(count).
  public mutating func makeVariables(_ count: Int) -> [Variable] {
    own()
    solver.pointee.state.reserveVariables(count)
    return (0..<max(0, count)).map { _ in solver.pointee.state.makeVariable(initially: 0) }
  }

  /// Makes room for variables that are about to be made.
  ///
  /// - Parameter count: How many; none if negative.
  /// - Complexity: O(n) for n variables afterwards.
  public mutating func reserveVariables(_ count: Int) {
    own()
    solver.pointee.state.reserveVariables(count)
  }

  /// Removes a variable that nothing uses.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``; ``SolverError/variableInUse(_:)`` if a constraint or an edit has it.
  /// - Complexity: O(k) for k constraints on the variable.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in try solver.removeVariable(variable) }
    if solver.pointee.transactionDepth == 0 { storage.variableNames[variable] = nil }
  }

  /// All variables, in the order of their places.
  public var variables: [Variable] { solver.pointee.liveVariables }

  /// A variable's name, or the empty string.
  ///
  /// - Parameter variable: Any variable.
  public func name(of variable: Variable) -> String { storage.variableNames[variable] ?? "" }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Parameter constraint: Coefficients, constant and weight are finite; the weight is positive, the priority in (0, 1000].
  /// - Returns: A name for the constraint, never given out again.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the constraint is required and impossible; ``SolverError/unknownVariable(_:)``;
  ///   ``SolverError/nonFinite(_:)``; ``SolverError/priorityOutOfRange(_:)``; ``SolverError/weightNotPositive(_:)``.
  /// - Complexity: O(p · z) for p pivots over solves with z non-zeros; usually p is 0 or 1.
  /// - Source: Badros, Borning & Stuckey 2001, doi:10.1145/504704.504705.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintHandle {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      let index = try solver.state.stageAddition(constraint)
      return solver.state.program.handle(of: index)
    }
  }

  /// Adds a constraint under a name of its own.
  ///
  /// - Parameters:
  ///   - constraint: As in ``add(_:)-(Constraint)``.
  ///   - name: A name that no other constraint of the solver has; the empty string is no name.
  /// - Throws: ``SolverError/duplicateConstraint(_:)`` if the name is taken, and what ``add(_:)-(Constraint)`` throws.
  @discardableResult
  public mutating func add(_ constraint: Constraint, name: String) throws(SolverError) -> ConstraintHandle {
    if handle(named: name) != nil { throw .duplicateConstraint(name) }
    let handle = try add(constraint)
    if !name.isEmpty {
      storage.constraintNames[handle] = name
      storage.namedConstraints[name, default: []].append(handle)
      if solver.pointee.transactionDepth > 0 { storage.unsettledNames.append(handle) }
    }
    return handle
  }

  /// Adds many constraints with one solve: all or none.
  ///
  /// - Parameter constraints: As in ``add(_:)-(Constraint)``. Their order decides ties only.
  /// - Returns: The names, in the order of the constraints.
  /// - Throws: What ``add(_:)-(Constraint)`` throws.
  /// - Complexity: O(z) for z non-zeros where one constraint after the other determines a variable, and O(p · z') for the p pivots that remain.
  @discardableResult
  public mutating func add(_ constraints: [Constraint]) throws(SolverError) -> [ConstraintHandle] {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      solver.state.reserve(for: constraints)
      var handles: [ConstraintHandle] = []
      handles.reserveCapacity(constraints.count)
      try constraints.withUnsafeBufferPointer { (constraints) throws(SolverError) in
        for position in constraints.indices {
          let index = try solver.state.stageAddition(constraints[position])
          handles.append(solver.state.program.handle(of: index))
        }
      }
      return handles
    }
  }

  /// Removes a constraint.
  ///
  /// - Parameter handle: A constraint of this solver that is not an edit's.
  /// - Throws: ``SolverError/unknownConstraint(_:)``; ``SolverError/constraintIsEdit(_:)``.
  /// - Complexity: O(p · z) for p pivots over solves with z non-zeros.
  public mutating func remove(_ handle: ConstraintHandle) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      solver.state.stageRemoval(try solver.state.program.ordinary(handle))
    }
    forgetName(of: handle)
  }

  /// Removes many constraints with one solve: all or none.
  ///
  /// - Parameter handles: Different constraints, as in ``remove(_:)-(ConstraintHandle)``.
  /// - Throws: What ``remove(_:)-(ConstraintHandle)`` throws.
  public mutating func remove(_ handles: [ConstraintHandle]) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      for handle in handles { solver.state.stageRemoval(try solver.state.program.ordinary(handle)) }
    }
    for handle in handles { forgetName(of: handle) }
  }

  /// Forgets the name of a constraint that was removed. Inside a transaction the removal may still be undone; its end decides.
  private func forgetName(of handle: ConstraintHandle) {
    guard let name = storage.constraintNames[handle] else { return }
    if solver.pointee.transactionDepth > 0 { return storage.unsettledNames.append(handle) }
    storage.constraintNames[handle] = nil
    let others = storage.namedConstraints[name]?.filter { $0 != handle } ?? []
    storage.namedConstraints[name] = others.isEmpty ? nil : others
  }

  /// Forgets the names of constraints that are not there once the outermost transaction has ended.
  func settleNames() {
    guard solver.pointee.transactionDepth == 0, !storage.unsettledNames.isEmpty else { return }
    let handles = storage.unsettledNames
    storage.unsettledNames = []
    for handle in handles where !contains(handle) { forgetName(of: handle) }
  }

  /// Whether a constraint is in the solver.
  ///
  /// - Parameter handle: Any constraint's name.
  public func contains(_ handle: ConstraintHandle) -> Bool { state.program.find(handle) != nil }

  /// A constraint's name as given to ``add(_:name:)``, or the empty string.
  ///
  /// - Parameter handle: Any constraint.
  public func name(of handle: ConstraintHandle) -> String {
    contains(handle) ? storage.constraintNames[handle] ?? "" : ""
  }

  /// The constraint that has a name.
  ///
  /// - Parameter name: As given to ``add(_:name:)``.
  public func handle(named name: String) -> ConstraintHandle? {
    storage.namedConstraints[name]?.first { contains($0) }
  }

  /// All constraints, oldest first, without those of edits.
  public var constraints: [ConstraintHandle] { solver.pointee.ordinaryConstraints }

  /// A constraint as it stands now, with merged terms.
  ///
  /// - Parameter handle: A constraint of this solver. The constant of an edit without a suggestion is NaN.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(_ handle: ConstraintHandle) throws(SolverError) -> Constraint {
    state.program.constraint(at: try state.program.index(of: handle))
  }

  // MARK: Changes in place

  /// Changes a constraint's right side.
  ///
  /// - Parameters:
  ///   - constant: The new right side; finite.
  ///   - handle: A constraint of this solver that is not an edit's.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/constraintIsEdit(_:)``.
  /// - Complexity: O(c) for c values and activities that change, if no pivot is needed.
  public mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(SolverError) {
    own()
    try solver.pointee.setConstant(constant, of: handle)
  }

  /// Changes a coefficient; the variable may be new to the constraint, and 0 takes it out.
  ///
  /// - Parameters:
  ///   - coefficient: The new coefficient; finite.
  ///   - variable: A variable of this solver.
  ///   - handle: A constraint of this solver that is not an edit's.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/unknownVariable(_:)``, ``SolverError/constraintIsEdit(_:)``.
  public mutating func setCoefficient(
    _ coefficient: Double, of variable: Variable, in handle: ConstraintHandle
  ) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      let index = try solver.state.program.ordinary(handle)
      try InputChecks.check(coefficient, "coefficient")
      guard solver.state.program.isKnown(variable) else { throw .unknownVariable(variable) }
      solver.state.stageCoefficient(coefficient, of: variable, in: index)
    }
  }

  /// Changes how a constraint's sides compare.
  ///
  /// - Parameters:
  ///   - relation: The new relation.
  ///   - handle: A constraint of this solver that is not an edit's.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/unknownConstraint(_:)``, ``SolverError/constraintIsEdit(_:)``.
  public mutating func setRelation(_ relation: Relation, of handle: ConstraintHandle) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      solver.state.stagePenalty(try solver.state.program.ordinary(handle)) { record, _ in record.relation = relation }
    }
  }

  /// Changes a constraint's priority; required constraints may become optional and the other way round.
  ///
  /// - Parameters:
  ///   - priority: In (0, 1000].
  ///   - handle: A constraint of this solver that is not an edit's.
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/priorityOutOfRange(_:)``, ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/constraintIsEdit(_:)``.
  public mutating func setPriority(_ priority: Priority, of handle: ConstraintHandle) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      let index = try solver.state.program.ordinary(handle)
      try InputChecks.check(priority)
      solver.state.stagePenalty(index) { record, _ in record.level = priority.value }
    }
  }

  /// Changes the factor of a constraint's error within its level.
  ///
  /// - Parameters:
  ///   - weight: Positive and finite.
  ///   - handle: A constraint of this solver that is not an edit's.
  /// - Throws: ``SolverError/nonFinite(_:)``, ``SolverError/weightNotPositive(_:)``, ``SolverError/unknownConstraint(_:)``,
  ///   ``SolverError/constraintIsEdit(_:)``.
  public mutating func setWeight(_ weight: Double, of handle: ConstraintHandle) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      let index = try solver.state.program.ordinary(handle)
      try InputChecks.checkWeight(weight)
      solver.state.stagePenalty(index) { record, scale in record.slope = weight / scale }
    }
  }
}
