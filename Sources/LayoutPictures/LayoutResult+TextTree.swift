import LayoutAnalysis
import LayoutModel

extension LayoutResult {
  /// The views as indented lines with their frames in their superviews, and the findings after them, for logs.
  ///
  /// ```text
  /// screen 0 0 390 844
  ///   card 39 199.6 312 182
  /// ```
  ///
  /// - Complexity: O(n) for n views.
  public var textTree: String {
    var lines = placements.map { placement in
      let indentation = String(repeating: "  ", count: placement.depth)
      let name = tree.describe(placement.view.item)
      return "\(indentation)\(name) \(placement.frame.description)"
    }
    lines += findings.map { "\($0.severity.rawValue): \($0.message)" }
    return lines.joined(separator: "\n")
  }
}
