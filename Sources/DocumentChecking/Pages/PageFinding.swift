import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A finding as pictures and pages show it.
package struct PageFinding: Hashable, Sendable {
  /// Another element that it names.
  package struct Related: Hashable, Sendable {
    /// What people call the element.
    var name: String
    /// Where it begins.
    var location: SourceLocation
    /// What it has to do with the finding.
    var note: String

    /// Makes another element.
    package init(name: String, location: SourceLocation, note: String) {
      self.name = name
      self.location = location
      self.note = note
    }
  }

  /// The name of the rule.
  var rule: String
  /// How bad it is.
  var severity: Finding.Severity
  /// What is wrong.
  var message: String
  /// The constraints that it is about, a line each.
  var details: [String]
  /// What to change; nil if there is nothing to say.
  var advice: String?
  /// The id of the element that it is about; empty for none.
  var elementID: String
  /// What people call the element, such as `label "Name"`; empty for none.
  var elementName: String
  /// Where the element begins.
  var location: SourceLocation
  /// The others that it names.
  var related: [Related]
  /// The ids of the others that it names.
  var relatedIDs: [String]
  /// The id of the scene's root view; empty for what is about the document.
  var sceneID: String
  /// The names of the device configurations in which it holds.
  var deviceConfigurations: [String]
  /// Where it holds, in a few words; empty for what does not depend on device configurations.
  var summary: String

  /// Makes a finding.
  package init(
    rule: String, severity: Finding.Severity, message: String, details: [String] = [], advice: String? = nil,
    elementID: String,
    elementName: String = "", location: SourceLocation, related: [Related] = [], relatedIDs: [String] = [],
    sceneID: String, deviceConfigurations: [String] = [], summary: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.details = details
    self.advice = advice
    self.elementID = elementID
    self.elementName = elementName
    self.location = location
    self.related = related
    self.relatedIDs = relatedIDs
    self.sceneID = sceneID
    self.deviceConfigurations = deviceConfigurations
    self.summary = summary
  }
}

extension InterfaceElement {
  /// The kind and what the author calls it, such as `label "Name"`; the id stands for what has no name.
  var pageName: String { label.isEmpty ? "\(kind) \(id)" : "\(kind) “\(label)”" }
}
