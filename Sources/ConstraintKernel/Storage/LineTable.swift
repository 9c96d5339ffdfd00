/// One non-zero of a sparse matrix as one of its two line tables sees it.
struct Entry<Cross: TypedIndex>: BitwiseCopyable {
  /// The line of the other table in which the entry stands too.
  var index: Cross
  /// Its position in that line.
  var mate: Int32
  var value: Double
}

/// Where a line's entries stand in the pool of its table.
struct Line: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0
}

/// The rows of a sparse matrix, or its columns: lines of entries in a common pool.
///
/// A line that outgrows its place moves to the end of the pool; the pool is compacted when half of it lies idle.
struct LineTable<Key: TypedIndex, Cross: TypedIndex>: ~Copyable {
  private(set) var lines: IndexedBuffer<Key, Line>
  private(set) var pool: FlatBuffer<Entry<Cross>>
  private var idle: Int

  var bytes: Int { lines.bytes + pool.bytes }

  @inline(__always)
  func count(_ line: Key) -> Int { Int(lines[line].count) }

  /// The entries of a line; valid until the table is next changed.
  @inline(__always)
  func entries(_ line: Key) -> UnsafeMutableBufferPointer<Entry<Cross>> {
    let place = lines[line]
    return UnsafeMutableBufferPointer(start: pool.base + Int(place.start), count: Int(place.count))
  }

  mutating func appendLine() { lines.append(Line()) }

  mutating func removeLastLine() {
    idle += Int(lines[Key(lines.count - 1)].capacity)
    lines.truncate(to: lines.count - 1)
  }

  mutating func append(_ entry: Entry<Cross>, to line: Key) {
    let place = lines[line]
    if place.count == place.capacity { reserve(max(4, 2 * Int(place.capacity)), in: line) }
    pool[lines[line].start + lines[line].count] = entry
    lines[line].count += 1
  }

  /// Makes room for a number of entries in a line.
  @inline(__always)
  mutating func reserve(_ capacity: Int, in line: Key) {
    let present = lines[line].capacity
    if capacity <= Int(present) { return }
    if present > 0 { return move(line, to: capacity) }
    lines[line].start = Int32(pool.count)
    lines[line].capacity = Int32(capacity)
    pool.extend(by: capacity)
  }

  /// Makes room for a number of lines.
  mutating func reserveLines(_ count: Int) { lines.reserve(count) }

  /// Makes room for a number of entries in lines that have no place yet.
  mutating func reservePool(_ extra: Int) { pool.reserve(pool.count + extra) }

  /// Empties all lines.
  mutating func clear() {
    for position in 0..<lines.count { lines[Key(position)] = Line() }
    pool.removeAll()
    idle = 0
  }

  @inline(never)
  private mutating func move(_ line: Key, to capacity: Int) {
    let place = lines[line]
    if Int(place.start) + Int(place.capacity) == pool.count {
      pool.extend(by: capacity - Int(place.capacity))
    } else {
      if idle > 1024, idle > pool.count / 2 { compact() }
      let from = Int(lines[line].start)
      let start = pool.count
      pool.extend(by: capacity)
      if place.count > 0 { (pool.base + start).update(from: pool.base + from, count: Int(place.count)) }
      idle += Int(place.capacity)
      lines[line].start = Int32(start)
    }
    lines[line].capacity = Int32(capacity)
  }

  private mutating func compact() {
    var packed = FlatBuffer<Entry<Cross>>()
    packed.reserve(pool.count - idle)
    for position in 0..<lines.count {
      let line = Key(position)
      let place = lines[line]
      guard place.capacity > 0 else { continue }
      lines[line].start = Int32(packed.count)
      let start = packed.count
      packed.extend(by: Int(place.capacity))
      (packed.base + start).update(from: pool.base + Int(place.start), count: Int(place.capacity))
    }
    pool = packed
    idle = 0
  }
}

extension LineTable {
  init() { self.init(lines: IndexedBuffer(), pool: FlatBuffer(), idle: 0) }

  func copy() -> LineTable { LineTable(lines: lines.copy(), pool: pool.copy(), idle: idle) }
}
