import CaseRunner
import ConstraintKernel
import Foundation
import SceneRunner

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
        throw Unreadable(description: "\(path):\(number + 1): \(error.explanation)")
      }
    }
    if problems.isEmpty { throw Unreadable(description: "\(path): no problems in it") }
    return problems
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
