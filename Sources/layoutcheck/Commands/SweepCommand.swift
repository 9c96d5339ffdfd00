import DocumentChecking

/// Sweeps widths.
enum SweepCommand: Command {
  static let name = "sweep"
  static let summary = "Says at exactly which widths findings begin and end."
  static let operands = "FILE [SCENE]"
  static let discussion =
    "Lays the scenes of a document out at every width of a range, and says at exactly which widths each finding begins and ends. "
    + "The height, the size classes and the safe area stay as they are on the device."
  static let options =
    PlaceOptions.options + [
      CommandOption("--from", "WIDTH", "The least width in points; 320 unless given."),
      CommandOption("--to", "WIDTH", "The greatest width in points; 1366 unless given."),
      CommandOption("--rules", "LIST", "As for check."),
    ]

  static func run(_ arguments: CommandArguments) async throws -> ExitCode {
    let operands = try DocumentQuestion.operands(arguments, atLeast: 1, atMost: 2, "sweep FILE [SCENE]")
    let place = try PlaceOptions.place(arguments)
    let lower = try width("--from", arguments) ?? 320
    let upper = try width("--to", arguments) ?? max(lower, 1366)
    if lower > upper { throw UsageError("“--from” is greater than “--to”") }
    var rules = RuleSelection()
    try SettingWords.apply(arguments.list("--rules") ?? [], to: &rules)
    guard let question = DocumentQuestion.read(operands[0]) else { return .unreadable }
    let sweeps = try question.answers(in: operands.count > 1 ? operands[1] : nil, on: place) {
      try SceneSweep($0, over: lower...upper, in: place, rules: rules)
    }
    Terminal.write(sweeps.map(\.text).joined(separator: "\n"))
    return .clean
  }

  private static func width(_ option: String, _ arguments: CommandArguments) throws(UsageError) -> Double? {
    guard let word = arguments.value(option) else { return nil }
    guard let width = Double(word), width.isFinite, width >= 0, width <= 100_000 else {
      throw UsageError("“\(option)” needs a width in points, and “\(word)” is none")
    }
    return width
  }
}
