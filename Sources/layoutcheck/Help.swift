/// The help of the tool and of its commands.
enum Help {
  /// How wide lines are.
  private static let width = 100

  /// The help of the whole tool.
  static var overview: String {
    var lines = [
      "layoutcheck \(Version.number): checks storyboards and xibs on every device", "",
      "usage: layoutcheck [check] PATH... [options]",
      "       layoutcheck COMMAND ... [options]", "", "commands:",
    ]
    lines += rows(CommandTable.commands.map { ($0.name, $0.summary) })
    lines += [
      "", "layoutcheck COMMAND --help tells more. A path that is named as a command is written ./check.", "",
      "exit codes:",
      "  0  clean", "  1  findings at or above --fail-on",
      "  2  the command line or the configuration cannot be understood",
      "  3  a file cannot be read; comes before 1, since the check is then not complete",
    ]
    return text(lines)
  }

  /// The help of one command.
  static func text(of command: any Command.Type) -> String {
    var lines = ["usage: layoutcheck \(command.name) \(command.operands) [options]", ""]
    lines += wrapped(command.discussion, indent: 0)
    lines += ["", "options:"]
    lines += rows(command.options.map { ($0.synopsis, $0.help) } + [("--help", "Shows this help.")])
    return text(lines)
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Two columns, the second one wrapped.
  private static func rows(_ rows: [(String, String)]) -> [String] {
    let column = min(28, rows.map(\.0.count).max() ?? 0)
    return rows.flatMap { first, second -> [String] in
      var lines = wrapped(second, indent: column + 4)
      let head = "  " + first
      if first.count > column { return [head] + lines }
      lines[0] = head + lines[0].dropFirst(head.count)
      return lines
    }
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty && indent + line.count + 1 + word.count > width {
          lines.append(space + line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      lines.append(line.isEmpty ? "" : space + line)
    }
    return lines
  }
}
