import LayoutAnalysis
import LayoutModel

/// A finding as pictures and their legends show it: a number on shapes, and a text.
package struct FindingNote: Hashable, Sendable {
  /// The number, from 1.
  package var number: Int
  /// How bad it is.
  package var severity: Finding.Severity
  /// What the legend says of it.
  package var text: String
  /// The places of the shapes that it is about.
  package var shapes: [Int]

  /// Makes a note.
  package init(number: Int, severity: Finding.Severity, text: String, shapes: [Int]) {
    self.number = number
    self.severity = severity
    self.text = text
    self.shapes = shapes
  }

  init(number: Int, _ finding: Finding, _ placements: [LayoutResult.Placement]) {
    var views: Set<ViewHandle> = []
    for item in finding.items { views.insert(item.owningView) }
    self.init(
      number: number, severity: finding.severity, text: finding.message,
      shapes: placements.indices.filter { views.contains(placements[$0].view) })
  }
}
