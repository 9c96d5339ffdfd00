/// A vector with few non-zeros: a dense array of values and the list of the places that may be non-zero.
///
/// Invariant: a value outside the pattern is 0, and a place is in the pattern exactly if its stamp is the present one.
struct SparseVector: ~Copyable {
  private(set) var values: FlatBuffer<Double>
  var pattern: FlatBuffer<Int32>
  private(set) var stamps: FlatBuffer<Int32>
  private(set) var stamp: Int32

  var bytes: Int { values.bytes + pattern.bytes + stamps.bytes }

  mutating func resize(to count: Int) {
    values.resize(to: count, filling: 0)
    stamps.resize(to: count, filling: 0)
  }

  @inline(__always)
  func contains(_ place: Int32) -> Bool { stamps[place] == stamp }

  /// Makes a place part of the pattern.
  @inline(__always)
  mutating func include(_ place: Int32) {
    guard stamps[place] != stamp else { return }
    stamps[place] = stamp
    pattern.append(place)
  }

  @inline(__always)
  mutating func add(_ value: Double, at place: Int32) {
    include(place)
    values[place] += value
  }

  mutating func clear() {
    for position in 0..<pattern.count { values[pattern[position]] = 0 }
    pattern.removeAll()
    nextStamp()
  }

  /// Takes all places out of the pattern; their values are about to be listed anew.
  mutating func nextStamp() {
    if stamp == Int32.max {
      for place in 0..<stamps.count { stamps[place] = 0 }
      stamp = 0
    }
    stamp += 1
  }
}

extension SparseVector {
  init() { self.init(values: FlatBuffer(), pattern: FlatBuffer(), stamps: FlatBuffer(), stamp: 1) }
}
