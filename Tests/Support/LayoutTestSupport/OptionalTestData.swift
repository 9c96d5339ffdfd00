import Foundation
import TestSupport
import XCTest

/// Large tables that may lie beside the package. Nothing of the package depends on them.
package enum OptionalTestData {
  /// A file of the tables of facts; skips the test if it is not there.
  package static func facts(_ name: String) throws -> URL {
    try existing(OptionalFiles.cases.deletingLastPathComponent().appendingPathComponent("facts/\(name)"))
  }

  /// A file of the cases; skips the test if it is not there.
  package static func cases(_ name: String) throws -> URL {
    try existing(OptionalFiles.cases.appendingPathComponent(name))
  }

  private static func existing(_ file: URL) throws -> URL {
    let file = file.standardizedFileURL
    guard OptionalFiles.exists(file) else {
      throw XCTSkip("optional test data is not there: \(file.path)")
    }
    return file
  }

  /// The cells of a table without quoted cells in the columns that are asked for.
  package static func rows(of file: URL, columns: [String]) throws -> [[String]] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    let header = try XCTUnwrap(lines.first).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let places = try columns.map { name in try XCTUnwrap(header.firstIndex(of: name), name) }
    return lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return places.map { cells[$0] }
    }
  }
}
