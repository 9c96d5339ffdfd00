import InterfaceBuilder
import LayoutModel

/// A finding about an element of a document, merged over all surroundings in which it holds.
public struct ReportedFinding: Hashable, Sendable {
  /// Another element that the finding names, such as a member of a conflict.
  public struct Related: Hashable, Sendable {
    /// The element.
    public let element: InterfaceElement
    /// What it has to do with the finding.
    public let note: String
  }

  /// The name of the rule.
  public let rule: String
  /// How bad it is. What rests on the estimated size of a text is a warning at most.
  public let severity: Finding.Severity
  /// A sentence for people.
  public let message: String
  /// What to change; nil if there is nothing that is certain to help.
  public let advice: String?
  /// The element that it is about.
  public let element: InterfaceElement
  /// The others that it names.
  public let related: [Related]
  /// The id of the scene's root view.
  public let sceneID: String
  /// What people call the scene.
  public let sceneTitle: String
  /// The names of the surroundings in which it holds, in the order of the check.
  public let surroundings: [String]
  /// In how many surroundings the scene was laid out.
  public let examined: Int
  /// Whether it would not be there if texts had another size than estimated.
  public let restsOnEstimate: Bool

  /// What stays the same when lines move and numbers change: the rule and the ids of the file, the scene and the elements.
  public let fingerprint: String
}
