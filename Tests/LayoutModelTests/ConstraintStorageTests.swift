import LayoutModel
import TestSupport
import XCTest

/// How trees and constraints keep what they are given.
final class ConstraintStorageTests: XCTestCase {
  private static func term(
    _ random: inout SeededGenerator, _ items: [LayoutItem], _ multipliers: [Double]
  ) -> LayoutConstraint.Term {
    let attribute = random.element(of: LayoutAttribute.allCases)
    var term = LayoutConstraint(item: random.element(of: items), attribute: attribute, constant: 0).left.terms[0]
    term.multiplier = random.element(of: multipliers)
    return term
  }

  /// The quick look at a constraint and the one that says what is wrong have to agree on everything that can be written.
  func test_activate_refusesExactlyWhatTheThoroughCheckRefuses() throws {
    var random = SeededGenerator(seed: 77)
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    let list = try tree.addView("list", kind: .scroll, to: tree.root)
    let removed = try tree.addView("removed", to: tree.root)
    let apart = tree.makeView("apart")
    try tree.destroy(removed)
    let items =
      [card.item, list.item, removed.item, apart.item, card.layoutMarginsGuide.item, list.contentLayoutGuide.item]
      + [card.contentLayoutGuide.item, try tree.makeGuide("gap", in: card).item]
    let numbers = [0, 1, -2.5, 1, 1, 1, Double.nan, .infinity]
    var refused = 0
    for round in 0..<4000 {
      var sides: [LayoutConstraint.Side] = []
      for _ in 0..<2 {
        let terms = (0..<random.integer(in: 0...2)).map { _ in Self.term(&random, items, numbers) }
        sides.append(LayoutConstraint.Side(terms: terms, constant: random.element(of: numbers)))
      }
      let constraint = LayoutConstraint(
        sides[0], .equal, sides[1], priority: random.element(of: [1000, 750, 0.5, 0, 1001]))
      let quick = tree.isPlainlyLegal(constraint)
      var thorough = true
      do { try tree.refuseIllegal(constraint, needsCommonAncestor: false) } catch { thorough = false }
      XCTAssertEqual(quick, thorough, "round \(round): \(tree.describe(constraint))")
      if !thorough { refused += 1 }
    }
    XCTAssertGreaterThan(refused, 100)
    XCTAssertLessThan(refused, 3990)
  }

  func test_constraint_keepsSidesAndIdentifierApart() throws {
    var tree = LayoutTree()
    let card = try tree.addView("card", to: tree.root)
    var constraint = card.leading + 3 == tree.root.leading + 0.5 * tree.root.width - 0.25 * card.width + 8
    XCTAssertEqual(constraint.left.terms.count, 1)
    XCTAssertEqual(constraint.left.constant, 3)
    XCTAssertEqual(constraint.right.terms.map(\.multiplier), [1, 0.5, -0.25])
    XCTAssertEqual(constraint.right.constant, 8)
    XCTAssertEqual(constraint.identifier, "")
    let plain = constraint
    constraint.identifier = "lead"
    XCTAssertNotEqual(constraint, plain)
    XCTAssertEqual(constraint.right.terms, plain.right.terms)
    XCTAssertEqual(Set([constraint, plain, plain]).count, 2)
    constraint.identifier = ""
    XCTAssertEqual(constraint, plain)
    XCTAssertEqual(constraint.hashValue, plain.hashValue)
    let handle = try XCTUnwrap(tree.activate([constraint]).first)
    try tree.setMultiplier(0.75, on: card.width, of: handle)
    try tree.setConstant(9, of: handle)
    let changed = try tree.constraint(handle)
    XCTAssertEqual(changed.right.terms.map(\.multiplier), [1, 0.5, 0.75])
    XCTAssertEqual(changed.right.constant, 9)
    XCTAssertEqual(changed.left, plain.left)
    XCTAssertEqual(plain.right.terms.map(\.multiplier), [1, 0.5, -0.25], "a copy is a copy")
  }

  /// The lists of constraints are kept in one array whose room is used again.
  func test_removeFromSuperview_findsTheConstraintsOfAViewAfterManyChanges() throws {
    var random = SeededGenerator(seed: 5)
    var tree = LayoutTree()
    var views: [ViewHandle] = []
    var made: [(handle: LayoutConstraint.Handle, views: [ViewHandle])] = []
    for round in 0..<400 {
      if views.count < 4 || random.chance(0.3) { views.append(try tree.addView("\(round)", to: tree.root)) }
      if random.chance(0.7) {
        let first = random.element(of: views), second = random.element(of: views)
        let handles = try tree.activate([first.width == second.width + 1])
        made.append((handles[0], [first, second]))
      }
      if random.chance(0.25), !made.isEmpty {
        let place = random.integer(in: 0...made.count - 1)
        try tree.remove([made.remove(at: place).handle])
      }
      if random.chance(0.15) {
        let view = views.remove(at: random.integer(in: 0...views.count - 1))
        let reaching = made.filter { $0.views.contains(view) }.map(\.handle)
        XCTAssertEqual(try tree.destroy(view), reaching, "round \(round)")
        made.removeAll { $0.views.contains(view) }
      }
      XCTAssertEqual(tree.constraints, made.map(\.handle), "round \(round)")
    }
  }
}
