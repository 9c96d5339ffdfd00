/// The place of a constraint row in the problem.
struct RowIndex: TypedIndex {
  let rawValue: Int32

  @inline(__always)
  init(rawValue: Int32) { self.rawValue = rawValue }
}
