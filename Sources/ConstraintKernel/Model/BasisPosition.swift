/// A position of the basis. It has the number of the variable whose unit column stands there at first.
struct BasisPosition: TypedIndex {
  let rawValue: Int32

  @inline(__always)
  init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A vector in the space of the basis: after a solve its places are basis positions, before it variables, in one numbering.
extension SparseVector {
  @inline(__always)
  subscript(position: BasisPosition) -> Double { values[position.rawValue] }

  /// The basis position at a place of the pattern.
  @inline(__always)
  func basisPosition(at place: Int) -> BasisPosition { BasisPosition(rawValue: pattern[place]) }

  @inline(__always)
  mutating func add(_ value: Double, at position: BasisPosition) { add(value, at: position.rawValue) }
}
