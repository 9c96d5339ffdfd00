import ConstraintKernel
import Foundation

/// Reads files with one problem a line.
enum CaseFile {
  /// Why a file cannot be used.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  /// The problems of a file.
  static func problems(_ path: String) throws -> [Problem] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(description: "\(path): no such file, or not readable")
    }
    let decoder = JSONDecoder()
    var problems: [Problem] = []
    for (number, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }) {
        continue
      }
      do {
        problems.append(try decoder.decode(Problem.self, from: Data(line)))
      } catch let error as DecodingError {
        throw Unreadable(description: "\(path):\(number + 1): \(explanation(of: error))")
      }
    }
    if problems.isEmpty { throw Unreadable(description: "\(path): no problems in it") }
    return problems
  }

  private static func explanation(of error: DecodingError) -> String {
    func at(_ path: [any CodingKey], _ text: String) -> String {
      let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return place.isEmpty ? text : "\(place.drop { $0 == "." }): \(text)"
    }
    switch error {
    case .keyNotFound(let key, let context): return at(context.codingPath, "\"\(key.stringValue)\" is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return at(context.codingPath, context.debugDescription)
    @unknown default: return "\(error)"
    }
  }

  /// The folder with optional test data: the environment's `RATITE_CASES`, or `../shared/cases` beside the package.
  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["RATITE_CASES"] { return URL(fileURLWithPath: path) }
    return packageRoot.deletingLastPathComponent().appendingPathComponent("shared/cases")
  }

  /// The package's folder, by this source file's place.
  static var packageRoot: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }
}
