import ConstraintKernel
import XCTest

/// Shapes that are large in one direction.
final class LargeShapeTests: XCTestCase {
  func test_chain_ofTwentyThousandVariables() throws {
    let count = rounds(release: 20_000, debug: 2000)
    for batch in [true, false] {
      var solver = Solver()
      let v = solver.makeVariables(count)
      let constraints = [v[0] == 5] + zip(v, v.dropFirst()).map { $1 == $0 + 1 }
      if batch { try solver.add(constraints) } else { for constraint in constraints { try solver.add(constraint) } }
      for position in stride(from: 0, to: count, by: 997) {
        assertClose(solver.value(of: v[position]), Double(position + 5), "batch \(batch)")
      }
      try solver.setConstant(-3, of: solver.constraints[0])
      assertClose(solver.value(of: v[count - 1]), Double(count - 4), "batch \(batch)")
      XCTAssertEqual(solver.takeChanges().count, count - (count > 3 ? 1 : 0), "the fourth is back at 0")
    }
  }

  func test_siblings_ofOneParent() throws {
    let count = rounds(release: 100_000, debug: 5000)
    var solver = Solver()
    let left = solver.makeVariable("left"), width = solver.makeVariable("width")
    let children = solver.makeVariables(count)
    let edge = try solver.add(left == 10)
    try solver.add((width == 300).at(.strong))
    try solver.add(children.map { $0 == left + 0.25 * width })
    assertClose(solver.value(of: children[count - 1]), 85)
    try solver.setConstant(50, of: edge)
    XCTAssertTrue(children.allSatisfy { solver.value(of: $0) == 125 })
    let late = try solver.add(children[count / 2] <= 100)
    assertClose(solver.value(of: width), 200)
    try solver.remove(late)
    assertClose(solver.value(of: width), 300)
  }

  func test_variable_usedByFiftyThousandConstraints() throws {
    let count = rounds(release: 50_000, debug: 3000)
    var solver = Solver()
    let x = solver.makeVariable("x")
    let bounds = try solver.add((0..<count).map { x >= Double($0) })
    assertClose(solver.value(of: x), Double(count - 1))
    try solver.add((x == -5).at(.weak))
    for step in 1...20 {
      try solver.remove(bounds[count - step])
      assertClose(solver.value(of: x), Double(count - step - 1))
    }
    let conflict = try assertConflict(&solver) { try $0.add(x <= 10.5) }
    XCTAssertEqual(conflict.members.count, 2)
    try solver.setConstant(1e6, of: bounds[0])
    assertClose(solver.value(of: x), 1e6)
  }

  func test_variable_wishedForByManyConstraints() throws {
    let count = rounds(release: 10_001, debug: 1001)
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((0..<count).map { (x == Double($0)).at(.weak) })
    assertClose(solver.value(of: x), Double(count / 2), "the median")
    let half = Double(count / 2)
    XCTAssertEqual(solver.errors[0].error, half * (half + 1), accuracy: 1e-6 * half * half)
  }

  func test_priorities_aThousandDistinctOnes() throws {
    for batch in [true, false] {
      var solver = Solver()
      let v = solver.makeVariables(10)
      // Level p wants variable p mod 10 at p; the strongest level of each variable wins.
      let constraints = (0..<1000).map { (level: Int) -> Constraint in
        let optional: Constraint = v[level % 10] == Double(level)
        return optional.at(Priority(Double(level) + 0.5))
      }
      if batch { try solver.add(constraints) } else { for constraint in constraints { try solver.add(constraint) } }
      XCTAssertEqual(solver.errors.count, 1000)
      for (number, variable) in v.enumerated() { assertClose(solver.value(of: variable), Double(990 + number)) }
      assertClose(solver.errors[999].error, 990)
      assertClose(solver.errors[0].error, 0)
      let sum = v.reduce(LinearExpression()) { $0 + $1 }
      // Taking 100 away costs the weakest of the strongest constraints, alone.
      try solver.add(sum <= 9945 - 100)
      assertClose(solver.value(of: v[0]), 890)
      assertClose(solver.value(of: v[1]), 991)
      if !batch { XCTAssertNil(solver.checkInvariants()) }
    }
  }

  func test_expression_ofTenThousandTerms() throws {
    let count = rounds(release: 10_000, debug: 2000)
    var solver = Solver()
    let v = solver.makeVariables(count)
    try solver.add(v.map { ($0 == 1).at(.weak) })
    try solver.add(v.map { $0 >= 0 })
    let total = LinearExpression(v.map { LinearTerm($0) })
    let limit = try solver.add(Constraint(total, .lessThanOrEqual, Double(count)))
    try solver.setConstant(Double(count) / 2, of: limit)
    assertClose(solver.errors[0].error, Double(count) / 2)
    XCTAssertEqual(solver.value(of: total), Double(count) / 2, accuracy: 1e-6 * Double(count))
    try assertConflict(&solver) { try $0.setConstant(-1, of: limit) }
  }

  func test_tree_nestedATens() throws {
    // Four levels of ten children each: 11,111 views whose widths are shares of their parents'.
    let depth = rounds(release: 4, debug: 3)
    var solver = Solver()
    let root = solver.makeVariable("root")
    var level = [root]
    var constraints: [Constraint] = []
    for _ in 0..<depth {
      var next: [Variable] = []
      for parent in level {
        for _ in 0..<10 {
          let child = solver.makeVariable()
          constraints.append((child == 0.1 * parent).at(.strong))
          constraints.append(child >= 0)
          constraints.append(child <= parent)
          next.append(child)
        }
      }
      level = next
    }
    try solver.add(constraints)
    try solver.edit(root, at: .required)
    var share = 1.0
    for _ in 0..<depth { share *= 0.1 }
    for width in [320.0, 1366, 0, 812] {
      try solver.suggest(width, for: root)
      for leaf in [level[0], level[level.count / 3], level[level.count - 1]] {
        assertClose(solver.value(of: leaf), width * share, "width \(width)")
      }
    }
    try assertConflict(&solver) { try $0.suggest(-1, for: root) }
  }
}
