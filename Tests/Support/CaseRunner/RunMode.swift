import ConstraintKernel

/// In which calls a problem's additions reach the solver.
package enum RunMode: Hashable, Sendable, CustomStringConvertible {
  /// One call for each step, as written.
  case oneAtATime
  /// One call for each stretch of additions.
  case batch
  /// One call for each addition, each stretch of additions in an order that depends on a seed.
  case shuffled(seed: UInt64)
  /// Only what is left at the end, as one batch in an order that depends on a seed.
  case rebuilt(seed: UInt64)

  package var description: String {
    switch self {
    case .oneAtATime: "one at a time"
    case .batch: "batch"
    case .shuffled(let seed): "shuffled with seed \(seed)"
    case .rebuilt(let seed): "rebuilt with seed \(seed)"
    }
  }
}

/// What a runner does next.
enum RunUnit {
  /// One step and its number.
  case step(Int, Problem.Step)
  /// Additions that may come in any order or together, and the number of the last one.
  case stretch(Int, [Problem.NamedConstraint])

  /// Divides a problem's steps.
  ///
  /// A stretch of additions goes on over checks and reads, which are then dropped except for those behind its end. An
  /// addition that has to fail ends a stretch.
  static func units(of steps: [Problem.Step], mode: RunMode) -> [RunUnit] {
    if mode == .oneAtATime { return steps.enumerated().map { .step($0.offset, $0.element) } }
    var units: [RunUnit] = []
    var additions: [Problem.NamedConstraint] = []
    var last = 0
    var trailing: [RunUnit] = []
    func close() {
      if !additions.isEmpty { units.append(.stretch(last, additions)) }
      units += trailing
      additions = []
      trailing = []
    }
    for (number, step) in steps.enumerated() {
      switch step.action {
      case .add(let constraint) where step.expectedError == nil:
        additions.append(constraint)
        last = number
        trailing = []
      case .check, .read:
        trailing.append(.step(number, step))
      default:
        close()
        units.append(.step(number, step))
      }
    }
    close()
    guard case .shuffled(let seed) = mode else { return units }
    var generator = SplitMix64(seed: seed)
    return units.map { unit in
      guard case .stretch(let number, let additions) = unit else { return unit }
      return .stretch(number, additions.shuffled(using: &generator))
    }
  }
}
