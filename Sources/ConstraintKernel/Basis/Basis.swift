/// The working basis: what stands in each of its positions, the values and multipliers that follow, and its factor.
///
/// Every variable has a position of the basis. The position holds an active constraint, or the unit column of a nonbasic free variable: one
/// that nothing determines, and that keeps its last value.
struct Basis: ~Copyable {
  /// What stands in each position.
  var heads: IndexedBuffer<BasisPosition, BasisHead>
  var values: FlatBuffer<Double>
  var multipliers: Multipliers
  var factor: Factor
  /// Factors that were replaced since the outermost transaction began, for undoing.
  var savedFactors: OwnedList<Factor>
  /// Changes whenever the basis or the problem changes.
  var epoch: Int

  var bytes: Int {
    var total = heads.bytes + values.bytes + multipliers.bytes + factor.bytes + savedFactors.ownBytes
    for place in 0..<savedFactors.count { total += savedFactors[place].bytes }
    return total
  }

  /// All positions.
  var positions: LazyMapSequence<Range<Int32>, BasisPosition> {
    (0..<Int32(truncatingIfNeeded: heads.count)).lazy.map { BasisPosition(rawValue: $0) }
  }

  /// The position that a variable's unit column has at first.
  @inline(__always)
  func position(of variable: Int32) -> BasisPosition { BasisPosition(rawValue: variable) }

  /// Adds a variable, with a unit column in its position.
  mutating func append(_ value: Double) {
    heads.append(.unit(Int32(truncatingIfNeeded: values.count)))
    values.append(value)
    multipliers.appendZero()
    factor.appendUnit()
  }

  mutating func reserve(_ count: Int) {
    heads.reserve(count)
    values.reserve(count)
    multipliers.reserve(count)
    factor.reserve(count)
  }

  /// Whether nothing determines the variable and no active constraint has it.
  @inline(__always)
  func isIsolated(_ variable: Int32) -> Bool {
    heads[position(of: variable)].isUnit(of: variable) && factor.isIsolated(variable)
      && multipliers.isZero(position(of: variable))
  }

  /// Whether a position's multiplier is above (1) or below (−1) its interval, or in it (0).
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - rows: The rows of the problem.
  ///   - multiplier: Scratch.
  func excess(
    _ position: BasisPosition, _ rows: borrowing IndexedBuffer<RowIndex, Row>, _ multiplier: inout LevelVector
  ) -> Int {
    if multipliers.isZero(position) { return 0 }
    multipliers.read(position, into: &multiplier)
    let sign = multiplier.sign
    if sign == 0 { return 0 }
    let head = heads[position]
    guard !head.isUnit else { return sign }
    let row = rows[head.row]
    let hasSlope = sign > 0 ? row.hasRightSlope : row.hasLeftSlope
    guard hasSlope else { return sign }
    if row.isRequired { return 0 }
    multiplier.add(sign > 0 ? -row.slope : row.slope, at: row.level)
    return multiplier.sign == sign ? sign : 0
  }
}

extension Basis {
  init() {
    self.init(
      heads: IndexedBuffer(), values: FlatBuffer(), multipliers: Multipliers(), factor: Factor(),
      savedFactors: OwnedList(), epoch: 0)
  }

  func copy() -> Basis {
    var saved = OwnedList<Factor>()
    for place in 0..<savedFactors.count { saved.append(savedFactors[place].copy()) }
    return Basis(
      heads: heads.copy(), values: values.copy(), multipliers: multipliers.copy(), factor: factor.copy(),
      savedFactors: saved, epoch: epoch)
  }
}
