/// The multipliers of the active constraints: a lexicographic number a position, nearly all of them zero.
struct Multipliers: ~Copyable {
  struct Node: BitwiseCopyable {
    var term: LevelTerm
    var next: Int32
  }

  /// The first part of each position's multiplier, or −1.
  private(set) var heads: IndexedBuffer<BasisPosition, Int32>
  private var nodes: FlatBuffer<Node>
  /// Whether a sum cancelled so far that more digits have to tell what it is.
  var isDoubtful: Bool
  private var firstFree: Int32

  var bytes: Int { heads.bytes + nodes.bytes }

  mutating func appendZero() { heads.append(-1) }

  mutating func reserve(_ count: Int) { heads.reserve(count) }

  @inline(__always)
  func isZero(_ position: BasisPosition) -> Bool { heads[position] < 0 }

  /// Writes a position's multiplier to `result`.
  func read(_ position: BasisPosition, into result: inout LevelVector) {
    result.setZero()
    var node = heads[position]
    while node >= 0 {
      result.terms.append(nodes[node].term)
      node = nodes[node].next
    }
  }

  /// Adds a value at a level to a position's multiplier.
  mutating func add(_ value: Double, at level: Double, to position: BasisPosition) {
    var previous: Int32 = -1
    var node = heads[position]
    while node >= 0, nodes[node].term.level > level {
      previous = node
      node = nodes[node].next
    }
    if node >= 0, nodes[node].term.level == level {
      let sum = nodes[node].term.value + value
      let size = max(nodes[node].term.value.magnitude, value.magnitude)
      if LevelVector.isDoubtful(sum, size) { isDoubtful = true }
      if LevelVector.vanishes(sum, size) {
        link(previous, to: nodes[node].next, of: position)
        nodes[node].next = firstFree
        firstFree = node
      } else {
        nodes[node].term.value = sum
      }
      return
    }
    if value == 0 { return }
    link(previous, to: allocate(LevelTerm(level: level, value: value), next: node), of: position)
  }

  mutating func clear(_ position: BasisPosition) {
    var node = heads[position]
    while node >= 0 {
      let next = nodes[node].next
      nodes[node].next = firstFree
      firstFree = node
      node = next
    }
    heads[position] = -1
  }

  /// Gives a position a multiplier.
  mutating func set(_ position: BasisPosition, to terms: UnsafeBufferPointer<LevelTerm>) {
    clear(position)
    var number = terms.count - 1
    while number >= 0 {
      heads[position] = allocate(terms[number], next: heads[position])
      number -= 1
    }
  }

  private mutating func allocate(_ term: LevelTerm, next: Int32) -> Int32 {
    let node = firstFree
    guard node >= 0 else {
      nodes.append(Node(term: term, next: next))
      return Int32(nodes.count - 1)
    }
    firstFree = nodes[node].next
    nodes[node] = Node(term: term, next: next)
    return node
  }

  private mutating func link(_ previous: Int32, to node: Int32, of position: BasisPosition) {
    if previous < 0 { heads[position] = node } else { nodes[previous].next = node }
  }
}

extension Multipliers {
  init() { self.init(heads: IndexedBuffer(), nodes: FlatBuffer(), isDoubtful: false, firstFree: -1) }

  func copy() -> Multipliers {
    Multipliers(heads: heads.copy(), nodes: nodes.copy(), isDoubtful: isDoubtful, firstFree: firstFree)
  }
}
