/// Checks of the numbers that callers pass.
enum InputChecks {
  static func check(_ number: Double, _ what: @autoclosure () -> String) throws(SolverError) {
    guard number.isFinite else { throw .nonFinite(what()) }
  }

  static func check(_ priority: Priority) throws(SolverError) {
    guard priority.value > 0, priority.value <= Row.required else { throw .priorityOutOfRange(priority.value) }
  }

  static func checkWeight(_ weight: Double) throws(SolverError) {
    guard weight.isFinite else { throw .nonFinite("weight") }
    guard weight > 0 else { throw .weightNotPositive(weight) }
  }
}
