import DocumentChecking

/// Explains the frame of an element.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Says what determines the frame of an element."
  static let operands = "FILE ID"
  static let discussion =
    "Says for x, y, width and height of the view of an id how they come about: the sum that each of them is, and the constraints and content "
    + "sizes behind it, with their ids and lines."
  static let options = PlaceOptions.options

  static func run(_ arguments: CommandArguments) async throws -> ExitCode {
    let operands = try DocumentQuestion.operands(arguments, atLeast: 2, atMost: 2, "explain FILE ID")
    let place = try PlaceOptions.place(arguments)
    guard let question = DocumentQuestion.read(operands[0]) else { return .unreadable }
    let scenes = try question.scenes(with: operands[1])
    let answers = try scenes.compactMap { try ElementExplanation(of: operands[1], in: $0, on: place) }
    if answers.isEmpty { throw UsageError("the view “\(operands[1])” is not installed on \(place.label)") }
    Terminal.write(answers.map(\.text).joined(separator: "\n"))
    return .clean
  }
}
