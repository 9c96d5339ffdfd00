/// The numbers and colours of findings on the views that they are about.
struct FindingMarks {
  /// One finding on a view.
  struct Mark {
    /// Counted from 1, in the order of the findings.
    let number: Int
    let color: String
  }

  /// So many numbers are written on one view.
  static let limit = 4

  private var marksByView: [ViewHandle: [Mark]] = [:]
  private var worst: [ViewHandle: Finding.Severity] = [:]

  init(_ findings: [Finding]) {
    for (place, finding) in findings.enumerated() {
      var views: [ViewHandle] = []
      for item in finding.items where !views.contains(item.owningView) { views.append(item.owningView) }
      for view in views {
        worst[view] = min(worst[view] ?? .note, finding.severity)
        marksByView[view, default: []].append(Mark(number: place + 1, color: Self.color(finding.severity)))
      }
    }
  }

  /// The colour of the worst finding about a view; nil if there is none.
  func color(of view: ViewHandle) -> String? { worst[view].map(Self.color) }

  /// The findings about a view, in their order.
  func marks(of view: ViewHandle) -> [Mark] { marksByView[view] ?? [] }

  static func color(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "#d11a1a"
    case .warning: "#b86200"
    case .note: "#2a62c9"
    }
  }
}
