import ConstraintKernel

@_extern(c)
func allocatedBlockCount() -> Int32

/// Solves a small problem, changes it, has it refuse a change, and compares every answer.
///
/// - Returns: 0, or the number of the first check that failed.
@_cdecl("runKernel")
public func runKernel() -> Int32 {
  let blocksBefore = allocatedBlockCount()
  let failure: Int32
  do {
    failure = try failedCheck()
  } catch {
    failure = 100
  }
  if failure == 0, allocatedBlockCount() != blocksBefore { return 101 }
  return failure
}

/// A card in a window: 80 % of its width, if it can be, and between 200 and 560 wide.
private func failedCheck() throws(SolverError) -> Int32 {
  var solver = Solver()
  let window = solver.makeVariable("window")
  let left = solver.makeVariable("left")
  let width = solver.makeVariable("width")
  try solver.edit(window, at: .required)
  try solver.add(2 * left + width == window)
  try solver.add(width >= 200)
  try solver.add(width <= 560)
  try solver.add((width == 0.8 * window).at(.strong))

  try solver.suggest(400, for: window)
  guard isClose(solver.value(of: width), 320), isClose(solver.value(of: left), 40) else { return 1 }

  let snapshot = solver
  try solver.suggest(1000, for: window)
  guard isClose(solver.value(of: width), 560), isClose(solver.value(of: left), 220) else { return 2 }
  guard isClose(snapshot.value(of: width), 320) else { return 3 }
  guard let error = solver.errors.first, isClose(error.error, 240) else { return 4 }

  do throws(SolverError) {
    try solver.add(width == 600)
    return 5
  } catch .unsatisfiable(let conflict) {
    guard conflict.members.count == 2, isClose(conflict.shortfall, 40) else { return 6 }
  } catch {
    return 7
  }
  guard isClose(solver.value(of: width), 560), isClose(solver.value(of: left), 220) else { return 8 }

  var other = Solver()
  _ = other.makeVariables(3)
  do throws(SolverError) {
    try other.add(width == 600)
    return 9
  } catch .unknownVariable(let variable) {
    guard variable == width else { return 10 }
  } catch {
    return 11
  }
  return 0
}

private func isClose(_ value: Double, _ expected: Double) -> Bool {
  (value - expected).magnitude <= 1e-9 * max(1, expected.magnitude)
}
