/// A word of a configuration or of the command line that means nothing there.
package struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for people, which names the word and the nearest one that there is.
  package let description: String

  init(_ description: String) { self.description = description }

  /// The error for a word that is not among those that there are.
  init(unknown kind: String, _ word: String, among candidates: some Collection<String>) {
    let question = NearestWord.question(for: word, among: candidates)
    // A short list says more than a guess that fails.
    let list =
      question.isEmpty && candidates.count <= 16 ? "; there are \(candidates.joined(separator: ", "))" : question
    description = "unknown \(kind) “\(word)”\(list)"
  }
}
