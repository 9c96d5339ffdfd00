import DocumentChecking
import Foundation

/// Checks documents.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "Checks documents on every device; the command that is meant where none is named."
  static let operands = "PATH..."
  static let discussion = """
    Lays every scene of the storyboards and xibs at the paths out on devices, and reports what breaks, where in the file, and what to change. \
    Folders are searched for documents, without hidden folders, build, DerivedData, Pods, Carthage and node_modules, unless these are \
    named themselves.

    A file .layoutcheck.json in the working directory, or in a folder that it lies in, is read first; the command line comes before it. \
    A finding about an element whose identifier contains layoutcheck:ignore, or layoutcheck:ignore=RULE,RULE, is not reported.
    """
  static let options =
    SettingOptions.deviceConfigurations + [
      CommandOption(
        "--rules", "LIST",
        "Names of rules, with commas between them: only these are applied; -NAME switches a rule off and +NAME one on."),
      CommandOption(
        "--exclude", "PATTERN", "Leaves out paths that match, such as Legacy/**; may be given several times."),
      CommandOption("--format", "FORMAT", "text, xcode, github, sarif, json or junit; text unless given."),
      CommandOption("--output", "FILE", "Writes the report there instead of to standard output, which is -."),
      CommandOption("--html", "FILE", "Writes a page with all scenes on all devices and a slider for the width."),
      CommandOption("--svg", "FOLDER", "Writes a sheet for each scene with a finding: the scene on all devices."),
      CommandOption(
        "--fail-on", "SEVERITY", "error, warning, note or never: from what on the exit code is 1; error unless given."),
      CommandOption("--strict", nil, "The same as --fail-on warning."),
      CommandOption("--quiet", nil, "Prints findings and errors only: no summary, no progress. -q for short."),
      CommandOption("--baseline", "FILE", "Leaves out the findings that the file has."),
      CommandOption("--write-baseline", "FILE", "Writes a file with all findings, and ends as if there were none."),
      CommandOption("--config", "FILE", "Reads that configuration, and none else."),
      CommandOption("--no-config", nil, "Reads no configuration."),
      CommandOption("--statistics", nil, "Says on standard error how much work it was."),
    ]

  static func run(_ arguments: CommandArguments) async throws -> ExitCode {
    if let word = arguments.operands.first { try refuseCommand(word) }
    let options = try CheckOptions(arguments)
    let checker = DocumentChecker(options.configuration)
    var report = await checker.check(options.paths, progress: options.isQuiet ? { _ in } : progress)
    if Terminal.showsProgress { Terminal.clearProgress() }
    for path in report.pathsWithoutDocuments(options.paths) where !options.isQuiet {
      Terminal.complain("layoutcheck: there are no storyboards and no xibs in \(path)")
    }
    if let baseline = options.baseline { report = report.removing(baseline) }
    if let path = arguments.value("--write-baseline") {
      try OutputFile.write(try Baseline(report.findings).data(), to: path)
      Terminal.complain("layoutcheck: \(report.findings.count) findings written to \(path)")
      return report.unreadable.isEmpty ? .clean : .unreadable
    }
    let clock = ContinuousClock()
    let start = clock.now
    try write(report, options)
    try PictureFiles.write(report, arguments)
    if arguments.has("--statistics") {
      Terminal.complain(StatisticsText(report.statistics, reporting: clock.now - start).text)
    }
    if !report.unreadable.isEmpty { return .unreadable }
    return options.failOn.severity.map(report.hasFindings(atLeast:)) ?? false ? .findings : .clean
  }

  /// A word that is nearly a command, and no file, is not taken for a path.
  private static func refuseCommand(_ word: String) throws(UsageError) {
    let names = CommandTable.commands.map { $0.name }
    guard !word.contains("/"), !word.contains("."), !FileManager.default.fileExists(atPath: word),
      let name = NearestWord.nearest(to: word, among: names)
    else { return }
    throw UsageError("“\(word)” is neither a command nor a file; did you mean “\(name)”?")
  }

  private static func write(_ report: CheckReport, _ options: CheckOptions) throws {
    let context = ReportContext(
      workingDirectory: FileManager.default.currentDirectoryPath,
      hasColours: options.output == nil && Terminal.hasColours, width: Terminal.width,
      failOn: options.failOn.severity, version: Version.number, hasSummary: !options.isQuiet)
    let text = try options.format.write(report, in: context)
    if let path = options.output {
      try OutputFile.write(Data(text.utf8), to: path)
    } else {
      Terminal.write(text)
    }
  }

  private static func progress(_ progress: DocumentChecker.Progress) {
    // A check of a few files is over before anybody has read it.
    guard Terminal.showsProgress, progress.total > 10 else { return }
    Terminal.show(progress: "\(progress.done) of \(progress.total): \(progress.path)")
  }
}
