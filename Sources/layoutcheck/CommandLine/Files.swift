import Foundation

/// Files that the command line names, besides documents.
enum InputFile {
  /// The content of a file.
  ///
  /// - Throws: ``UsageError`` if it cannot be read.
  static func read(_ path: String) throws(UsageError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("\(path) cannot be read")
    }
  }
}

/// Files that the tool writes.
enum OutputFile {
  /// Writes a file, in place of one that is there.
  ///
  /// - Throws: ``UsageError`` if it cannot be written.
  static func write(_ data: Data, to path: String) throws(UsageError) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UsageError("\(path) cannot be written")
    }
  }
}
