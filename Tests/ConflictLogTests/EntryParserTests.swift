import ConflictLog
import XCTest

final class EntryParserTests: XCTestCase {
  private func check(_ body: String, _ expected: String, line: UInt = #line) throws {
    let message = try LogText.onlyMessage("(\n    \"<NSLayoutConstraint:0x61 \(body)>\"\n)\n", line: line)
    let constraint = try XCTUnwrap(message.constraints.first, line: line)
    XCTAssertEqual(LogText.statement(constraint, of: message), expected, line: line)
  }

  func test_read_visualForms() throws {
    try check("H:[UIView:0xa1(304)]", "1.0 0xa1.width == 304.0")
    try check("V:[UIView:0xa1(>=44)]", "1.0 0xa1.height >= 44.0")
    try check("V:[UIView:0xa1'(44)'(<=50)]", "1.0 0xa1.height <= 50.0")
    try check("H:[UIView:0xa1]-(10)-[UIView:0xa2]", "1.0 0xa2.leading + -1.0 0xa1.trailing == 10.0")
    try check("H:[UIView:0xa1]-(10)-[UIView:0xa2](LTR)", "1.0 0xa2.left + -1.0 0xa1.right == 10.0")
    try check("H:[UIView:0xa1]-(10)-[UIView:0xa2](RTL)", "-1.0 0xa2.right + 1.0 0xa1.left == 10.0")
    try check("V:[UIView:0xa1]-(>=-2.5)-[UIView:0xa2]", "1.0 0xa2.top + -1.0 0xa1.bottom >= -2.5")
    try check("V:|-(8)-[UIView:0xa1]   (Names: '|':UIView:0xa2 )", "1.0 0xa1.top + -1.0 0xa2.top == 8.0")
    try check(
      "H:[Save button]-(>=NSSpace(20))-|   (active, names: Save button:0xa1, '|':UIView:0xa2 )",
      "1.0 0xa2.trailing + -1.0 0xa1.trailing >= 20.0")
    try check(
      "V:[UIView:0xa1]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0xa2]", "1.0 0xa2.top + -1.0 0xa1.bottom == 8.0")
    try check("V:|-(0)-[:0xa1]   (active, names: '|':NSView:0xa2 )", "1.0 0xa1.top + -1.0 0xa2.top == 0.0")
  }

  func test_read_equations() throws {
    try check("UIView:0xa1.width == - 16   (active)", "1.0 0xa1.width == -16.0")
    try check("UIView:0xa1.top == UIView:0xa2.top", "1.0 0xa1.top + -1.0 0xa2.top == 0.0")
    try check("UIView:0xa1.width <= 0.5*UIView:0xa2.width + 8", "1.0 0xa1.width + -0.5 0xa2.width <= 8.0")
    try check("UIView:0xa1.width >= UIView:0xa2.height * 1.5 - 2", "1.0 0xa1.width + -1.5 0xa2.height >= -2.0")
    try check("UIView:0xa1.bottom == UIView:0xa2.bottom NSSpace(8)", "1.0 0xa1.bottom + -1.0 0xa2.bottom == 8.0")
    try check("Form.name.width == 40 (active, names: Form.name:0xa1 )", "1.0 0xa1.width == 40.0")
    try check("Very long na....height == 54   (active, names: Very long na...:0xa1 )", "1.0 0xa1.height == 54.0")
    try check("UILabel:0xa1'a == b'.height == UILabel:0xa2'c - 2'.height", "1.0 0xa1.height + -1.0 0xa2.height == 0.0")
    try check("UIView:key.left == Panel:other.left + 1", "1.0 key.left + -1.0 other.left == 1.0")
  }

  func test_read_masksAndIdentifiers() throws {
    try check("h=--& v=--& UIView:0xa1.midX == + 25", "1.0 0xa1.midX == 25.0")
    try check("h=--& v=--& UIView:0xa1.midX ==", "1.0 0xa1.midX == 0.0")
    try check("h=&-& v=&-& UIView:0xa1.minX == 0.5*UIView:0xa2.width - 32", "1.0 0xa1.minX + -0.5 0xa2.width == -32.0")
    let message = try LogText.onlyMessage(
      "(\n\"<NSLayoutConstraint:0x61 'it's line: 2, <b>, V:[x(1)]' UIView:0xa1.width == 5   (active)>\"\n)\n")
    XCTAssertEqual(message.constraints.first?.identifier, "it's line: 2, <b>, V:[x(1)]")
    XCTAssertEqual(message.constraints.first?.constant, 5)
  }

  func test_read_sourceOfLibraries() throws {
    let message = try LogText.onlyMessage(
      "(\n\"SnapKit.LayoutConstraint:0x61@/My Code/Card.swift#93 Shop.Card:0xa1.top == UIView:0xa2.top + 183.25\"\n)\n")
    XCTAssertEqual(message.constraints.first?.source, "/My Code/Card.swift#93")
    XCTAssertEqual(message.constraints.first?.constant, 183.25)
  }

  func test_read_unreadableEntriesAreKept() throws {
    try check("(NSGridView:0xa1.top+((NSGridView:0xa1.row-boundary-6) - 2)) == NSView:0xa2.bottom", "unreadable")
    try check("UIView:0xa1.glow == 3", "unreadable")
    try check("UIView:0xa1.width == 1e999", "unreadable")
  }

  func test_read_escapesOfTexts() throws {
    let message = try LogText.onlyMessage(
      "(\n\"<NSLayoutConstraint:0x61 UILabel:0xa1'\\U00dcber \\\"uns\\\"\\n\\Ud83d\\Ude00'.width == 5>\"\n)\n")
    XCTAssertEqual(message.items.first?.text, "Über \"uns\" 😀")
  }
}
