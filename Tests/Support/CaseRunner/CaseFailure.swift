import ConstraintKernel

/// One expectation of a problem that a solver did not meet.
package struct CaseFailure: Hashable, Sendable, CustomStringConvertible {
  /// The problem's id.
  package var caseID: String
  /// The step, counted from 0; nil for what holds at the end.
  package var step: Int?
  /// What was expected and what came instead.
  package var reason: String

  package init(caseID: String, step: Int?, reason: String) {
    self.caseID = caseID
    self.step = step
    self.reason = reason
  }

  package var description: String {
    guard let step else { return "\(caseID): at the end: \(reason)" }
    return "\(caseID): step \(step): \(reason)"
  }
}

extension DefaultStringInterpolation {
  /// A number, or "none".
  mutating func appendInterpolation(number: Double?) {
    appendInterpolation(number.map { "\($0)" } ?? "none")
  }
}
