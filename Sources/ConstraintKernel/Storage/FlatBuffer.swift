/// A growable array of plain values at a fixed place in memory, for the solver's inner loops.
///
/// It owns its memory and frees it; ``copy()`` is the only way to a second one. Positions are checked in debug builds only. Writing an
/// element does not mutate the buffer, so that loops over several buffers of one owner need no exclusive access to it.
///
/// Invariant: `base` is valid for `capacity` elements, and the first `count` of them are initialised.
struct FlatBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init() {
    base = FlatBuffer.nowhere
    count = 0
    capacity = 0
  }

  /// Makes a buffer of equal elements.
  init(repeating element: Element, count: Int) {
    self.init()
    resize(to: count, filling: element)
  }

  deinit {
    if capacity > 0 { FlatBuffer.free(base, capacity) }
  }

  private static var nowhere: UnsafeMutablePointer<Element> {
    // Aligned and never read: the capacity is 0.
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  /// The elements; valid until the buffer is next changed.
  var elements: UnsafeBufferPointer<Element> {
    @inline(__always) get { UnsafeBufferPointer(start: base, count: count) }
  }

  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  subscript(position: Int) -> Element {
    @inline(__always) get {
      assert(position >= 0 && position < count)
      return base[position]
    }
    @inline(__always) nonmutating _modify {
      assert(position >= 0 && position < count)
      yield &base[position]
    }
  }

  subscript(position: Int32) -> Element {
    @inline(__always) get { self[Int(position)] }
    @inline(__always) nonmutating _modify { yield &self[Int(position)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  /// Removes all elements and frees their memory.
  mutating func removeAllAndFree() { self = FlatBuffer() }

  /// Drops the elements from a position on.
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Drops elements at the end or adds equal ones there.
  mutating func resize(to newCount: Int, filling element: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
    count = newCount
  }

  /// Makes room for elements whose first values do not matter.
  @inline(__always)
  mutating func extend(by extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
    count += extra
  }

  /// Makes room for a number of elements, and somewhat more where the buffer has to move, so that many small steps do not each move it.
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity > capacity { reallocate(max(newCapacity, capacity + capacity / 4)) }
  }

  /// The same elements in memory of their own.
  func copy() -> FlatBuffer {
    var result = FlatBuffer()
    guard count > 0 else { return result }
    result.reallocate(count)
    result.base.update(from: base, count: count)
    result.count = count
    return result
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    // Small arrays double, so that those of a screen settle after a few growths; large ones waste no more than a third.
    reallocate(max(needed, capacity + (capacity < 4096 ? capacity : capacity / 2), 32))
  }

  private mutating func reallocate(_ newCapacity: Int) {
    let new = FlatBuffer.allocate(newCapacity)
    if count > 0 { new.update(from: base, count: count) }
    if capacity > 0 { FlatBuffer.free(base, capacity) }
    base = new
    capacity = newCapacity
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    BufferLedger.note(capacity * MemoryLayout<Element>.stride)
    return .allocate(capacity: capacity)
  }

  private static func free(_ base: UnsafeMutablePointer<Element>, _ capacity: Int) {
    BufferLedger.note(-capacity * MemoryLayout<Element>.stride)
    base.deallocate()
  }
}
