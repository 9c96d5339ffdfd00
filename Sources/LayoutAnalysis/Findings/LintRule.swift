import LayoutModel

/// A rule that looks at a finished layout and reports what is probably not meant.
///
/// Rules are chosen, and their severities and numbers set, by a ``LintConfiguration``. Everything about a rule is in a file of its own;
/// ``allCases`` lists them in the order in which they run.
public struct LintRule: Sendable {
  /// Its name in reports, configurations and suppressions, such as `touch-target`.
  public let identifier: String
  /// Why the rule is there, as a sentence for people.
  public let reason: String
  /// What to change, as a sentence for people.
  public let advice: String
  /// How bad a finding is, unless a configuration says otherwise; nil for a rule that has to be switched on.
  public let defaultSeverity: Finding.Severity?
  /// How findings of the rule are taken in documents, where there is more to know than in a layout alone.
  package let inDocuments: DocumentTraits
  /// The sentence of a finding of the rule.
  let text: @Sendable (Finding) -> String
  /// How bad a finding of the rule is, to compare it with another one about the same views.
  let badness: @Sendable (Finding) -> Double

  init(
    _ identifier: String, severity: Finding.Severity?, reason: String, advice: String,
    inDocuments: DocumentTraits = DocumentTraits(),
    text: @escaping @Sendable (Finding) -> String,
    badness: @escaping @Sendable (Finding) -> Double = { $0.numbers.first?.value ?? 0 }
  ) {
    self.identifier = identifier
    self.reason = reason
    self.advice = advice
    self.inDocuments = inDocuments
    self.text = text
    self.badness = badness
    defaultSeverity = severity
  }

  /// How findings of a rule are taken in documents.
  package struct DocumentTraits: Sendable {
    /// The severity in documents.
    package enum Severity: Sendable {
      /// The rule's own.
      case asInLayouts
      /// Another one; the rule has to be switched on if it is nil.
      case changed(Finding.Severity?)
    }

    package var severity = Severity.asInLayouts
    /// Whether the rule compares with the edges of the screen, so that it says nothing of a scene that is a part of one.
    package var isAboutScreen = false
    /// Whether whoever draws a scene sees in the editor what the rule finds.
    package var isSeenInEditor = false
    /// Whether findings depend on the sizes of contents. Those of rules that read constraints only do not.
    package var dependsOnSizes = true
    /// Up to what badness findings are too small to see, in points; nil for rules that measure none.
    package var leastVisibleAmount: Double?
    /// The identifiers of rules whose findings say the same of an element more clearly.
    package var isCoveredBy: [String] = []

    package init(
      severity: Severity = .asInLayouts, isAboutScreen: Bool = false, isSeenInEditor: Bool = false,
      dependsOnSizes: Bool = true, leastVisibleAmount: Double? = nil, isCoveredBy: [String] = []
    ) {
      self.severity = severity
      self.isAboutScreen = isAboutScreen
      self.isSeenInEditor = isSeenInEditor
      self.dependsOnSizes = dependsOnSizes
      self.leastVisibleAmount = leastVisibleAmount
      self.isCoveredBy = isCoveredBy
    }
  }
}

extension LintRule: Hashable {
  /// Whether both are the same rule.
  public static func == (lhs: LintRule, rhs: LintRule) -> Bool { lhs.identifier == rhs.identifier }

  /// Feeds the identifier into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension LintRule: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
