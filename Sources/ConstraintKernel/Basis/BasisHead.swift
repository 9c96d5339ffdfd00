/// What stands in a position of the basis: an active constraint's row, or the unit column of a nonbasic free variable.
struct BasisHead: BitwiseCopyable {
  /// The row, or −1 − j for the unit column of variable j.
  let rawValue: Int32

  @inline(__always)
  init(rawValue: Int32) { self.rawValue = rawValue }

  @inline(__always)
  init(_ row: RowIndex) { rawValue = row.rawValue }

  /// The unit column of a variable.
  @inline(__always)
  static func unit(_ variable: Int32) -> BasisHead { BasisHead(rawValue: -1 - variable) }

  @inline(__always) var isUnit: Bool { rawValue < 0 }

  /// The row of an active constraint; only if it is no unit column.
  var row: RowIndex {
    @inline(__always) get {
      assert(!isUnit)
      return RowIndex(rawValue: rawValue)
    }
  }

  /// The variable of a unit column; only if it is one.
  var variable: Int32 {
    @inline(__always) get {
      assert(isUnit)
      return -1 - rawValue
    }
  }

  @inline(__always)
  func isUnit(of variable: Int32) -> Bool { rawValue == -1 - variable }
}
