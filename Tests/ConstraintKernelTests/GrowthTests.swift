import ConstraintKernel
import XCTest

/// How work and size grow with the problem, by counts that do not depend on the machine.
final class GrowthTests: XCTestCase {
  private let sizes = [250, 500, 1000]

  /// Builds one problem at each size and asserts that doubling it at most doubles every count, with a small allowance.
  private func assertLinear(
    _ name: String, line: UInt = #line, _ build: (Int) throws -> Solver
  ) rethrows {
    let results = try sizes.map { try build($0).statistics }
    for (smaller, larger) in zip(results, results.dropFirst()) {
      let counts = [
        ("pivots", smaller.pivots, larger.pivots), ("flips", smaller.flips, larger.flips),
        ("solves", smaller.solves, larger.solves), ("changed values", smaller.changedValues, larger.changedValues),
        ("factor", smaller.factorNonZeros, larger.factorNonZeros), ("bytes", smaller.bytes, larger.bytes),
        ("factorisations", smaller.factorizations, larger.factorizations),
      ]
      for (count, less, more) in counts {
        XCTAssertLessThanOrEqual(Double(more), 2.5 * Double(less) + 20, "\(name): \(count)", line: line)
      }
    }
  }

  func test_add_aChainOneAtATime() throws {
    try assertLinear("chain") { count in
      var solver = Solver()
      let v = solver.makeVariables(count)
      try solver.add(v[0] == 0)
      for (left, right) in zip(v, v.dropFirst()) { try solver.add(right == left + 1) }
      assertClose(solver.value(of: v[count - 1]), Double(count - 1))
      return solver
    }
  }

  func test_add_aChainFromItsLooseEnd() throws {
    try assertLinear("loose chain") { count in
      var solver = Solver()
      let v = solver.makeVariables(count)
      for (left, right) in zip(v, v.dropFirst()).reversed() { try solver.add(right == left + 1) }
      try solver.add(v[count - 1] == 0)
      assertClose(solver.value(of: v[0]), Double(1 - count))
      return solver
    }
  }

  func test_addBatch_aChain() throws {
    try assertLinear("batched chain") { count in
      var solver = Solver()
      let v = solver.makeVariables(count)
      try solver.add([v[0] == 0] + zip(v, v.dropFirst()).map { $1 == $0 + 1 })
      assertClose(solver.value(of: v[count - 1]), Double(count - 1))
      return solver
    }
  }

  func test_add_siblingsInAParent() throws {
    try assertLinear("siblings") { count in
      var solver = Solver()
      let left = solver.makeVariable(), right = solver.makeVariable()
      try solver.add(left == 0)
      try solver.add((right == 100).at(.strong))
      for _ in 0..<count {
        let child = solver.makeVariable()
        try solver.add(child >= left + 8)
        try solver.add(child <= right - 8)
        try solver.add((child == 0.5 * right).at(.medium))
      }
      return solver
    }
  }

  func test_add_independentRows() throws {
    try assertLinear("rows") { count in
      var solver = Solver()
      for row in 0..<count {
        let left = solver.makeVariable(), width = solver.makeVariable()
        try solver.add(left >= Double(row % 200))
        try solver.add((left == 0).at(.weak))
        try solver.add((width == 2 * left).at(.medium))
        try solver.add(width <= 500)
      }
      return solver
    }
  }

  func test_addBatch_aStackOfRowsWithWishes() throws {
    try assertLinear("stack") { count in
      var solver = Solver()
      let v = solver.makeVariables(2 * count)
      var constraints = [v[0] == 0]
      for row in 0..<count {
        let (top, height) = (v[2 * row], v[2 * row + 1])
        constraints.append(height >= 20)
        constraints.append((height == Double(10 + row % 50)).at(.strong))
        if row > 0 { constraints.append(top == v[2 * row - 2] + v[2 * row - 1] + 8) }
      }
      try solver.add(constraints)
      XCTAssertTrue(solver.errors[0].error > 0)
      return solver
    }
  }

  func test_remove_aChainOneAtATime() throws {
    try assertLinear("removal") { count in
      var solver = Solver()
      let v = solver.makeVariables(count)
      let handles = try solver.add([v[0] == 0] + zip(v, v.dropFirst()).map { $1 == $0 + 1 })
      for handle in handles.reversed() { try solver.remove(handle) }
      XCTAssertEqual(solver.statistics.factorNonZeros, 0)
      XCTAssertEqual(solver.value(of: v[count - 1]), Double(count - 1))
      return solver
    }
  }

  func test_setConstant_ofOneRowCostsTheSameInAnyNumberOfRows() throws {
    var costs: [Int] = []
    for count in sizes {
      var solver = Solver()
      var handle: ConstraintHandle?
      for row in 0..<count {
        let left = solver.makeVariable(), width = solver.makeVariable()
        let optional = try solver.add((left == Double(row)).at(.weak))
        try solver.add([width == 2 * left + 1, width <= 5000])
        if row == count / 2 { handle = optional }
      }
      let before = solver.statistics
      try solver.setConstant(-7, of: XCTUnwrap(handle))
      try solver.setConstant(9000, of: XCTUnwrap(handle))
      let after = solver.statistics
      costs.append(
        after.pivots + after.flips + after.solves + after.changedValues
          - before.pivots - before.flips - before.solves - before.changedValues)
    }
    XCTAssertLessThanOrEqual(costs[2], costs[0] + 2)
    XCTAssertLessThan(costs[2], 40)
  }
}
