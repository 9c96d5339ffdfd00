/// Something that reading a document has to say: what is broken in it, or what of it is not taken into account.
///
/// The rest of the document is read all the same.
public struct DocumentMessage: Hashable, Sendable {
  /// What a message is about.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// A constraint, an outlet of the layout, or a segue names something that the document does not contain.
    case missingItem = "missing-item"
    /// Two elements have the same id.
    case duplicateID = "duplicate-id"
    /// A constraint has an attribute, a relation or a number that is none.
    case invalidConstraint = "invalid-constraint"
    /// A frame, a size or a margin is missing or is no number.
    case invalidGeometry = "invalid-geometry"
    /// The document does not use Auto Layout: views are placed by their autoresizing masks.
    case withoutAutoLayout = "without-auto-layout"
    /// An element is nested too deeply, or is of a kind that is not known.
    case unsupported
    /// The model refuses what the document says.
    case refused
  }

  /// How much a message matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// What the document says is lost.
    case error
    /// The layout may not be what was meant.
    case warning
    /// Worth knowing; nothing need be wrong.
    case note
  }

  /// What it is about.
  public let name: Name
  /// How bad it is.
  public let severity: Severity
  /// A sentence for people.
  public let message: String
  /// Where in the document.
  public let location: SourceLocation
  /// The id of the element; nil for what has none.
  public let elementID: String?

  package init(
    _ name: Name, _ severity: Severity, _ message: String, at location: SourceLocation, elementID: String? = nil
  ) {
    self.name = name
    self.severity = severity
    self.message = message
    self.location = location
    self.elementID = elementID
  }
}
