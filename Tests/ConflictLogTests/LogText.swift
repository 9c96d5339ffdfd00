import ConflictLog
import ConstraintKernel
import XCTest

/// Logs for the tests.
enum LogText {
  /// A message in the form of iOS 10 and later.
  static func message(_ entries: [String], broken: Int? = nil, prefix: String = "") -> String {
    var lines = [
      prefix + "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ", "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ", "(",
    ]
    lines += entries.enumerated().map { "    \"\($1)\"" + ($0 < entries.count - 1 ? "," : "") }
    lines += [")", ""]
    if let broken {
      lines += ["Will attempt to recover by breaking constraint ", entries[broken], ""]
      lines.append(
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.")
      lines.append(
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful."
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A label with gaps of 8 in a row that is 44 high: 16 points too much.
  static let row = [
    "<NSLayoutConstraint:0x6000000b0010 UILabel:0x7fd3c0010'Balance'.height == 44   (active)>",
    "<NSLayoutConstraint:0x6000000b0020 V:|-(8)-[UILabel:0x7fd3c0010'Balance']   (active, names: '|':UITableViewCellContentView:0x7fd3c0020 )>",
    "<NSLayoutConstraint:0x6000000b0030 V:[UILabel:0x7fd3c0010'Balance']-(8)-|   (active, names: '|':UITableViewCellContentView:0x7fd3c0020 )>",
    "<NSLayoutConstraint:0x6000000b0040 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fd3c0020.height == 44   (active)>",
  ]

  /// The messages of a text, read in one piece.
  static func messages(_ text: String) -> [ConflictMessage] {
    var reader = ConflictLogReader()
    return reader.read(Array(text.utf8)) + reader.finish()
  }

  /// The only message of a text.
  static func onlyMessage(_ text: String, line: UInt = #line) throws -> ConflictMessage {
    let found = messages(text)
    XCTAssertEqual(found.count, 1, text, line: line)
    return try XCTUnwrap(found.first, line: line)
  }

  /// A constraint as a plain statement: `1 0x1.top - 1 0x2.bottom == 8`.
  static func statement(_ constraint: LoggedConstraint, of message: ConflictMessage) -> String {
    guard constraint.isReadable else { return "unreadable" }
    let terms = constraint.terms.map { "\($0.coefficient) \(message.items[$0.item].address).\($0.attribute.name)" }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return terms.joined(separator: " + ") + " \(relation) \(constraint.constant)"
  }
}
