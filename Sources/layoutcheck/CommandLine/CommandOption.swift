/// An option of a command.
struct CommandOption {
  /// The name, with its dashes.
  let name: String
  /// What stands for the value in the help; nil for an option without one.
  let value: String?
  /// What it does, as a sentence for people.
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as it is written: `--output FILE`.
  var synopsis: String { value.map { "\(name) \($0)" } ?? name }
}
