import ConstraintKernel
import XCTest

/// The problem and its active set, readable.
final class DescriptionTests: XCTestCase {
  func test_description_namesVariablesConstraintsAndNumbers() throws {
    var solver = Solver()
    let card = solver.makeVariable("card.width"), screen = solver.makeVariable("screen.width")
    try solver.add((card == 0.8125 * screen).at(.strong, weight: 3), name: "share")
    try solver.add(card <= 560, name: "limit")
    try solver.edit(screen, at: .medium)
    try solver.suggest(375, for: screen)
    let text = "\(solver)"
    for part in ["card.width", "screen.width", "share", "limit", "0.8125", "560", "<=", "==", "750", "375"] {
      XCTAssertTrue(text.contains(part), "\(part) is missing in\n\(text)")
    }
  }

  func test_description_ofVariablesWithoutNamesTellsThemApart() throws {
    var solver = Solver()
    let v = solver.makeVariables(2)
    try solver.add(v[0] == 1)
    let first = solver.description
    try solver.remove(solver.constraints)
    try solver.add(v[1] == 1)
    XCTAssertNotEqual(first, solver.description)
    XCTAssertNotNil(Solver().description)
  }

  func test_activeSetDescription_namesWhatHoldsTheLayoutUp() throws {
    var solver = Solver()
    let x = solver.makeVariable("edge")
    try solver.add((x == 100).at(.weak), name: "optional")
    XCTAssertTrue(solver.activeSetDescription.contains("optional"))
    XCTAssertTrue(solver.activeSetDescription.contains("edge"))
    try solver.add(x <= 60, name: "ceiling")
    XCTAssertTrue(solver.activeSetDescription.contains("ceiling"))
  }

  func test_description_insideATransactionAndOfAnEmptySolver() throws {
    var solver = Solver()
    XCTAssertFalse(solver.description.contains("NaN"))
    _ = solver.activeSetDescription
    let x = solver.makeVariable("edge")
    solver.begin()
    try solver.add(x == 3, name: "pending")
    XCTAssertTrue(solver.description.contains("pending"))
    _ = solver.activeSetDescription
    try solver.commit()
    XCTAssertTrue(solver.activeSetDescription.contains("pending"))
  }
}
