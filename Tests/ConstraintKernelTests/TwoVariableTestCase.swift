import ConstraintKernel
import XCTest

/// A new solver with two variables for each test, and a look at its invariants after it.
class TwoVariableTestCase: XCTestCase {
  var solver = Solver()
  var x = Variable(index: 0, stamp: 0)
  var y = Variable(index: 1, stamp: 0)

  override func setUp() {
    solver = Solver()
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
  }

  override func tearDown() { XCTAssertNil(solver.checkInvariants()) }
}
