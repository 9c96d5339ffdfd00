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

extension InputFile {
  /// A path that a file names, which counts from the file's folder.
  ///
  /// - Parameters:
  ///   - path: What stands in the file.
  ///   - file: The path of the file.
  static func path(_ path: String, besides file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    let folder = String(file[..<slash])
    // A path below the working directory is shown as people write it.
    let full = path == "." ? folder : "\(folder)/\(path)"
    let working = FileManager.default.currentDirectoryPath
    if full == working { return "." }
    return full.hasPrefix(working + "/") ? String(full.dropFirst(working.count + 1)) : full
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
