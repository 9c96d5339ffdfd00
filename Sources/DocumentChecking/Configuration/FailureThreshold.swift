import LayoutAnalysis
import LayoutModel

/// From which findings on a check fails.
package enum FailureThreshold: String, Hashable, Sendable, CaseIterable {
  /// Errors.
  case error
  /// Errors and warnings.
  case warning
  /// All findings.
  case note
  /// None.
  case never

  /// The least severity that makes a check fail; nil for none.
  package var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
}
