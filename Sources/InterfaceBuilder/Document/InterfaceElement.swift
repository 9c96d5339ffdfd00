import LayoutModel

/// An element of a document that a finding can point to: a view, a guide or a constraint.
public struct InterfaceElement: Hashable, Sendable {
  /// Its id in the document.
  public let id: String
  /// What the document calls its kind, such as `label` or `constraint`.
  public let kind: String
  /// What its author calls it: the label of the document outline, else its text, else its class; empty for what has none.
  public let label: String
  /// The identifier that an author gave a constraint, or the restoration identifier of a view; empty for none.
  public let identifier: String
  /// Where it begins in the document.
  public let location: SourceLocation
  /// The frame that the document shows it with, in its superview's coordinates; nil for what has none.
  public let recordedFrame: LayoutRectangle?
  /// Whether Interface Builder said, when the document was saved, that it does not lie where its constraints put it.
  package let isMarkedMisplaced: Bool
  /// Whether Interface Builder said, when the document was saved, that its constraints do not determine its place.
  package let isMarkedAmbiguous: Bool

  package init(
    id: String, kind: String, label: String = "", identifier: String = "", location: SourceLocation,
    recordedFrame: LayoutRectangle? = nil, isMarkedMisplaced: Bool = false, isMarkedAmbiguous: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.identifier = identifier
    self.location = location
    self.recordedFrame = recordedFrame
    self.isMarkedMisplaced = isMarkedMisplaced
    self.isMarkedAmbiguous = isMarkedAmbiguous
  }
}
