/// A command line that says nothing that could be done.
struct UsageError: Error {
  /// A sentence for people, which names the word that is wrong.
  let message: String

  init(_ message: String) { self.message = message }
}
