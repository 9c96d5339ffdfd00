import DocumentChecking

/// The tool: finds the command that is meant and runs it.
enum Tool {
  /// Runs the tool.
  ///
  /// - Parameter words: What stands behind the tool's name.
  static func run(_ words: [String]) async -> ExitCode {
    if words.isEmpty || words[0] == "help" || words[0] == "--help" || words[0] == "-h" { return help(words) }
    if words[0] == "--version" {
      Terminal.write("layoutcheck \(Version.number)\n")
      return .clean
    }
    let named = CommandTable.commands.first { $0.name == words[0] }
    let command = named ?? CheckCommand.self
    let rest = named == nil ? words : Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      Terminal.write(Help.text(of: command))
      return .clean
    }
    do {
      return try await command.run(CommandArguments(rest, command.options))
    } catch let error as UsageError {
      return complain(error.message, command)
    } catch let error as SettingError {
      return complain(error.description, command)
    } catch {
      Terminal.complain("layoutcheck: \(error)")
      return .unreadable
    }
  }

  private static func help(_ words: [String]) -> ExitCode {
    guard words.count > 1 else {
      if words.isEmpty {
        Terminal.complain(Help.overview)
        return .usage
      }
      Terminal.write(Help.overview)
      return .clean
    }
    guard let command = CommandTable.commands.first(where: { $0.name == words[1] }) else {
      let question = NearestWord.question(for: words[1], among: CommandTable.commands.map { $0.name })
      return complain("unknown command “\(words[1])”\(question)", nil)
    }
    Terminal.write(Help.text(of: command))
    return .clean
  }

  private static func complain(_ message: String, _ command: (any Command.Type)?) -> ExitCode {
    Terminal.complain("layoutcheck: \(message)")
    Terminal.complain("layoutcheck \(command.map { $0.name + " " } ?? "")--help tells what there is")
    return .usage
  }
}
