import ConflictLog
import ConstraintKernel
import Foundation

/// A recorded message with its answers, a line of `logs.jsonl`.
struct LogRecord: Decodable {
  struct Term: Decodable {
    var coefficient: Double
    var item: String
    var attribute: String
  }

  struct Statement: Decodable {
    var terms: [Term]
    var op: String
    var constant: Double?
  }

  struct Entry: Decodable {
    var text: String
    var parsed: Statement
  }

  var id: String
  var log: String
  var complete: Bool
  var constraints: [Entry]
  var broken: Int?
  var infeasible: Bool?
  var iis: [[Int]]?
  var overlap: Double?
  var fixes: [Int]?
  var cause: String?

  /// Reads a file with one record a line.
  static func read(_ path: String) throws -> [LogRecord] {
    let decoder = JSONDecoder()
    return try String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      .split(separator: "\n").map { try decoder.decode(LogRecord.self, from: Data($0.utf8)) }
  }
}

extension LogRecord.Statement {
  /// Whether a constraint that was read says the same, up to the sign of the whole.
  func matches(_ constraint: LoggedConstraint, of message: ConflictMessage) -> Bool {
    guard let constant else { return !constraint.isReadable }
    guard constraint.isReadable, terms.count == constraint.terms.count else { return false }
    return [1.0, -1].contains { sign in
      guard Self.word(constraint.relation, sign) == op, Self.agree(constraint.constant * sign, constant) else {
        return false
      }
      return terms.allSatisfy { term in
        constraint.terms.contains {
          message.items[$0.item].address == term.item && $0.attribute.name == term.attribute
            && Self.agree($0.coefficient * sign, term.coefficient)
        }
      }
    }
  }

  private static func agree(_ first: Double, _ second: Double) -> Bool {
    (first - second).magnitude <= 1e-9 * max(1, second.magnitude)
  }

  private static func word(_ relation: Relation, _ sign: Double) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: sign > 0 ? "<=" : ">="
    case .greaterThanOrEqual: sign > 0 ? ">=" : "<="
    }
  }
}

/// Where a message stands in a stream.
struct LogPlace: Decodable {
  var id: String
  var first_line: Int
  var last_line: Int
}
