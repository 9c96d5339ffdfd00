/// A variable as the solver keeps it, apart from its value.
struct Column: BitwiseCopyable {
  /// The stamp of the variable's handle.
  var stamp: UInt32
  /// The row of the variable's edit, or −1.
  var edit = RowIndex.none
  var isAlive = true
  /// Whether the variable is listed as written since the last report.
  var isTouched = false
}

extension FlatBuffer<Column> {
  /// Whether a variable has its place here and is not removed.
  @inline(__always)
  func hold(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < count && self[index].stamp == variable.stamp && self[index].isAlive
  }
}
