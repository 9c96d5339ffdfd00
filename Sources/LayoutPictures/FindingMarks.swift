import LayoutAnalysis
import LayoutModel

/// The numbers and colours of findings on the shapes that they are about.
struct FindingMarks {
  /// One finding on a shape.
  struct Mark {
    let number: Int
    let color: String
  }

  /// So many numbers are written on one shape.
  static let limit = 4

  private var marksByShape: [Int: [Mark]] = [:]
  private var worst: [Int: Finding.Severity] = [:]

  init(_ notes: [FindingNote]) {
    for note in notes {
      for shape in note.shapes {
        worst[shape] = min(worst[shape] ?? .note, note.severity)
        marksByShape[shape, default: []].append(Mark(number: note.number, color: Self.color(note.severity)))
      }
    }
  }

  /// The colour of the worst finding about a shape; nil if there is none.
  func color(ofShape shape: Int) -> String? { worst[shape].map(Self.color) }

  /// The findings about a shape, in their order.
  func marks(ofShape shape: Int) -> [Mark] { marksByShape[shape] ?? [] }

  static func color(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "#d11a1a"
    case .warning: "#b86200"
    case .note: "#2a62c9"
    }
  }
}
