/// A list that copies share in parts: a change to one of two copies copies the part with the element, not the whole list.
///
/// Trees and frames are kept as snapshots while others are edited. With an array, each edit after a snapshot would copy every element.
struct ChunkedList<Element: Sendable>: Sendable {
  private var chunks: [[Element]] = []
  /// The number of elements.
  private(set) var count = 0

  /// The logarithm of a chunk's length. With 1,000 elements, a copied chunk and a copied list of chunks are about as large.
  private static var shift: Int { 5 }
  private static var mask: Int { (1 << shift) - 1 }

  var indices: Range<Int> { 0..<count }

  /// An element, at a position from 0 up to ``count``, exclusively.
  ///
  /// - Complexity: O(1). A change of a shared list takes O(√n) for about 1,000 elements, and O(n / 32) for many more.
  subscript(position: Int) -> Element {
    @inline(__always)
    _read { yield chunks[position >> Self.shift][position & Self.mask] }
    @inline(__always)
    _modify { yield &chunks[position >> Self.shift][position & Self.mask] }
  }

  mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      var chunk: [Element] = []
      chunk.reserveCapacity(1 << Self.shift)
      chunk.append(element)
      chunks.append(chunk)
    } else {
      chunks[count >> Self.shift].append(element)
    }
    count += 1
  }

  /// Appends elements until there are as many as wanted.
  mutating func extend(to count: Int, with element: Element) {
    while self.count < count { append(element) }
  }
}
