/// A growable list of values that own memory and cannot be copied.
///
/// Invariant: `base` is valid for `capacity` elements, and the first `count` of them are initialised.
struct OwnedList<Element: ~Copyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>?
  private(set) var count: Int
  private var capacity: Int

  init() {
    base = nil
    count = 0
    capacity = 0
  }

  deinit {
    guard let base else { return }
    base.deinitialize(count: count)
    OwnedList.free(base, capacity)
  }

  /// The list's own memory, without that of its elements.
  var ownBytes: Int { capacity * MemoryLayout<Element>.stride }

  subscript(position: Int) -> Element {
    @inline(__always) _read {
      assert(position >= 0 && position < count)
      yield base.unsafelyUnwrapped[position]
    }
    @inline(__always) _modify {
      assert(position >= 0 && position < count)
      yield &base.unsafelyUnwrapped[position]
    }
  }

  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (base.unsafelyUnwrapped + count).move()
  }

  mutating func removeAll() {
    base?.deinitialize(count: count)
    count = 0
  }

  @inline(never)
  private mutating func grow() {
    let newCapacity = max(4, 2 * capacity)
    BufferLedger.note(newCapacity * MemoryLayout<Element>.stride)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if let base {
      new.moveInitialize(from: base, count: count)
      OwnedList.free(base, capacity)
    }
    base = new
    capacity = newCapacity
  }

  private static func free(_ base: UnsafeMutablePointer<Element>, _ capacity: Int) {
    BufferLedger.note(-capacity * MemoryLayout<Element>.stride)
    base.deallocate()
  }
}
