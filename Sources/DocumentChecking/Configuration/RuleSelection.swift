import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Which rules a check applies, and how bad what they find is.
package struct RuleSelection: Hashable, Sendable {
  /// What a configuration says of a rule.
  package enum Setting: Hashable, Sendable {
    /// The rule is not applied.
    case off
    /// The rule is applied, and its findings have this severity.
    case severity(Finding.Severity)
  }

  private var settings: [String: Setting] = [:]

  /// Every rule at its own severity; one that has to be switched on is off.
  package init() {}

  /// Changes how a rule is applied.
  ///
  /// - Parameters:
  ///   - setting: What is said of the rule; nil for what it has of itself.
  ///   - name: The name of the rule.
  package mutating func set(_ setting: Setting?, of name: String) { settings[name] = setting }

  /// Whether a configuration says how bad what a rule finds is.
  ///
  /// - Parameter name: The name of the rule.
  func hasSetting(for name: String) -> Bool { settings[name] != nil }

  /// Switches a rule on, at its own severity, or as a warning if it has none and is not set to one.
  ///
  /// - Parameter name: The name of the rule.
  mutating func enable(_ name: String) {
    if case .severity? = settings[name] { return }
    settings[name] = nil
    if severity(of: name) == nil { settings[name] = .severity(.warning) }
  }

  /// Switches every rule off that is not among those named, and those on.
  ///
  /// - Parameter names: The names of the rules.
  package mutating func restrict(to names: some Collection<String>) {
    for rule in CheckRule.all where !names.contains(rule.name) { settings[rule.name] = .off }
    for name in names { enable(name) }
  }

  /// How bad what a rule finds is; nil if it is not applied.
  ///
  /// - Parameters:
  ///   - name: The name of the rule.
  ///   - own: What the finding itself says, for rules that judge case by case.
  package func severity(of name: String, own: Finding.Severity? = nil) -> Finding.Severity? {
    switch settings[name] {
    case .off?: return nil
    case .severity(let severity)?: return severity
    case nil: break
    }
    guard let rule = CheckRule.named(name) else { return own }
    return rule.subject == .document ? own ?? rule.defaultSeverity : rule.defaultSeverity
  }

  /// The rules of the layout model that are applied to a scene: those about the screen only where the scene fills it.
  ///
  /// - Parameter scene: The scene.
  func lintConfiguration(for scene: InterfaceScene) -> LintConfiguration {
    var result = LintConfiguration([])
    for rule in LintRule.allCases where scene.sizing == .screen || !rule.inDocuments.isAboutScreen {
      result.setSeverity(severity(of: rule.identifier), of: rule)
    }
    return result
  }
}
