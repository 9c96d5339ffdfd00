import DocumentChecking
import InterfaceBuilder

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

  /// Asks each scene.
  ///
  /// - Throws: ``UsageError`` if there is no such place, and what asking throws.
  static func answers<Answer>(
    _ scenes: [InterfaceScene], _ place: QuestionPlace, _ ask: (InterfaceScene) throws -> Answer?
  ) throws -> [Answer] {
    var answers: [Answer] = []
    for scene in scenes {
      guard let answer = try ask(scene) else {
        throw UsageError("the safe area of \(place.label) is not known for that system")
      }
      answers.append(answer)
    }
    return answers
  }
}
