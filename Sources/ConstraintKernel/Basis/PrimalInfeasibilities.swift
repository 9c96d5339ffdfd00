/// The inactive constraints that may lie on a wrong side: a heap, strongest first and then oldest.
struct PrimalInfeasibilities: ~Copyable {
  private var heap: FlatBuffer<RowIndex>

  var bytes: Int { heap.bytes }

  var isEmpty: Bool { heap.isEmpty }
  var count: Int { heap.count }

  /// A constraint of the list, in no particular order.
  func row(at place: Int) -> RowIndex { heap[place] }

  @inline(__always)
  private func precedes(_ first: RowIndex, _ second: RowIndex, _ rows: borrowing IndexedBuffer<RowIndex, Row>) -> Bool {
    let left = rows[first]
    let right = rows[second]
    return left.level != right.level ? left.level > right.level : left.serial < right.serial
  }

  mutating func append(_ row: RowIndex, _ rows: borrowing IndexedBuffer<RowIndex, Row>) {
    guard !rows[row].flags.contains(.queued) else { return }
    rows[row].flags.insert(.queued)
    heap.append(row)
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard precedes(heap[place], heap[parent], rows) else { break }
      swapAt(place, parent)
      place = parent
    }
  }

  /// The strongest, then oldest one.
  mutating func popFirst(_ rows: borrowing IndexedBuffer<RowIndex, Row>) -> RowIndex? {
    guard !heap.isEmpty else { return nil }
    let first = heap[0]
    let last = heap.count - 1
    heap[0] = heap[last]
    heap.truncate(to: last)
    sink(from: 0, rows)
    rows[first].flags.remove(.queued)
    return first
  }

  /// The oldest of all, as Bland's rule asks; takes time in proportion to their number.
  mutating func popOldest(_ rows: borrowing IndexedBuffer<RowIndex, Row>) -> RowIndex? {
    guard !heap.isEmpty else { return nil }
    var oldest = 0
    for place in 1..<max(1, heap.count) where rows[heap[place]].serial < rows[heap[oldest]].serial { oldest = place }
    let row = heap[oldest]
    rows[row].flags.remove(.queued)
    let rest = heap.count - 1
    heap[oldest] = heap[rest]
    heap.truncate(to: rest)
    var place = rest / 2
    while place >= 0 {
      if place < heap.count { sink(from: place, rows) }
      place -= 1
    }
    return row
  }

  mutating func removeAll(_ rows: borrowing IndexedBuffer<RowIndex, Row>) {
    for place in 0..<heap.count { rows[heap[place]].flags.remove(.queued) }
    heap.removeAll()
  }

  private func sink(from start: Int, _ rows: borrowing IndexedBuffer<RowIndex, Row>) {
    var place = start
    while true {
      var child = 2 * place + 1
      if child >= heap.count { return }
      if child + 1 < heap.count, precedes(heap[child + 1], heap[child], rows) { child += 1 }
      guard precedes(heap[child], heap[place], rows) else { return }
      swapAt(place, child)
      place = child
    }
  }

  private func swapAt(_ first: Int, _ second: Int) {
    let kept = heap[first]
    heap[first] = heap[second]
    heap[second] = kept
  }
}

extension PrimalInfeasibilities {
  init() { self.init(heap: FlatBuffer()) }

  func copy() -> PrimalInfeasibilities { PrimalInfeasibilities(heap: heap.copy()) }
}
