import ConflictLog

/// A message of a log with what was found out about it.
struct LogFinding {
  /// The name of the text that it stands in, as a file is named on the command line.
  let source: String
  let message: ConflictMessage
  let analysis: ConflictAnalysis
  let explanation: ConflictExplanation
  /// What stays the same when addresses and numbers change.
  let fingerprint: String
  /// Whether an app can settle it.
  let isForApp: Bool

  init(_ message: ConflictMessage, in source: String, masking mask: NameMask?) {
    self.source = source
    self.message = mask?.masked(message) ?? message
    analysis = ConflictAnalysis(message)
    explanation = ConflictExplanation(message, analysis, masking: mask)
    fingerprint = Fingerprint(Self.parts(of: message)).text
    isForApp = Self.isForApp(message, analysis)
  }

  /// The pattern behind it, as reports name it.
  var cause: String { analysis.cause?.rawValue ?? "unknown" }

  /// The place of its first line.
  var place: String { "\(source):\(message.firstLine)" }

  static func parts(of message: ConflictMessage) -> [String] {
    message.constraints.flatMap { constraint in
      [constraint.className, constraint.identifier, constraint.sign]
        + constraint.terms.flatMap { term in
          let item = message.items[term.item]
          return [item.className, item.address.hasPrefix("0x") ? item.name : item.address, term.attribute.name]
        }
    }
  }

  /// Where nothing but constraints of the system takes part, an app can change nothing.
  private static func isForApp(_ message: ConflictMessage, _ analysis: ConflictAnalysis) -> Bool {
    if analysis.cause?.isSystems ?? false { return false }
    let roles = message.roles
    let involved = analysis.sets.isEmpty ? Array(roles.indices) : analysis.sets.flatMap { $0 }
    return involved.contains { roles[$0] == .author || roles[$0] == .mask }
  }
}
