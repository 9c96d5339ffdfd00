/// Every tolerance and limit of the solver, with its reason.
///
/// Rows are scaled by a power of two so that their largest coefficient lies in [1, 2); an activity is therefore measured in the unit
/// of the variables.
enum Tolerances {
  /// An activity up to this is on its breakpoint: a hundred-millionth of a point is far below any pixel and far above the rounding of
  /// sums of a few thousand points.
  static let feasibility = 1e-8

  /// The part of the feasibility tolerance that grows with the terms of the activity: about 10⁴ roundings of a double, for chains of
  /// that length.
  static let relativeFeasibility = 2e-12

  /// A violation that a conflict rests on has to be this many times the feasibility tolerance; less is rounding.
  static let conflictFactor = 4.0

  /// An entry of a pivot column below this, relative to the largest, is taken for a rounded zero and is no pivot.
  static let pivot = 1e-9

  /// An entry down to this, relative to the largest, is a pivot where there is no other and the alternative is a conflict: rows may mix
  /// coefficients of 1e-6 and 1e6.
  static let smallestPivot = 1e-13

  /// What is left of coefficients that cancel, relative to the largest factor, is rounding up to here: some dozens of units in the last
  /// place.
  static let rounding = 2e-14

  /// An activity's slope that is this much smaller than its parts has cancelled to 0.
  static let cancelledSlope = 1e-11

  /// Pivots this much smaller than the largest one among equals are passed over for stability (Harris 1973).
  static let pivotChoice = 0.1

  /// A pivot that is taken without looking for a better one has to be at least this large beside the largest.
  static let smallPivot = 1e-3

  /// A pivot this much smaller than the largest entry of its row magnifies rounding so that everything is computed anew.
  static let weakPivot = 1e-4

  /// What may be left of the coefficients of a conflict's combination, relative to their size, for the conflict to be believed.
  static let certificate = 1e-8

  /// The pivot in the updated factor and the one in the pivot column are the same number by two ways; a larger relative
  /// difference says that the factor has lost its precision.
  static let pivotAgreement = 1e-7

  /// Multipliers at one level that differ by this part of the larger one are equal: pivots and age decide which of them blocks.
  static let multiplier = 1e-9

  /// A derivative below this is rounding.
  static let cancellation = 1e-12

  /// A sum that is this much smaller than its parts, an entry that is this much smaller than the largest, is looked at again with more
  /// digits.
  static let doubtful = 1e-6

  /// A row whose coefficients differ by this factor makes all small entries doubtful: they may be products of small coefficients.
  static let unevenCoefficients = 1.0 / 64

  /// The feasibility tolerance of rows with very different coefficients, where a hundred-millionth may be much. What grows with the terms is
  /// added.
  static let unevenFeasibility = 1e-12

  /// The feasibility tolerance while doubts are being settled, absolute and relative to the terms: some dozens of units in the last place of
  /// values that were just computed with more digits.
  static let strictFeasibility = 1e-14

  /// What is left of a solution's entry after corrections, relative to the largest, where nothing is: the rounding of 32 digits.
  static let negligible = 1e-26

  /// How often everything is recomputed with more digits before the best that there is has to do.
  static let strictRounds = 8

  /// How often a solution is corrected by what the right-hand side lacks. The first correction doubles the digits, the second makes sure.
  static let corrections = 2

  /// A slope this steep, or its inverse, drowns the others: multipliers are recomputed once it is gone.
  static let heavySlope = 1e6

  /// Factor entries below this are dropped.
  static let drop = 1e-16

  /// Values that differ by no more than this, relative to values above 1, are reported as unchanged.
  static let change = 1e-9

  /// A value that moves by more than this is looked at for lost digits: a double keeps ten digits behind the point up to here.
  static let largeMove = 1e5

  /// Pivots without progress, after which the oldest candidate is chosen (Bland 1977) so that nothing cycles.
  static let degeneratePivots = 64

  /// Steps of the values after which they are refreshed from the constraints, so that rounding does not pile up.
  static let stepsBetweenRefreshes = 4096

  /// Row transformation entries visited per non-zero of the factor that make a new factorisation worth its cost.
  static let etaWorkPerNonZero = 40

  /// A column of the nucleus whose entries are all below this depends on the others.
  static let singular = 1e-13

  /// Relative threshold for pivots in the factorisation: the usual trade of sparsity for stability (Markowitz 1957).
  static let markowitz = 0.1

  /// How far an example of an unbounded direction goes beyond a value: a hundred points are an example that a person can picture.
  static let exampleDistance = 100.0

  /// Beside a large value an example goes this part of it, so that the difference is seen.
  static let exampleShare = 1e-3

  /// By how much a constraint may be off to count as holding in every optimal solution, relative to its constant: as for changes.
  static let holding = 1e-9

  /// A value this large, relative to the one that it moves to, leaves an error of the feasibility tolerance behind, with one digit to spare.
  @inline(__always) static var lostDigits: Double { largeMove * feasibility * 10 }

  /// Up to this distance, relative to values above 1, the ends of a range are the same value: two runs of the primal method have each
  /// rounded on their way.
  static let uniqueness = 1e-7

  /// Slopes of a sweep below this are compared as this one: they move no value by a change that is reported.
  static let smallSlope = 1e-3

  /// How many times its tolerance a settled activity may be off before the invariants are broken: tolerances hold at each step, and
  /// steps between two refreshes add up.
  static let invariantFactor = 100.0

  /// What products with the factor, and sums of multipliers, may be off before the invariants are broken.
  static let invariant = 1e-6

  /// Coefficients are scaled by powers of two up to this exponent, so that the factor of subnormal and enormous ones is a normal number.
  static let largestScaleExponent = 1000

  /// After this many iterations per row and column a method gives up: real problems take a few, and only one that cycles gets here.
  static let iterationsPerUnknown = 20

  /// After this many breakpoints per row and column a sweep gives up, for the same reason.
  static let breakpointsPerUnknown = 100

  /// Small problems have this many iterations in addition.
  static let iterationsAtLeast = 1000
}
