/// Where what a solution lacks is computed with more digits, and solved for.
struct Refinement: ~Copyable {
  /// What a right-hand side lacks, in its places and no others.
  private var sums: FlatBuffer<DoubleDouble>
  /// The sums as doubles, and then what a solve makes of them.
  var correction: SparseVector
  /// The sizes of what was added up, by variable.
  var sizes: SparseVector
  /// A row or column of the inverse of the basis.
  var line: SparseVector
  var workspace: FactorWorkspace

  var bytes: Int { sums.bytes + correction.bytes + sizes.bytes + line.bytes + workspace.bytes }

  mutating func resize(to count: Int) {
    guard correction.values.count < count else { return }
    sums.resize(to: count, filling: DoubleDouble())
    correction.resize(to: count)
    sizes.resize(to: count)
    line.resize(to: count)
  }

  /// Adds a product to the sum in a place.
  @inline(__always)
  mutating func add(_ first: Double, times second: Double, at place: Int32) {
    if !correction.contains(place) {
      correction.include(place)
      sums[place] = DoubleDouble()
    }
    sums[place].add(first, times: second)
  }

  /// Rounds the sums.
  mutating func round() {
    for position in 0..<correction.pattern.count {
      let place = correction.pattern[position]
      correction.values[place] = sums[place].value
    }
  }
}

extension Refinement {
  init() {
    self.init(
      sums: FlatBuffer(), correction: SparseVector(), sizes: SparseVector(), line: SparseVector(),
      workspace: FactorWorkspace())
  }
}
