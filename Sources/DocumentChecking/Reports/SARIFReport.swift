import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A report in SARIF 2.1.0, the format of code scanning.
///
/// - Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
struct SARIFReport {
  private let log: SARIFLog

  init(_ report: CheckReport, _ context: ReportContext) {
    let used = Set(report.findings.map(\.rule))
    let rules = CheckRule.all.filter { used.contains($0.name) || $0.defaultSeverity != nil }
    var places: [String: Int] = [:]
    for (place, rule) in rules.enumerated() where places[rule.name] == nil { places[rule.name] = place }
    let driver = SARIFLog.Driver(
      version: context.version.isEmpty ? nil : context.version, rules: rules.map(SARIFLog.Rule.init))
    log = SARIFLog(
      runs: [
        SARIFLog.Run(
          tool: SARIFLog.Tool(driver: driver),
          invocations: [SARIFLog.Invocation(report)],
          results: report.findings.map { SARIFLog.Result($0, ruleIndex: places[$0.rule]) })
      ])
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
  }
}

extension SARIFLog.Rule {
  init(_ rule: CheckRule) {
    id = rule.name
    shortDescription = SARIFLog.Message(text: rule.reason)
    fullDescription = SARIFLog.Message(text: rule.advice.map { "\(rule.reason) Fix: \($0)." } ?? rule.reason)
    helpUri = "\(SARIFLog.informationUri):rule:\(rule.name)"
    help = SARIFLog.Message(text: rule.advice.map { "Fix: \($0)." } ?? rule.reason)
    defaultConfiguration = SARIFLog.Configuration(
      enabled: rule.defaultSeverity != nil, level: (rule.defaultSeverity ?? .warning).rawValue)
  }
}

extension SARIFLog.Invocation {
  init(_ report: CheckReport) {
    executionSuccessful = report.unreadable.isEmpty
    toolExecutionNotifications = report.unreadable.compactMap { document in
      document.error.map {
        SARIFLog.Notification(
          level: "error", message: SARIFLog.Message(text: $0.message),
          locations: [SARIFLog.Location($0.location)])
      }
    }
  }
}

extension SARIFLog.Result {
  init(_ finding: ReportedFinding, ruleIndex: Int?) {
    ruleId = finding.rule
    self.ruleIndex = ruleIndex
    level = finding.severity.rawValue
    message = SARIFLog.Message(text: finding.longText)
    locations = [
      SARIFLog.Location(finding.element.location, logical: finding.element.displayName, finding.element.id)
    ]
    relatedLocations = finding.related.enumerated().map { place, related in
      SARIFLog.Location(related.element.location, id: place, note: related.note)
    }
    partialFingerprints = ["layoutcheck/v1": finding.pathFingerprint, "layoutcheck/v2": finding.fingerprint]
    properties = SARIFLog.Properties(
      configurations: finding.extent.deviceConfigurations, examined: finding.extent.examined,
      restsOnEstimate: finding.restsOnEstimate)
  }
}

extension SARIFLog.Location {
  init(_ location: SourceLocation, id: Int? = nil, note: String? = nil, logical: String? = nil, _ name: String = "") {
    self.id = id
    physicalLocation = SARIFLog.PhysicalLocation(
      artifactLocation: SARIFLog.ArtifactLocation(location.file),
      region: SARIFLog.Region(startLine: max(1, location.line), startColumn: max(1, location.column)))
    message = note.map(SARIFLog.Message.init(text:))
    logicalLocations = logical.map { [SARIFLog.LogicalLocation(name: name, fullyQualifiedName: $0, kind: "element")] }
  }
}

extension SARIFLog.ArtifactLocation {
  init(_ path: String) {
    let isAbsolute = path.hasPrefix("/")
    // A slash stays; everything else that a path of an URI may not have is written by its bytes.
    let encoded = path.addingPercentEncoding(withAllowedCharacters: .uriPath) ?? path
    uri = isAbsolute ? "file://" + encoded : encoded
    uriBaseId = isAbsolute ? nil : "%SRCROOT%"
  }
}

extension CharacterSet {
  /// The unreserved characters of RFC 3986, and the slash.
  fileprivate static let uriPath = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
