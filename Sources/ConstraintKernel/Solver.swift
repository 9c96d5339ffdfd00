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
  private func settleNames() {
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

  // MARK: Edits

  /// Begins an edit: a constraint `variable == suggested value`. It has no pull before the first suggestion.
  ///
  /// - Parameters:
  ///   - variable: A variable of this solver that is not being edited.
  ///   - priority: In (0, 1000]; at ``Priority/required`` the variable is an input that the solver never moves.
  ///   - weight: The factor of the edit's error within its level; positive and finite.
  ///   - tag: Any number, returned wherever the solver names the edit's constraint.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/duplicateEdit(_:)``, ``SolverError/priorityOutOfRange(_:)``,
  ///   ``SolverError/nonFinite(_:)``, ``SolverError/weightNotPositive(_:)``.
  public mutating func edit(
    _ variable: Variable, at priority: Priority = .strong, weight: Double = 1, tag: Int32 = 0
  ) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      try solver.beginEdit(variable, priority, weight, tag)
    }
  }

  /// Suggests a value for a variable that is being edited.
  ///
  /// - Parameters:
  ///   - value: Finite.
  ///   - variable: A variable that is being edited.
  /// - Throws: ``SolverError/unknownEdit(_:)``, ``SolverError/nonFinite(_:)``; ``SolverError/unsatisfiable(_:)`` for a required edit.
  /// - Complexity: O(c) for c values and activities that change, if no pivot is needed; nothing is allocated then.
  @inline(__always)
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    own()
    try solver.pointee.suggest(value, for: variable)
  }

  /// Suggests several values with one solve: all or none.
  ///
  /// - Parameter values: Variables that are being edited, each with a finite value.
  /// - Throws: What ``suggest(_:for:)`` throws.
  public mutating func suggest(_ values: [(variable: Variable, value: Double)]) throws(SolverError) {
    if values.count == 1 { return try suggest(values[0].value, for: values[0].variable) }
    try change { (solver: inout SimplexSolver) throws(SolverError) in
      for (variable, value) in values { try solver.stageSuggestion(value, for: variable) }
    }
  }

  /// Ends an edit; its constraint goes away.
  ///
  /// - Parameter variable: A variable that is being edited.
  /// - Throws: ``SolverError/unknownEdit(_:)``.
  public mutating func endEdit(_ variable: Variable) throws(SolverError) {
    try change { (solver: inout SimplexSolver) throws(SolverError) in try solver.endEdit(variable) }
  }

  /// The constraint behind an edit, for sweeps, violations and explanations.
  ///
  /// - Parameter variable: Any variable.
  public func editConstraint(of variable: Variable) -> ConstraintHandle? {
    guard state.program.isKnown(variable) else { return nil }
    let edit = state.program.columns[variable.index].edit
    return edit.isNone ? nil : state.program.handle(of: edit)
  }

  // MARK: Transactions

  /// Runs changes that are checked together at the end; on a failure everything is as before.
  ///
  /// Values do not change before the end. Transactions nest, and the outermost one solves.
  ///
  /// - Parameter changes: Called once with the solver; what it throws undoes the transaction.
  /// - Throws: What `changes` throws, and ``SolverError/unsatisfiable(_:)``.
  public mutating func transaction<Result>(
    _ changes: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    begin()
    let result: Result
    do {
      result = try changes(&self)
    } catch {
      try rollback()
      throw error
    }
    try commit()
    return result
  }

  /// Opens a transaction. ``transaction(_:)`` is the safer form.
  public mutating func begin() {
    own()
    solver.pointee.begin()
  }

  /// Ends a transaction; the outermost one solves. If that fails, the state before its ``begin()`` is restored.
  ///
  /// - Throws: ``SolverError/noTransaction``, ``SolverError/unsatisfiable(_:)``.
  public mutating func commit() throws(SolverError) {
    own()
    defer { settleNames() }
    try solver.pointee.commit()
  }

  /// Ends a transaction and undoes it.
  ///
  /// - Throws: ``SolverError/noTransaction``.
  public mutating func rollback() throws(SolverError) {
    own()
    defer { settleNames() }
    try solver.pointee.rollback()
  }

  // MARK: Reading

  /// A variable's value; NaN for a variable that is not in this solver. Inside a transaction it is the value before it.
  ///
  /// - Parameter variable: Any variable.
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    state.program.isKnown(variable) ? state.basis.values[variable.index] : .nan
  }

  /// An expression's value at the present values.
  ///
  /// - Parameter expression: NaN if one of its variables is not in this solver.
  public func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for position in 0..<expression.termCount {
      let term = expression.term(at: position)
      sum += term.coefficient * value(of: term.variable)
    }
    return sum
  }

  /// Reads all values at once, without a copy, in the order of the variables' places: for a solver from which no variable was removed, in the
  /// order in which they were made.
  ///
  /// - Parameter body: Called once with the values; they must not outlive the call.
  public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    body(state.basis.values.elements)
  }

  /// The variables whose values differ from those at the last call, or from their initial ones, in the order of their places.
  ///
  /// Differences of less than 1e-9, relative to values above 1, do not count.
  ///
  /// - Complexity: O(c log c) for c values written since the last call.
  public mutating func takeChanges() -> [Variable] {
    own()
    return solver.pointee.takeChanges()
  }

  /// All optional constraints that do not hold, oldest first, with those of edits.
  ///
  /// - Complexity: O(m) for m constraints.
  public var violations: [Violation] { solver.pointee.violations }

  /// By how much a constraint is off, in the unit of its constant.
  ///
  /// - Parameter handle: A constraint of this solver.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func violation(of handle: ConstraintHandle) throws(SolverError) -> Double {
    solver.pointee.violation(at: try state.program.index(of: handle))
  }

  /// The error of every optional level in use, strongest first.
  ///
  /// - Complexity: O(m log m) for m constraints.
  public var errors: [LevelError] { solver.pointee.levelErrors }

  /// Counts of the work done so far, and present sizes.
  public var statistics: SolverStatistics { solver.pointee.currentStatistics }

  /// Describes the first broken condition of optimality or of the storage; nil if all is well.
  ///
  /// - Complexity: O(m · z): for tests.
  package func checkInvariants() -> String? { solver.pointee.brokenInvariant() }
}
