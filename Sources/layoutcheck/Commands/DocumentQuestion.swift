import DocumentChecking

/// What commands about one document have in common.
enum DocumentQuestion {
  /// Takes the words behind a command, and refuses too few and too many.
  static func operands(
    _ arguments: CommandArguments, atLeast least: Int, atMost most: Int, _ usage: String
  ) throws(UsageError) -> [String] {
    let operands = arguments.operands
    if operands.count < least { throw UsageError("something is missing: \(usage)") }
    if operands.count > most { throw UsageError("“\(operands[most])” is too much: \(usage)") }
    return operands
  }

  /// Reads a document; nil if it cannot be read, which is said on standard error.
  static func read(_ path: String) -> SceneQuestion? {
    do {
      return try SceneQuestion(path: path)
    } catch {
      Terminal.complain("\(error)")
      return nil
    }
  }
}
