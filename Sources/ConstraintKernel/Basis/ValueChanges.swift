/// Which values differ from those that were last reported.
struct ValueChanges: ~Copyable {
  /// Values as they were last reported.
  private var reported: FlatBuffer<Double>
  /// The variables that were written since the last report, unless it is most of them.
  private var touched: FlatBuffer<Int32>
  /// Whether variables that are not in ``touched`` were written, too.
  private var touchesAll: Bool

  var bytes: Int { reported.bytes + touched.bytes }

  mutating func append(_ value: Double) { reported.append(value) }

  mutating func reserve(_ count: Int) {
    reported.reserve(count)
    touched.reserve(count)
  }

  mutating func setReported(_ column: Int32, _ value: Double) { reported[column] = value }

  /// Notes that a variable was written.
  @inline(__always)
  mutating func touch(_ column: Int32, _ columns: borrowing FlatBuffer<Column>) {
    guard !columns[column].isTouched else { return }
    columns[column].isTouched = true
    touched.append(column)
  }

  /// Notes that many variables were written.
  mutating func touch(_ list: UnsafeBufferPointer<Int32>, _ columns: borrowing FlatBuffer<Column>) {
    if isDense(list.count) {
      touchesAll = true
    } else {
      for column in list { touch(column, columns) }
    }
  }

  /// Whether a walk through all variables is cheaper than a list of some and its sort.
  @inline(__always)
  private func isDense(_ count: Int) -> Bool { count > 16 && count > reported.count / 16 }

  /// The variables whose values differ from those at the last call, in the order of their places.
  mutating func take(_ values: borrowing FlatBuffer<Double>, _ columns: borrowing FlatBuffer<Column>) -> [Variable] {
    var changed: [Variable] = []
    if touchesAll || isDense(touched.count) {
      changed.reserveCapacity(touchesAll ? reported.count : touched.count)
      // What was not touched differs from what was reported by as little as it did last time.
      for column in 0..<Int32(truncatingIfNeeded: reported.count) { take(column, values, columns, &changed) }
    } else {
      changed.reserveCapacity(touched.count)
      for position in 0..<touched.count { take(touched[position], values, columns, &changed) }
      changed.sort { $0.index < $1.index }
    }
    for position in 0..<touched.count { columns[touched[position]].isTouched = false }
    touched.removeAll()
    touchesAll = false
    return changed
  }

  /// Lists a variable if its value differs from the one that was reported last.
  @inline(__always)
  private func take(
    _ column: Int32, _ values: borrowing FlatBuffer<Double>, _ columns: borrowing FlatBuffer<Column>,
    _ changed: inout [Variable]
  ) {
    let value = values[column]
    let difference = (value - reported[column]).magnitude
    if difference > Tolerances.change * max(1, value.magnitude), columns[column].isAlive {
      changed.append(Variable(index: column, stamp: columns[column].stamp))
      reported[column] = value
    }
  }
}

extension ValueChanges {
  init() { self.init(reported: FlatBuffer(), touched: FlatBuffer(), touchesAll: false) }

  func copy() -> ValueChanges {
    ValueChanges(reported: reported.copy(), touched: touched.copy(), touchesAll: touchesAll)
  }
}
