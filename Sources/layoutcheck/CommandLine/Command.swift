/// Something that the tool can do.
protocol Command {
  /// The word that names it.
  static var name: String { get }
  /// What it does, in a few words.
  static var summary: String { get }
  /// The words behind its name, as in the help.
  static var operands: String { get }
  /// What it does, in sentences.
  static var discussion: String { get }
  /// Its options.
  static var options: [CommandOption] { get }
  /// Does it.
  ///
  /// - Parameter arguments: The words behind its name.
  /// - Returns: How the tool ends.
  /// - Throws: ``UsageError``, or what writing throws.
  static func run(_ arguments: CommandArguments) async throws -> ExitCode
}

/// How the tool ends.
enum ExitCode: Int32 {
  /// All is well.
  case clean = 0
  /// There are findings of the severity of `--fail-on` or above.
  case findings = 1
  /// The command line, or the configuration, says nothing that could be done.
  case usage = 2
  /// A file cannot be read, whatever was found in the others: the check is not complete.
  case unreadable = 3
}

/// A command line that says nothing that could be done.
struct UsageError: Error {
  /// A sentence for people, which names the word that is wrong.
  let message: String

  init(_ message: String) { self.message = message }
}
