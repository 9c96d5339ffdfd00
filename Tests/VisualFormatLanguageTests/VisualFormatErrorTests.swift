import LayoutModel
import TestSupport
import VisualFormatLanguage
import XCTest

final class VisualFormatErrorTests: XCTestCase {
  private func refusal(
    _ format: String, _ options: VisualFormatOptions = [], line: UInt = #line
  ) throws -> VisualFormatError? {
    var tree = LayoutTree()
    let (a, b, both) = (
      try tree.addView("a", to: tree.root), try tree.addView("b", to: tree.root), try tree.addView("c", to: tree.root)
    )
    let loose = tree.makeView("loose")
    let views: VisualFormatViews = [
      "a": a, "b": b, "both": both, "loose": loose, "root": tree.root, "twice": a, "twice": b,
    ]
    let metrics: VisualFormatMetrics = [
      "gap": 8, "nan": .nan, "both": 4, "zero": 0, "huge": 1001, "double": 1, "double": 2,
    ]
    do {
      _ = try tree.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
    } catch {
      XCTAssertEqual(error.format, format, line: line)
      return error
    }
    XCTFail("\(format) was taken", line: line)
    return nil
  }

  func test_constraints_pointAtTheFault() throws {
    let distance = "a number, the name of a metric, “(” or “[”"
    let cases: [(format: String, column: Int, reason: VisualFormatError.Reason, line: UInt)] = [
      ("", 1, .expected("“[” or “|”"), #line),
      ("   ", 4, .expected("“[” or “|”"), #line),
      ("V[a]", 2, .expected("“:” after the orientation V"), #line),
      ("X:[a]", 1, .expected("“H:”, “V:”, “|” or “[”"), #line),
      ("V:", 3, .expected("“[” or “|”"), #line),
      ("|", 2, .expected("“-” or “[” after “|”"), #line),
      ("||", 2, .expected("“-” or “[” after “|”"), #line),
      ("|-|", 3, .expected(distance), #line),
      ("[a", 3, .expected("“]” or “(” after the view a"), #line),
      ("[a(5)", 6, .expected("“]” after the view a"), #line),
      ("[]", 2, .expected("the name of a view"), #line),
      ("[1a]", 2, .expected("the name of a view"), #line),
      ("[a]b]", 4, .expected("“-”, “[” or “|” after “]”"), #line),
      ("[a]-", 5, .expected(distance), #line),
      ("[a]-8", 6, .expected("“-” after the distance"), #line),
      ("[a]-8[b]", 6, .expected("“-” after the distance"), #line),
      ("[a]--8-[b]", 5, .expected("a positive number, a name, or a negative number in parentheses: (-8)"), #line),
      ("[a]->=8-[b]", 5, .expected("parentheses around a relation: (>=8)"), #line),
      ("[a]-(>=8-[b]", 10, .expected("a number or the name of a metric"), #line),
      ("[a]-(>=8", 9, .expected("“)” or “,” after a condition"), #line),
      ("[a(=>5)]", 4, .expected("a relation: ==, <= or >=, not =>"), #line),
      ("[a(>5)]", 4, .expected("a relation: ==, <= or >=, not >"), #line),
      ("[a()]", 4, .expected("a number or a name"), #line),
      ("[a(5,)]", 6, .expected("a number or a name"), #line),
      ("[a(5@)]", 6, .expected("a priority: a number or the name of a metric"), #line),
      ("[a(1.2.3)]", 4, .expected("a number, which 1.2.3 is not"), #line),
      ("[a(.)]", 4, .expected("a number, which . is not"), #line),
      ("[a(-b)]", 5, .expected("a number after “-”"), #line),
      ("[a(b*gap)]", 6, .expected("a number to multiply or divide by"), #line),
      ("[a(b/0)]", 6, .expected("a number other than 0 to divide by"), #line),
      ("[a]|[b]", 5, .expected("the end of the format after “|”"), #line),
      ("[é]", 2, .expected("the name of a view"), #line),
      ("[a]-[nobody]", 6, .unknownView("nobody"), #line),
      ("[a(nobody)]", 4, .unknownName("nobody"), #line),
      ("[a]-wide-[b]", 5, .unknownMetric("wide"), #line),
      ("[a(5@wide)]", 6, .unknownMetric("wide"), #line),
      ("[a]-(b)-[b]", 6, .distanceTiedToView("b"), #line),
      ("[a(both)]", 4, .ambiguousName("both"), #line),
      ("[twice]", 2, .ambiguousName("twice"), #line),
      ("[a]-double-[b]", 5, .ambiguousName("double"), #line),
      ("|[loose]", 1, .noSuperview("loose"), #line),
      ("[a][root]|", 10, .noSuperview("root"), #line),
      ("[a(5@0)]", 6, .priorityOutOfRange(0), #line),
      ("[a(5@huge)]", 6, .priorityOutOfRange(1001), #line),
      ("[a]-nan-[b]", 5, .nonFinite("nan"), #line),
      ("[a(\(String(repeating: "9", count: 400)))]", 4, .nonFinite(String(repeating: "9", count: 400)), #line),
    ]
    for (format, column, reason, line) in cases {
      let error = try refusal(format, line: line)
      XCTAssertEqual(error?.column, column, format, line: line)
      XCTAssertEqual(error?.reason, reason, format, line: line)
    }
  }

  func test_constraints_refuseOptionsThatDoNotFit() throws {
    for (format, option, name) in [
      ("[a][b]", VisualFormatOptions.alignAllLeft, "alignAllLeft"), ("[a][b]", .alignAllCenterX, "alignAllCenterX"),
      ("V:[a][b]", .alignAllTop, "alignAllTop"),
    ] { XCTAssertEqual(try refusal(format, option)?.reason, .alignmentAlongAxis(name)) }
    XCTAssertEqual(
      try refusal("[a][b]", [.directionLeftToRight, .directionRightToLeft])?.reason,
      .contradictoryOptions("directionLeftToRight and directionRightToLeft"))
  }

  func test_description_showsTheFormatWithACaret() throws {
    XCTAssertEqual(
      try XCTUnwrap(refusal("[a]-wide-[b]")).description,
      "column 5: no metric is named wide\n[a]-wide-[b]\n    ^")
  }

  /// Any string is taken or refused, and a refusal points into the string.
  func test_constraints_neverFailOtherwise() throws {
    let characters = Array("HV:|[]()-=<>@,*/+.ab0 9")
    var tree = LayoutTree()
    let views: VisualFormatViews = [
      "a": try tree.addView("a", to: tree.root), "b": try tree.addView("b", to: tree.root),
    ]
    var generator = SeededGenerator(seed: 7)
    var taken = 0
    for round in 0..<20_000 {
      var format = round % 2 == 0 ? "|-[a(b)]-(>=8@20)-[b]|" : ""
      if format.isEmpty {
        for _ in 0..<Int.random(in: 0..<12, using: &generator) {
          format.append(characters[Int.random(in: 0..<characters.count, using: &generator)])
        }
      } else {
        var letters = Array(format)
        let place = Int.random(in: 0..<letters.count, using: &generator)
        letters[place] = characters[Int.random(in: 0..<characters.count, using: &generator)]
        format = String(letters)
      }
      do {
        var copy = tree
        try copy.activate(tree.constraints(withVisualFormat: format, views: views))
        taken += 1
      } catch let error as VisualFormatError {
        XCTAssertTrue((1...format.count + 1).contains(error.column), "\(format): \(error)")
      }
    }
    XCTAssertGreaterThan(taken, 100)
  }
}
