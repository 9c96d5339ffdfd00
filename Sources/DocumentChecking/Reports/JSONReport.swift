import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A report as JSON, with everything that was found.
///
/// The keys are those of ``JSONReport/Content``; the number under `version` grows when one of them changes its meaning or goes, and that
/// under `formatVersion` also when one is added.
struct JSONReport {
  /// The version of the keys that readers can rely on.
  static let version = 1
  /// The version of the format.
  static let formatVersion = 3

  private let content: Content

  init(_ report: CheckReport, _ context: ReportContext) { content = Content(report, context) }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(content), as: UTF8.self) + "\n"
  }

  struct Content: Encodable {
    let version = JSONReport.version
    let formatVersion = JSONReport.formatVersion
    let tool: Tool
    let configurations: [String]
    let documents: [Document]
    let findings: [Item]
    let summary: Summary
  }

  struct Tool: Encodable {
    let name = "layoutcheck"
    let version: String
  }

  struct Document: Encodable {
    let path: String
    let error: Failure?
    let scenes: [Scene]
    let layouts: Int
  }

  struct Failure: Encodable {
    let reason: String
    let message: String
    let line: Int
    let column: Int
    let isPassedOver: Bool
  }

  struct Scene: Encodable {
    let id: String
    let title: String
    let line: Int
  }

  struct Element: Encodable {
    let id: String
    let kind: String
    let label: String
    let identifier: String
    let file: String
    let line: Int
    let column: Int
  }

  struct Related: Encodable {
    let element: Element
    let note: String
  }

  struct Number: Encodable {
    let name: String
    let value: Double
    let unit: String
  }

  struct Member: Encodable {
    let description: String
    let origin: String
    let input: String?
    let elementID: String?
    let items: [String]
    let axis: String?
    let relation: String
    let constant: Double
    let multiplier: Double
    let priority: Double
    let isOmitted: Bool
  }

  struct Item: Encodable {
    let rule: String
    let severity: String
    let message: String
    let details: [String]
    let advice: String?
    let element: Element
    let related: [Related]
    let numbers: [Number]
    let axis: String?
    let side: String?
    let aspect: String?
    let members: [Member]
    let sceneID: String
    let sceneTitle: String
    let configurations: [String]
    let examined: Int
    let extent: String
    let worst: String?
    let restsOnEstimate: Bool
    let fingerprint: String
  }

  struct Summary: Encodable {
    let errors: Int
    let warnings: Int
    let notes: Int
    let unreadable: Int
    let suppressed: Int
    let baseline: Int
    let stale: [Baseline.Entry]
  }
}

extension JSONReport.Content {
  init(_ report: CheckReport, _ context: ReportContext) {
    tool = JSONReport.Tool(version: context.version)
    configurations = report.deviceConfigurations
    documents = report.documents.map(JSONReport.Document.init)
    findings = report.findings.map(JSONReport.Item.init)
    summary = JSONReport.Summary(
      errors: report.count(of: .error), warnings: report.count(of: .warning), notes: report.count(of: .note),
      unreadable: report.unreadable.count, suppressed: report.suppressedCount, baseline: report.baselineCount,
      stale: report.staleEntries)
  }
}

extension JSONReport.Document {
  init(_ document: CheckReport.Document) {
    path = document.path
    error = document.error.map {
      JSONReport.Failure(
        reason: $0.reason.rawValue, message: $0.message, line: $0.location.line, column: $0.location.column,
        isPassedOver: document.isPassedOver)
    }
    scenes = document.scenes.map { JSONReport.Scene(id: $0.id, title: $0.title, line: $0.location.line) }
    layouts = document.layoutCount
  }
}

extension JSONReport.Element {
  init(_ element: InterfaceElement) {
    id = element.id
    kind = element.kind
    label = element.label
    identifier = element.identifier
    file = element.location.file
    line = element.location.line
    column = element.location.column
  }
}

extension JSONReport.Item {
  init(_ finding: ReportedFinding) {
    rule = finding.rule
    severity = finding.severity.rawValue
    message = finding.message
    details = finding.details
    advice = finding.advice
    element = JSONReport.Element(finding.element)
    related = finding.related.map {
      JSONReport.Related(element: JSONReport.Element($0.element), note: $0.note)
    }
    numbers = finding.facts.numbers.compactMap(JSONReport.Number.init)
    axis = finding.facts.axis?.rawValue
    side = finding.facts.side?.rawValue
    aspect = finding.facts.aspect?.rawValue
    members = finding.facts.members.map(JSONReport.Member.init)
    sceneID = finding.sceneID
    sceneTitle = finding.sceneTitle
    configurations = finding.extent.deviceConfigurations
    examined = finding.extent.examined
    extent = finding.extent.summary
    worst = finding.extent.worst
    restsOnEstimate = finding.restsOnEstimate
    fingerprint = finding.fingerprint
  }
}

extension JSONReport.Number {
  /// A number of a finding; nil if it is not finite, for which JSON has no word.
  init?(_ number: Finding.Number) {
    guard number.value.isFinite else { return nil }
    self.init(name: number.name, value: number.value, unit: number.unit.rawValue)
  }
}

extension JSONReport.Member {
  init(_ member: ReportedFinding.Member) {
    let applied = member.member.applied
    description = member.member.description
    origin = applied.origin.name
    input = applied.input?.rawValue
    elementID = member.elementID
    items = member.member.itemNames
    axis = applied.axis?.rawValue
    relation = applied.relation.rawValue
    constant = applied.constant
    multiplier = member.member.multiplier
    priority = applied.priority.value
    isOmitted = member.isOmitted
  }
}

extension AppliedConstraint.Origin {
  /// What the origin is called in JSON.
  fileprivate var name: String {
    switch self {
    case .author: "author"
    case .builder: "builder"
    case .stack: "stack"
    case .contentSize: "content-size"
    case .nonNegativeSize: "non-negative-size"
    case .collapsed: "collapsed"
    case .environment: "environment"
    case .autoresizing: "autoresizing"
    }
  }
}
