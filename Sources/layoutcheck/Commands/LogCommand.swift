import DocumentChecking
import Foundation

/// Explains what UIKit printed about unsatisfiable constraints.
enum LogCommand: Command {
  static let name = "log"
  static let summary = "Explains the messages about unsatisfiable constraints in a console or build log."
  static let operands = "[FILE...]"
  static let discussion = """
    Finds every “Unable to simultaneously satisfy constraints” in the files, or in standard input without a file or with -, whatever stands \
    around it, and says what cannot hold together with the sum in numbers, what is behind it, and which single change settles it, as far as \
    the solver finds. It reads while the text grows, so it can stand at the end of a pipe. Different messages are reported once and counted.

    Exit codes: 0 clean, 1 messages as --fail-on says, 2 a command line that cannot be understood, 3 a file that cannot be read.
    """
  static let options = [
    CommandOption("--format", "FORMAT", "text, json, markdown, github or junit; text unless given."),
    CommandOption("--svg", "FOLDER", "Draws each different conflict: the views of the axis with the sum as a ruler."),
    CommandOption(
      "--fail-on", "WHICH",
      "any, app or never: app counts only what an app can settle, not conflicts of the system's own; any unless given."),
    CommandOption("--baseline", "FILE", "Leaves out the conflicts that the file has."),
    CommandOption("--write-baseline", "FILE", "Writes a file with all conflicts, and ends as if there were none."),
    CommandOption("--private", nil, "Replaces classes, names and texts of the app, consistently, for sharing."),
  ]

  /// How much is read at once.
  private static let pieceSize = 1 << 18

  static func run(_ arguments: CommandArguments) async throws -> ExitCode {
    let options = try options(arguments)
    var reporter = LogReporter(options)
    let folder = arguments.value("--svg")
    if let folder { try PictureFiles.makeFolder(folder) }
    let isQuiet = arguments.has("--write-baseline")
    var isComplete = true
    for path in arguments.operands.isEmpty ? ["-"] : arguments.operands {
      isComplete = try read(path, &reporter, isQuiet: isQuiet, folder) && isComplete
    }
    if let path = arguments.value("--write-baseline") {
      try OutputFile.write(try reporter.baseline.data(), to: path)
      let count = reporter.counts.different
      Terminal.complain("layoutcheck: \(count) \(count == 1 ? "conflict" : "conflicts") written to \(path)")
      return isComplete ? .clean : .unreadable
    }
    Terminal.write(reporter.conclusion())
    if !isComplete { return .unreadable }
    return reporter.fails ? .findings : .clean
  }

  private static func options(_ arguments: CommandArguments) throws -> LogOptions {
    var options = LogOptions()
    if let word = arguments.value("--format") {
      options.format = try CheckOptions.choice(word, "--format", LogFormat.allCases)
    }
    if let word = arguments.value("--fail-on") {
      options.failOn = try CheckOptions.choice(word, "--fail-on", LogThreshold.allCases)
    }
    options.isPrivate = arguments.has("--private")
    options.hasColours = Terminal.hasColours
    options.drawsPictures = arguments.has("--svg")
    options.baseline = try arguments.value("--baseline").map { path in
      do {
        return try LogBaseline(reading: try InputFile.read(path))
      } catch let error as Baseline.ReadingError {
        throw UsageError("\(path): \(error)")
      }
    }
    return options
  }

  /// Reads a file to its end and writes what is found on the way.
  ///
  /// - Returns: Whether it could be read.
  private static func read(
    _ path: String, _ reporter: inout LogReporter, isQuiet: Bool, _ folder: String?
  ) throws -> Bool {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else {
      Terminal.complain("layoutcheck: \(path) cannot be read")
      return false
    }
    defer { if !isStandardInput { close(descriptor) } }
    reporter.begin(isStandardInput ? "standard input" : path)
    var buffer = [UInt8](repeating: 0, count: pieceSize)
    while true {
      // What has come so far, and not as much as there is room for: a pipe is read while it is written.
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        Terminal.complain("layoutcheck: \(path) cannot be read")
        return false
      }
      if count == 0 { break }
      let text = buffer.withUnsafeBufferPointer { reporter.read(UnsafeBufferPointer(rebasing: $0[..<count])) }
      try write(text, &reporter, isQuiet: isQuiet, folder)
    }
    try write(reporter.end(), &reporter, isQuiet: isQuiet, folder)
    return true
  }

  private static func write(_ text: String, _ reporter: inout LogReporter, isQuiet: Bool, _ folder: String?) throws {
    if !isQuiet, !text.isEmpty { Terminal.write(text) }
    for picture in reporter.takePictures() {
      guard let folder else { continue }
      try OutputFile.write(Data(picture.svg.utf8), to: "\(folder)/\(picture.name).svg")
    }
  }
}
