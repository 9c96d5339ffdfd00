import DocumentChecking
import Foundation

/// What the options of a check say, together with the configuration file.
struct CheckOptions {
  let configuration: CheckConfiguration
  let failOn: FailureThreshold
  let format: ReportFormat
  /// The path of the report's file; nil for standard output.
  let output: String?
  let isQuiet: Bool
  let baseline: Baseline?
  /// What is checked: the paths of the command line, or else those of the configuration.
  let paths: [String]

  /// - Throws: ``UsageError`` and `SettingError` for what cannot be understood, also in the files that are named.
  init(_ arguments: CommandArguments) throws {
    var settings = try SettingOptions.settings(arguments)
    settings.ruleWords = arguments.list("--rules") ?? []
    settings.exclusions = arguments.list("--exclude") ?? []
    if arguments.has("--strict") {
      if arguments.has("--fail-on") {
        throw UsageError("“--strict” is --fail-on warning, and --fail-on is there as well")
      }
      settings.failOn = .warning
    }
    if let word = arguments.value("--fail-on") {
      settings.failOn = try Self.choice(word, "--fail-on", FailureThreshold.allCases)
    }
    format = try arguments.value("--format").map { try Self.choice($0, "--format", ReportFormat.allCases) } ?? .text
    output = arguments.value("--output").flatMap { $0 == "-" ? nil : $0 }
    isQuiet = arguments.has("--quiet")
    settings.baseline = arguments.value("--baseline")
    settings.paths = arguments.operands
    let all = try Self.fileSettings(arguments).overridden(by: settings)
    paths = all.paths
    if paths.contains("") { throw UsageError("a path is empty; write . for the working directory") }
    if paths.isEmpty { throw UsageError("no path is named; write . for the working directory") }
    // A baseline that is about to be written anew need not be there.
    baseline = try arguments.has("--write-baseline") ? nil : all.baseline.map(Self.baseline)
    var configuration = try all.configuration(for: AppSupport(near: paths))
    guard configuration.matrix.hasDeviceConfigurations else {
      throw UsageError("none of the devices is known in these orientations and panes, or on that system")
    }
    configuration.pictures = Self.pictures(arguments)
    self.configuration = configuration
    failOn = all.failOn ?? .error
  }

  private static func baseline(_ path: String) throws -> Baseline {
    do {
      return try Baseline(reading: try InputFile.read(path))
    } catch let error as Baseline.ReadingError {
      throw UsageError("\(path): \(error)")
    }
  }

  private static func fileSettings(_ arguments: CommandArguments) throws -> CheckSettings {
    if arguments.has("--no-config") { return CheckSettings() }
    let path = arguments.value("--config") ?? ConfigurationFile.path(above: FileManager.default.currentDirectoryPath)
    guard let path else { return CheckSettings() }
    do {
      var settings = try ConfigurationFile(reading: try InputFile.read(path)).settings
      settings.paths = settings.paths.map { InputFile.path($0, besides: path) }
      settings.baseline = settings.baseline.map { InputFile.path($0, besides: path) }
      return settings
    } catch let error as SettingError {
      throw UsageError("\(path): \(error)")
    }
  }

  /// What has to be drawn for the files that are asked for.
  private static func pictures(_ arguments: CommandArguments) -> CheckConfiguration.Pictures {
    arguments.has("--html") ? .widths : arguments.has("--svg") ? .layouts : .none
  }

  /// The choice that a word names.
  ///
  /// - Throws: ``UsageError`` for a word that names none.
  static func choice<Choice: RawRepresentable<String>>(
    _ word: String, _ option: String, _ choices: [Choice]
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    let names = choices.map(\.rawValue)
    let question = NearestWord.question(for: word, among: names)
    throw UsageError(
      "“\(option)” does not know “\(word)”"
        + (question.isEmpty ? "; there are \(names.joined(separator: ", "))" : question))
  }
}
