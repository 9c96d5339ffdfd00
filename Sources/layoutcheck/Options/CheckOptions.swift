import DocumentChecking
import Foundation

/// What the options of a check say, together with the configuration file.
struct CheckOptions {
  let configuration: CheckConfiguration
  let failOn: FailureThreshold
  let format: ReportFormat
  let output: String?
  let baseline: Baseline?

  /// - Throws: ``UsageError`` and `SettingError` for what cannot be understood, also in the files that are named.
  init(_ arguments: CommandArguments) throws {
    var settings = try SettingOptions.settings(arguments)
    settings.ruleWords = arguments.list("--rules") ?? []
    settings.exclusions = arguments.list("--exclude") ?? []
    if let word = arguments.value("--fail-on") {
      settings.failOn = try Self.choice(word, "--fail-on", FailureThreshold.allCases)
    }
    format = try arguments.value("--format").map { try Self.choice($0, "--format", ReportFormat.allCases) } ?? .text
    output = arguments.value("--output")
    baseline = try arguments.value("--baseline").map { path in
      do {
        return try Baseline(reading: try InputFile.read(path))
      } catch let error as Baseline.ReadingError {
        throw UsageError("\(path): \(error)")
      }
    }
    let all = try Self.fileSettings(arguments).overridden(by: settings)
    var configuration = try all.configuration(for: AppSupport(near: arguments.operands))
    guard configuration.matrix.hasDeviceConfigurations else {
      throw UsageError("none of the devices is known in these orientations and panes, or on that system")
    }
    configuration.pictures = Self.pictures(arguments)
    self.configuration = configuration
    failOn = all.failOn ?? .error
  }

  private static func fileSettings(_ arguments: CommandArguments) throws -> CheckSettings {
    if arguments.has("--no-config") { return CheckSettings() }
    let path = arguments.value("--config") ?? ConfigurationFile.path(above: FileManager.default.currentDirectoryPath)
    guard let path else { return CheckSettings() }
    do {
      return try ConfigurationFile(reading: try InputFile.read(path)).settings
    } catch let error as SettingError {
      throw UsageError("\(path): \(error)")
    }
  }

  /// What has to be drawn for the files that are asked for.
  private static func pictures(_ arguments: CommandArguments) -> CheckConfiguration.Pictures {
    arguments.has("--html") ? .widths : arguments.has("--svg") ? .layouts : .none
  }

  private static func choice<Choice: RawRepresentable<String>>(
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
