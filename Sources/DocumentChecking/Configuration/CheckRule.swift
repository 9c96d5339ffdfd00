import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A rule that findings are named after.
package struct CheckRule: Hashable, Sendable {
  /// What a rule looks at.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    /// What the solver says of the constraints.
    case constraints
    /// What comes out as frames.
    case frames
    /// The document itself.
    case document
  }

  /// Its name, as in reports, configurations and suppressions.
  package let name: String
  /// What it looks at.
  let subject: Subject
  /// Why it is there, as a sentence for people.
  package let reason: String
  /// What to change, as a sentence for people; nil if a finding says that itself.
  package let advice: String?
  /// How bad it is, unless a configuration says otherwise; nil for a rule that has to be switched on.
  package let defaultSeverity: Finding.Severity?

  /// All rules: those on constraints, those on frames in the order of `LintRule`, and those on documents.
  package static let all: [CheckRule] = constraintRules + LintRule.allCases.map(CheckRule.init) + documentRules

  /// The rule of a name; nil if there is none.
  ///
  /// - Parameter name: As in ``name``.
  static func named(_ name: String) -> CheckRule? { all.first { $0.name == name } }
}

extension CheckRule {
  private static let constraintRules = [
    CheckRule(
      name: "conflict", subject: .constraints,
      reason: "Constraints that cannot all hold: the system breaks one of them, and nobody knows which one.",
      advice: "remove one of the constraints, lower its priority below required, or let it be an inequality",
      defaultSeverity: .error),
    CheckRule(
      name: "ambiguity", subject: .constraints,
      reason:
        "A position or a size that the constraints leave open: what shows is an accident and may change with every system.",
      advice: nil, defaultSeverity: .warning),
    CheckRule(
      name: "unsettled", subject: .constraints,
      reason: "Sizes that depend on each other in a circle, so that the layout never comes to rest.",
      advice: "give one of the views a size that does not depend on the others", defaultSeverity: .note),
    CheckRule(
      name: "invalid-measurement", subject: .constraints, reason: "A content whose size is no size.", advice: nil,
      defaultSeverity: .error),
    CheckRule(
      name: "unsolvable", subject: .constraints,
      reason: "A scene that could not be laid out, usually for numbers that are too far from each other.",
      advice: "look for constants and multipliers that are huge or tiny", defaultSeverity: .error),
  ]

  private static let documentRules = DocumentMessage.Name.allCases.map { name in
    CheckRule(
      name: name.rawValue, subject: .document, reason: name.reason, advice: nil,
      defaultSeverity: name.usualSeverity)
  }

  /// A rule of the layout model, with the severity that it has in documents.
  private init(_ rule: LintRule) {
    self.init(
      name: rule.identifier, subject: .frames, reason: rule.reason, advice: rule.advice,
      defaultSeverity: rule.severityInDocuments)
  }
}

extension LintRule {
  /// How bad it is in documents, where there is more to know than in a layout alone.
  fileprivate var severityInDocuments: Finding.Severity? {
    switch inDocuments.severity {
    case .asInLayouts: defaultSeverity
    case .changed(let severity): severity
    }
  }
}

extension DocumentMessage.Name {
  fileprivate var reason: String {
    switch self {
    case .missingItem:
      "A reference to something that the document does not contain is ignored by the system, or ends the app."
    case .duplicateID: "Of two elements with one id, only one can be meant."
    case .invalidConstraint: "A constraint that cannot be is left out, and what it held is open."
    case .invalidGeometry: "A frame or size that is no number places a view at random."
    case .withoutAutoLayout: "Without Auto Layout, views have the places that their autoresizing masks give them."
    case .unsupported: "What is not known is not laid out, and nothing can be said of it."
    case .refused: "What the layout model refuses, the system refuses when the app runs."
    }
  }

  fileprivate var usualSeverity: Finding.Severity {
    switch self {
    case .missingItem, .duplicateID, .invalidConstraint, .invalidGeometry, .refused: .warning
    case .withoutAutoLayout, .unsupported: .note
    }
  }
}
