/// An entry of a row or column outside of the matrix.
struct SparseEntry: BitwiseCopyable {
  var index: Int32
  var value: Double
}

/// The row transformations of the updates of a factor, oldest first (Forrest & Tomlin 1972): each takes a combination of other rows off a row.
struct RowTransformations: ~Copyable {
  private var targets: FlatBuffer<Int32>
  private var starts: FlatBuffer<Int32>
  private var entries: FlatBuffer<SparseEntry>
  /// How many transformations each row has had.
  private var counts: FlatBuffer<Int32>

  var bytes: Int { targets.bytes + starts.bytes + entries.bytes + counts.bytes }

  var isEmpty: Bool { @inline(__always) get { targets.isEmpty } }

  var count: Int { targets.count }

  var entryCount: Int { entries.count }

  /// Whether a row has had a transformation.
  @inline(__always)
  func changed(_ row: Int32) -> Bool { counts[row] != 0 }

  mutating func appendRow() { counts.append(0) }

  mutating func reserveRows(_ count: Int) { counts.reserve(count) }

  /// Begins a transformation of a row; its entries follow.
  mutating func begin(_ row: Int32) {
    targets.append(row)
    counts[row] += 1
    starts.append(Int32(entries.count))
  }

  /// Adds an entry to the newest transformation.
  mutating func append(_ value: Double, at row: Int32) { entries.append(SparseEntry(index: row, value: value)) }

  /// Drops the newest transformation.
  mutating func removeLast() {
    let start = starts[starts.count - 1]
    counts[targets[targets.count - 1]] -= 1
    entries.truncate(to: Int(start))
    starts.truncate(to: starts.count - 1)
    targets.truncate(to: targets.count - 1)
  }

  mutating func removeAll() {
    targets.removeAll()
    starts.removeAll()
    entries.removeAll()
    for row in 0..<counts.count { counts[row] = 0 }
  }

  @inline(__always)
  private func range(_ number: Int) -> Range<Int> {
    let end = number + 1 < starts.count ? Int(starts[number + 1]) : entries.count
    return Int(starts[number])..<end
  }

  /// Applies all of them to a vector, oldest first.
  func apply(to vector: inout SparseVector) {
    for number in 0..<targets.count {
      var sum = 0.0
      for position in range(number) {
        let entry = entries[position]
        sum += entry.value * vector.values[entry.index]
      }
      if sum != 0 { vector.add(-sum, at: targets[number]) }
    }
  }

  /// Applies the transposed transformations to a vector, newest first.
  func applyTransposed(to vector: inout SparseVector) {
    var number = targets.count - 1
    while number >= 0 {
      let factor = vector.values[targets[number]]
      if factor != 0 {
        for position in range(number) {
          let entry = entries[position]
          vector.add(-entry.value * factor, at: entry.index)
        }
      }
      number -= 1
    }
  }
}

extension RowTransformations {
  init() { self.init(targets: FlatBuffer(), starts: FlatBuffer(), entries: FlatBuffer(), counts: FlatBuffer()) }

  func copy() -> RowTransformations {
    RowTransformations(targets: targets.copy(), starts: starts.copy(), entries: entries.copy(), counts: counts.copy())
  }
}
