import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

extension PageContent {
  /// What a report has to say.
  init(_ report: CheckReport) {
    self.init(
      documents: report.documents.filter { !$0.isPassedOver }.map { Document(path: $0.path, error: $0.error) },
      findings: report.findings.map { PageFinding($0) }, deviceConfigurations: report.deviceConfigurations)
  }
}

extension PageFinding {
  init(_ finding: ReportedFinding) {
    self.init(
      rule: finding.rule, severity: finding.severity, message: finding.message, details: finding.details,
      advice: finding.advice,
      elementID: finding.element.id, elementName: finding.element.pageName, location: finding.element.location,
      related: finding.related.map { Related(name: $0.element.pageName, location: $0.element.location, note: $0.note) },
      relatedIDs: finding.related.map(\.element.id), sceneID: finding.sceneID,
      deviceConfigurations: finding.extent.deviceConfigurations,
      summary: finding.extent.summary)
  }
}
