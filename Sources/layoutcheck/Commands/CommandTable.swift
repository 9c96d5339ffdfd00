/// What the tool can do.
enum CommandTable {
  /// All commands, the one that is meant without a name first.
  static var commands: [any Command.Type] {
    [
      CheckCommand.self, LogCommand.self, SweepCommand.self, FramesCommand.self, ExplainCommand.self, RulesCommand.self,
      DevicesCommand.self,
    ]
  }
}
