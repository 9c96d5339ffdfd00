/// Where sparse triangular solves work. Several may solve with one ``Factor`` at the same time, each in a workspace of its own.
struct FactorWorkspace: ~Copyable {
  /// The last right-hand side of a forward solve after L and the row transformations: the column that an update puts into U.
  private(set) var spike: FlatBuffer<SparseEntry>
  private var stack: FlatBuffer<Int32>
  private var cursor: FlatBuffer<Int32>
  private var order: FlatBuffer<Int32>

  var bytes: Int { spike.bytes + stack.bytes + cursor.bytes + order.bytes }

  /// The entry of the last spike at a place.
  func spikeValue(at place: Int32) -> Double {
    for position in 0..<spike.count where spike[position].index == place { return spike[position].value }
    return 0
  }

  mutating func clearSpike() { spike.removeAll() }

  mutating func appendToSpike(_ entry: SparseEntry) { spike.append(entry) }

  /// Applies L⁻¹ and the row transformations to a vector, and notes the result as the spike.
  mutating func makeSpike(
    _ lower: borrowing SparseMatrix<Int32, Int32>, _ transformations: borrowing RowTransformations,
    _ vector: inout SparseVector
  ) {
    if lower.nonZeros > 0 { solve(lower.columns, diagonal: nil, &vector) }
    if !transformations.isEmpty { transformations.apply(to: &vector) }
    spike.removeAll()
    for position in 0..<vector.pattern.count {
      let place = vector.pattern[position]
      let value = vector.values[place]
      if value != 0 { spike.append(SparseEntry(index: place, value: value)) }
    }
  }

  /// Solves with a triangular matrix given by its lines, of which each lists what its unknown contributes to the others.
  ///
  /// - Parameters:
  ///   - table: The lines.
  ///   - diagonal: The diagonal; ones if nil.
  ///   - vector: The right-hand side, and then the solution.
  mutating func solve(
    _ table: borrowing LineTable<Int32, Int32>, diagonal: UnsafeMutablePointer<Double>?, _ vector: inout SparseVector
  ) {
    sortTopologically(table, &vector)
    let values = vector.values.base
    let lines = table.lines.base
    let pool = table.pool.base
    let pattern = vector.pattern.base
    for position in 0..<vector.pattern.count {
      let place = Int(pattern[position])
      var value = values[place]
      if value == 0 { continue }
      if let diagonal {
        value /= diagonal[place]
        values[place] = value
      }
      let line = lines[place]
      let entries = pool + Int(line.start)
      for entry in 0..<Int(line.count) {
        values[Int(entries[entry].index)] -= entries[entry].value * value
      }
    }
  }

  /// Extends the pattern of a vector by all places that its places reach, sources first.
  private mutating func sortTopologically(_ table: borrowing LineTable<Int32, Int32>, _ vector: inout SparseVector) {
    vector.nextStamp()
    let stamp = vector.stamp
    let stamps = vector.stamps.base
    let lines = table.lines.base
    let pool = table.pool.base
    order.removeAll()
    for position in 0..<vector.pattern.count {
      let start = vector.pattern[position]
      if stamps[Int(start)] == stamp { continue }
      stamps[Int(start)] = stamp
      if lines[Int(start)].count == 0 {
        order.append(start)
        continue
      }
      stack.append(start)
      cursor.append(0)
      while !stack.isEmpty {
        let top = stack.count - 1
        let node = Int(stack[top])
        let line = lines[node]
        var next = cursor[top]
        var descended = false
        while next < line.count {
          let child = pool[Int(line.start + next)].index
          next += 1
          if stamps[Int(child)] == stamp { continue }
          stamps[Int(child)] = stamp
          if lines[Int(child)].count == 0 {
            order.append(child)
            continue
          }
          cursor[top] = next
          stack.append(child)
          cursor.append(0)
          descended = true
          break
        }
        if descended { continue }
        order.append(Int32(truncatingIfNeeded: node))
        stack.truncate(to: top)
        cursor.truncate(to: top)
      }
    }
    let count = order.count
    vector.pattern.resize(to: count, filling: 0)
    let pattern = vector.pattern.base
    for position in 0..<count { pattern[position] = order.base[count - 1 - position] }
  }
}

extension FactorWorkspace {
  init() { self.init(spike: FlatBuffer(), stack: FlatBuffer(), cursor: FlatBuffer(), order: FlatBuffer()) }
}
