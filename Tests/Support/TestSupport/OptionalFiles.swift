import Foundation

/// Large files that may lie beside the package. Nothing of the package depends on them.
package enum OptionalFiles {
  /// The root of the package.
  package static var package: URL {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
  }

  /// The folder of the cases: the environment variable `RATITE_CASES`, or a folder beside the package.
  package static var cases: URL {
    ProcessInfo.processInfo.environment["RATITE_CASES"].map { URL(fileURLWithPath: $0) }
      ?? package.appendingPathComponent("../shared/cases").standardizedFileURL
  }

  /// Whether there is a file or a folder.
  package static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
