/// A place in lists of one kind. Each kind has a type of its own, so that mixing them does not compile.
protocol TypedIndex: BitwiseCopyable, Hashable, Comparable {
  var rawValue: Int32 { get }
  init(rawValue: Int32)
}

extension TypedIndex {
  @inline(__always)
  init(_ position: Int) { self.init(rawValue: Int32(truncatingIfNeeded: position)) }

  /// No place.
  @inline(__always) static var none: Self { Self(rawValue: -1) }

  @inline(__always) var isNone: Bool { rawValue < 0 }

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A buffer with one element for each place of a kind.
struct IndexedBuffer<Index: TypedIndex, Element: BitwiseCopyable>: ~Copyable {
  private var elements: FlatBuffer<Element>

  var base: UnsafeMutablePointer<Element> { @inline(__always) get { elements.base } }

  var count: Int { @inline(__always) get { elements.count } }

  var bytes: Int { elements.bytes }

  subscript(index: Index) -> Element {
    @inline(__always) get { elements[Int(index.rawValue)] }
    @inline(__always) nonmutating _modify { yield &elements[Int(index.rawValue)] }
  }

  /// The element's address; valid until the buffer is next changed.
  @inline(__always)
  func pointer(to index: Index) -> UnsafeMutablePointer<Element> { elements.base + Int(index.rawValue) }

  @inline(__always)
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func resize(to count: Int, filling element: Element) { elements.resize(to: count, filling: element) }

  mutating func truncate(to count: Int) { elements.truncate(to: count) }

  mutating func reserve(_ capacity: Int) { elements.reserve(capacity) }
}

extension IndexedBuffer {
  init() { self.init(elements: FlatBuffer()) }

  func copy() -> IndexedBuffer { IndexedBuffer(elements: elements.copy()) }
}

/// A place in a list of the factor, where variables and basis positions share one numbering.
extension Int32: TypedIndex {
  var rawValue: Int32 { @inline(__always) get { self } }

  @inline(__always)
  init(rawValue: Int32) { self = rawValue }
}
