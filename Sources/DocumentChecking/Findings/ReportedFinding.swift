import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A finding about an element of a document, merged over all device configurations in which it holds.
package struct ReportedFinding: Hashable, Sendable {
  /// Another element that the finding names, such as a member of a conflict.
  package struct Related: Hashable, Sendable {
    /// The element.
    package let element: InterfaceElement
    /// What it has to do with the finding.
    package let note: String
  }

  /// Where a finding holds.
  package struct Extent: Hashable, Sendable {
    /// The names of the device configurations in which it holds, in the order of the check.
    package let deviceConfigurations: [String]
    /// In how many device configurations the scene was laid out.
    package let examined: Int
    /// The name of the device configurations that the message is about, because it is worst there; nil for what is the same everywhere.
    package let worst: String?
    /// All that in a few words: `on 3 of 24 (worst on iPhone SE): iPhone SE; iPhone 16, landscape`. Empty for what does not depend on device configurations.
    package let summary: String
    /// Whether it holds on devices in landscape and on no others.
    let isInLandscapeOnly: Bool

    /// What does not depend on device configurations: what reading a document says.
    static let document = Extent(
      deviceConfigurations: [], examined: 0, worst: nil, summary: "", isInLandscapeOnly: false)
  }

  /// One constraint that a finding names, such as a member of a conflict.
  struct Member: Hashable, Sendable {
    /// The constraint with where it comes from and its numbers, and its factor in the combination that shows a conflict.
    let member: Finding.Member
    /// The id of its element, or of the element of its first item; nil if it has none.
    let elementID: String?
    /// Whether it is the one that the layout was made without.
    let isOmitted: Bool
  }

  /// What was found, as data. The message is made of the same.
  struct Facts: Hashable, Sendable {
    /// What was measured where it is worst.
    var numbers: [Finding.Number] = []
    /// Along which direction; nil if it is about none.
    var axis: LayoutConstraint.Axis?
    /// At which side of the element or of the screen; nil if it is about none.
    var side: Finding.Side?
    /// Whether it is about the position or the size of the element; nil if it is about neither.
    var aspect: Finding.Aspect?
    /// The constraints that it names.
    var members: [Member] = []
  }

  /// The name of the rule.
  package let rule: String
  /// How bad it is. What rests on the estimated size of a text is a warning at most.
  package let severity: Finding.Severity
  /// What is wrong in one line, without a full stop. It says how things are where they are worst.
  package let message: String
  /// The lines below the message: the constraints that it is about.
  package let details: [String]
  /// What to change; nil if there is nothing that is certain to help.
  package let advice: String?
  /// The element that it is about.
  package let element: InterfaceElement
  /// The others that it names.
  package let related: [Related]
  /// The id of the scene's root view; empty for what is about the document.
  package let sceneID: String
  /// What people call the scene; empty for what is about the document.
  let sceneTitle: String
  /// What was found, as data.
  let facts: Facts
  /// Where it holds.
  package let extent: Extent
  /// Whether it would not be there if texts had another size than estimated.
  package let restsOnEstimate: Bool
  /// What stays the same when lines move, numbers change and folders are renamed: the rule, the name of the file, and the ids of the scene and
  /// the elements.
  package let fingerprint: String
  /// The same with the path of the file in place of its name, which baselines of version 1 have.
  package let pathFingerprint: String

  /// Makes a finding about a scene.
  ///
  /// - Parameter identity: The ids that tell it from others of its rule in the scene.
  init(
    rule: String, severity: Finding.Severity, message: String, details: [String] = [], advice: String?,
    element: InterfaceElement, related: [Related], facts: Facts = Facts(), scene: InterfaceScene, extent: Extent,
    uncertainty: TextUncertainty? = nil, identity: [String]
  ) {
    self.rule = rule
    // Errors are said to be certain: a text of another size than estimated may settle them.
    self.severity = uncertainty != nil ? max(severity, .warning) : severity
    self.message = message + (uncertainty?.remark ?? "")
    self.details = details
    self.advice = advice
    self.element = element
    self.related = related
    self.facts = facts
    sceneID = scene.root.id
    sceneTitle = scene.title
    self.extent = extent
    restsOnEstimate = uncertainty != nil
    let ids = [scene.root.id, element.id] + identity
    fingerprint = Fingerprint([rule, Self.fileName(element.location.file)] + ids).text
    pathFingerprint = Fingerprint([rule, element.location.file] + ids).text
  }

  /// Makes a finding of what reading a document says.
  init(_ message: DocumentMessage, severity: Finding.Severity) {
    rule = message.name.rawValue
    self.severity = severity
    self.message = message.message
    details = []
    advice = nil
    let id = message.elementID ?? ""
    element = InterfaceElement(id: id, kind: "document", location: message.location)
    related = []
    facts = Facts()
    sceneID = ""
    sceneTitle = ""
    extent = .document
    restsOnEstimate = false
    // Without an id, the sentence has to tell one message from another.
    let detail = id.isEmpty ? message.message : id
    fingerprint = Fingerprint([rule, Self.fileName(message.location.file), detail]).text
    pathFingerprint = Fingerprint([rule, message.location.file, detail]).text
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The names of the device configurations in which it holds, in the order of the check.
  package var deviceConfigurations: [String] { extent.deviceConfigurations }

  /// In how many device configurations the scene was laid out.
  package var examined: Int { extent.examined }

  /// The message, where it holds, and the advice, as sentences.
  package var text: String {
    var text = extent.summary.isEmpty ? "\(message)." : "\(message), \(extent.summary)."
    if let advice { text += " Fix: \(advice)." }
    return text
  }

  /// The same in lines: the message and where it holds, the details, the advice.
  var longText: String {
    let head = extent.summary.isEmpty ? message : "\(message), \(extent.summary)"
    return ([head] + details.map { "  \($0)" } + (advice.map { ["fix: \($0)"] } ?? [])).joined(separator: "\n")
  }
}

extension ReportedFinding: Comparable {
  /// Whether the left finding is reported first: by file, line and column, then by rule.
  package static func < (lhs: ReportedFinding, rhs: ReportedFinding) -> Bool {
    if lhs.element.location != rhs.element.location { return lhs.element.location < rhs.element.location }
    return (lhs.rule, lhs.fingerprint, lhs.message) < (rhs.rule, rhs.fingerprint, rhs.message)
  }
}
