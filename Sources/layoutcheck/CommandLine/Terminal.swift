import Foundation

/// Where the tool writes to.
enum Terminal {
  /// Writes to standard output.
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes a line to standard error.
  static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Whether text on standard output may have colours: on a terminal that has them, unless the user wants none.
  static var hasColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    // By the convention of no-color.org, whatever its value is as long as it has one.
    if !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb" { return false }
    return isatty(STDOUT_FILENO) == 1
  }

  /// How many characters a line has.
  static var width: Int {
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return min(max(columns ?? 100, 40), 160)
  }

  /// Whether progress can be shown.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

  /// Shows how far the work has come, in place of what was shown before.
  static func show(progress: String) {
    let line = String(progress.prefix(width - 1))
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
  }

  /// Takes away what shows how far the work has come.
  static func clearProgress() { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
}
