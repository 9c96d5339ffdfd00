/// Tolerances and limits of reading a log, with their reasons.
enum LogTolerances {
  /// What sums of printed numbers may be off besides the rounding of each: far below any pixel, far above the solver's own noise.
  static let sum = 1e-6
  /// A total violation below this is none: the solver's noise over some dozens of rows.
  static let overlap = 1e-5
  /// A list with a larger number is not solved: `FLT_MAX` and the like stand for “no limit”.
  static let largestNumber = 1e9
  /// Lists that are longer are told satisfiable or not, but their sets are not enumerated: the longest one that was met has 41 entries.
  static let longestList = 120
  /// How many irreducible sets are listed.
  static let mostSets = 64
  /// How many subsets are tried for one message: enough for all sets of what systems print.
  static let mostTrials = 1500
  /// Up to this a container is off by a separator line: one point, with what rounding leaves.
  static let separator = 1.0 + 1e-3
  /// The priority at which a constraint is tried as optional: the highest that is not required.
  static let almostRequired = 999.0
}
