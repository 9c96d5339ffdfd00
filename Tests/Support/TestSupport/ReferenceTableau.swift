/// A dense simplex tableau over exact fractions.
///
/// Columns `0..<freeCount` are free variables, the others are at least zero. Every row reads
/// `basic + Σ coefficient · non-basic = constant`. Pivots follow Bland's rule, so that every run ends.
struct ReferenceTableau {
  struct Row {
    var coefficients: [Rational]
    var constant: Rational
    var basic: Int
  }

  let freeCount: Int
  private(set) var columnCount: Int
  private(set) var rows: [Row]
  /// Columns that are zero from here on.
  private var isClosed: [Bool]

  /// Brings equations into a feasible tableau; nil if they have no solution.
  ///
  /// - Parameters:
  ///   - equations: Coefficients, by column, and right side.
  ///   - freeCount: The number of leading columns without a sign.
  ///   - columnCount: The number of all columns.
  init?(equations: [(coefficients: [Rational], constant: Rational)], freeCount: Int, columnCount: Int) {
    self.freeCount = freeCount
    self.columnCount = columnCount
    rows = equations.map { Row(coefficients: $0.coefficients, constant: $0.constant, basic: -1) }
    isClosed = [Bool](repeating: false, count: columnCount)
    makeFreeColumnsBasic()
    guard findFeasibleBasis() else { return nil }
  }

  // MARK: Starting basis

  /// Gaussian elimination. A free column that finds no row stays out and touches only rows of other free columns.
  private mutating func makeFreeColumnsBasic() {
    for column in 0..<freeCount {
      guard let row = rows.firstIndex(where: { $0.basic < 0 && $0.coefficients[column].sign != 0 }) else { continue }
      pivot(row: row, column: column)
    }
  }

  /// Phase one: minimises the sum of one artificial variable per row that has no basic one yet.
  private mutating func findFeasibleBasis() -> Bool {
    let realCount = columnCount
    for row in rows.indices where rows[row].basic < 0 {
      if rows[row].constant.sign < 0 { negate(row: row) }
      rows[row].basic = columnCount
      columnCount += 1
    }
    isClosed += [Bool](repeating: false, count: columnCount - realCount)
    for row in rows.indices {
      let artificial = (realCount..<columnCount).map { rows[row].basic == $0 ? Rational.one : .zero }
      rows[row].coefficients += artificial
    }
    let cost = (0..<columnCount).map { $0 < realCount ? Rational.zero : .one }
    guard minimise(cost)?.sign == 0 else { return false }
    removeArtificialColumns(from: realCount)
    return true
  }

  private mutating func negate(row: Int) {
    rows[row].constant = -rows[row].constant
    for column in rows[row].coefficients.indices { rows[row].coefficients[column] = -rows[row].coefficients[column] }
  }

  private mutating func removeArtificialColumns(from realCount: Int) {
    for row in rows.indices where rows[row].basic >= realCount {
      if let column = (freeCount..<realCount).first(where: { rows[row].coefficients[$0].sign != 0 }) {
        pivot(row: row, column: column)
      }
    }
    // What is still artificial has an empty row: the equation follows from the others.
    rows.removeAll { $0.basic >= realCount }
    for row in rows.indices { rows[row].coefficients.removeLast(columnCount - realCount) }
    columnCount = realCount
    isClosed.removeLast(isClosed.count - realCount)
  }

  // MARK: Optimisation

  /// Minimises a linear function from the present basis.
  ///
  /// - Returns: The least value, or nil if there is none.
  mutating func minimise(_ cost: [Rational]) -> Rational? {
    var reduced = reducedCosts(cost)
    while let column = enteringColumn(reduced) {
      guard column >= freeCount, let row = leavingRow(column) else { return nil }
      pivot(row: row, column: column)
      reduced = ReferenceTableau.eliminate(column, from: reduced, with: rows[row])
    }
    return rows.reduce(.zero) { $0 + cost[$1.basic] * $1.constant }
  }

  /// Keeps only the solutions that minimise a function: minimises it, then closes the columns that would raise it.
  ///
  /// - Returns: The least value; nil, and no change of the solutions, if there is none.
  mutating func restrictToMinimum(of cost: [Rational]) -> Rational? {
    guard let value = minimise(cost) else { return nil }
    let reduced = reducedCosts(cost)
    for column in freeCount..<columnCount where reduced[column].sign > 0 { isClosed[column] = true }
    return value
  }

  /// The present basic solution's value of a column.
  func value(of column: Int) -> Rational { rows.first { $0.basic == column }?.constant ?? .zero }

  private func reducedCosts(_ cost: [Rational]) -> [Rational] {
    var result = cost
    for row in rows where cost[row.basic].sign != 0 {
      for column in 0..<columnCount where row.coefficients[column].sign != 0 {
        result[column] = result[column] - cost[row.basic] * row.coefficients[column]
      }
    }
    return result
  }

  private func enteringColumn(_ reduced: [Rational]) -> Int? {
    (0..<columnCount).first { column in
      !isClosed[column] && (column < freeCount ? reduced[column].sign != 0 : reduced[column].sign < 0)
    }
  }

  private func leavingRow(_ column: Int) -> Int? {
    var best: (row: Int, ratio: Rational)?
    for (position, row) in rows.enumerated() where row.basic >= freeCount && row.coefficients[column].sign > 0 {
      let ratio = row.constant / row.coefficients[column]
      if let current = best {
        let isSmaller = ratio < current.ratio || (ratio == current.ratio && row.basic < rows[current.row].basic)
        if !isSmaller { continue }
      }
      best = (position, ratio)
    }
    return best?.row
  }

  // MARK: Pivot

  private mutating func pivot(row: Int, column: Int) {
    let pivot = rows[row].coefficients[column]
    rows[row].basic = column
    rows[row].constant = rows[row].constant / pivot
    for other in 0..<rows[row].coefficients.count where rows[row].coefficients[other].sign != 0 {
      rows[row].coefficients[other] = rows[row].coefficients[other] / pivot
    }
    let pivotRow = rows[row]
    for other in rows.indices where other != row && rows[other].coefficients[column].sign != 0 {
      let factor = rows[other].coefficients[column]
      rows[other].constant = rows[other].constant - factor * pivotRow.constant
      rows[other].coefficients = ReferenceTableau.eliminate(
        column, from: rows[other].coefficients, with: pivotRow)
    }
  }

  private static func eliminate(_ column: Int, from coefficients: [Rational], with row: Row) -> [Rational] {
    let factor = coefficients[column]
    guard factor.sign != 0 else { return coefficients }
    var result = coefficients
    for other in result.indices where row.coefficients[other].sign != 0 {
      result[other] = result[other] - factor * row.coefficients[other]
    }
    return result
  }
}
