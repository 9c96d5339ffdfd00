import ConflictLog
import XCTest

final class ConflictExplanationTests: XCTestCase {
  private func explanation(_ entries: [String], broken: Int? = nil, masking: Bool = false) throws -> ConflictExplanation
  {
    let message = try LogText.onlyMessage(LogText.message(entries, broken: broken))
    var mask = NameMask()
    mask.add(message)
    return ConflictExplanation(message, ConflictAnalysis(message), masking: masking ? mask : nil)
  }

  private func constraint(_ number: Int, _ body: String, _ className: String = "NSLayoutConstraint") -> String {
    "<\(className):0x6000000d00\(number)0 \(body)>"
  }

  func test_explanation_addsUpTheNumbersWithTheNamesOfTheLog() throws {
    let found = try explanation(LogText.row, broken: 2)
    XCTAssertEqual(
      found.headline, "44 + 8 + 8 is 60, but tableViewCellContentView.height is 44: 16 pt too much")
    XCTAssertEqual(
      found.lines.map(\.statement),
      [
        "label.height == 44", "label.top == tableViewCellContentView.top + 8",
        "label.bottom == tableViewCellContentView.bottom - 8", "tableViewCellContentView.height == 44",
      ])
    XCTAssertEqual(found.lines[3].note, "by the system: size of the container, ‘UIView-Encapsulated-Layout-Height’")
    XCTAssertEqual(found.lines.map(\.isBroken), [false, false, true, false])
    XCTAssertEqual(found.legend, ["label: UILabel “Balance”"])
    XCTAssertEqual(
      found.changes.first, "label.bottom == tableViewCellContentView.bottom - 8, at priority 999: missed by 16 pt then")
    XCTAssertEqual(
      found.recovery,
      "the system broke label.bottom == tableViewCellContentView.bottom - 8, which settles it: it is missed by 16 pt")
  }

  func test_explanation_neverShowsAnAddress() throws {
    for entries in [LogText.row, [constraint(1, "UIView:0xa1.width == 10"), constraint(2, "UIView:0xa2.width == 20")]] {
      let found = try explanation(entries, broken: 0)
      let words =
        [found.headline, found.recovery ?? ""] + found.lines.map(\.statement) + found.legend + found.changes
        + found.lines.map(\.note)
      for text in words { XCTAssertFalse(text.contains("0x"), text) }
    }
  }

  func test_explanation_neverChangesWhatTheSystemMade() throws {
    let found = try explanation([
      constraint(1, "h=--& v=--& Shop.Panel:0xa1.height == 9", "NSAutoresizingMaskLayoutConstraint"),
      constraint(2, "V:|-(6)-[UIView:0xa2]   (active, names: '|':Shop.Panel:0xa1 )"),
      constraint(3, "V:[UIView:0xa2]-(6)-|   (active, names: '|':Shop.Panel:0xa1 )"),
    ])
    XCTAssertEqual(found.headline, "6 + 6 is 12, but panel.height is 9: 3 pt too much")
    XCTAssertFalse(found.changes.isEmpty)
    XCTAssertFalse(found.changes.contains { $0.contains("panel.height == 9") })
  }

  func test_explanation_triesChangesWithTheSolver() throws {
    let message = try LogText.onlyMessage(
      LogText.message([
        constraint(1, "UIView:0xa1.width == 300"), constraint(2, "UIView:0xa2.width == 100"),
        constraint(3, "UIView:0xa1.width == UIView:0xa2.width"),
      ]))
    let analysis = ConflictAnalysis(message)
    for position in 0..<3 {
      let kinds = analysis.changes.filter { $0.constraint == position }.map(\.kind)
      XCTAssertTrue(kinds.contains(.priority) && kinds.contains(.removal), "\(position)")
    }
    let relations = analysis.changes.compactMap { change -> String? in
      guard case .relation = change.kind else { return nil }
      return "\(change.constraint) \(change.violation)"
    }
    XCTAssertEqual(Set(relations), ["0 200.0", "1 200.0", "2 200.0"])
  }

  func test_explanation_saysWhatIsNotPrinted() throws {
    let found = try explanation([
      constraint(1, "UIView:0xa1.leading == UIView:0xa2.leadingMargin"),
      constraint(2, "H:|-(20)-[UIView:0xa1]   (active, names: '|':UIView:0xa2 )"),
    ])
    XCTAssertEqual(found.headline, "the list holds as printed")
    XCTAssertEqual(found.reasons, ["the distance of the margins from the edges is not printed"])
  }

  func test_mask_replacesWhatIsTheAppsOwn() throws {
    let entries = [
      constraint(1, "'payer width' Bank.PayerView:0xa1'Jane Doe'.width == 10"),
      constraint(2, "Bank.PayerView:0xa1'Jane Doe'.width == UILabel:0xa2'Jane Doe'.width + 4"),
      constraint(3, "payerName.width == 90   (active, names: payerName:0xa2 )"),
    ]
    let found = try explanation(entries, broken: 0, masking: true)
    let words =
      [found.headline, found.recovery ?? ""] + found.lines.map(\.statement) + found.legend + found.changes
      + found.lines.map(\.note)
    for text in words {
      for secret in ["ayer", "Jane", "Bank"] { XCTAssertFalse(text.contains(secret), text) }
    }
    XCTAssertTrue(found.legend.contains { $0.contains("UILabel") }, "\(found.legend)")
    XCTAssertEqual(found.lines[0].statement, "appView1.width == 10")
  }

  func test_picture_drawsTheSum() throws {
    let message = try LogText.onlyMessage(LogText.message(LogText.row, broken: 2))
    let analysis = ConflictAnalysis(message)
    let picture = try XCTUnwrap(ConflictPicture(message, analysis, ConflictExplanation(message, analysis)))
    XCTAssertTrue(picture.svg.contains("16 missing"))
    XCTAssertTrue(picture.svg.contains("label, 44"))
    XCTAssertFalse(picture.svg.contains("nan") || picture.svg.contains("inf"))
    let spans = analysis.spans.map { ($0.end - $0.start).rounded() }
    XCTAssertEqual(Set(spans), [44])
  }

  func test_picture_isThereForConflictsOnly() throws {
    let message = try LogText.onlyMessage(LogText.message([constraint(1, "UIView:0xa1.width == 10")]))
    let analysis = ConflictAnalysis(message)
    XCTAssertNil(ConflictPicture(message, analysis, ConflictExplanation(message, analysis)))
  }
}
