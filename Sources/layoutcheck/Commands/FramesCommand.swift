import DocumentChecking

/// Lists frames.
enum FramesCommand: Command {
  static let name = "frames"
  static let summary = "Lists the frame of every element on a device."
  static let operands = "FILE"
  static let discussion =
    "Lays the scenes of a document out and lists the frame of every element, by its id: x, y, width and height in points in the superview, "
    + "with all edges on pixels."
  static let options =
    PlaceOptions.options + [
      CommandOption("--scene", "NAME", "One scene only, by the id of its root view or by its title."),
      CommandOption("--json", nil, "Writes JSON."),
    ]

  static func run(_ arguments: CommandArguments) async throws -> ExitCode {
    let path = try DocumentQuestion.operands(arguments, atLeast: 1, atMost: 1, "frames FILE")[0]
    let place = try PlaceOptions.place(arguments)
    guard let question = DocumentQuestion.read(path) else { return .unreadable }
    let listings = try question.answers(in: arguments.value("--scene"), on: place) { try FrameListing($0, in: place) }
    Terminal.write(
      arguments.has("--json") ? try FrameListing.json(listings, of: path) : listings.map(\.text).joined(separator: "\n")
    )
    return .clean
  }
}
