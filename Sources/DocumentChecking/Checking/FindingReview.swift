import AppleDevices
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Judges findings as somebody does who knows documents: what is drawn so is meant so, and some of what rules see is no harm here.
///
/// The rules look at a layout alone. A document has more to say: how its author saw the scene in the editor, and what the system does with
/// parts of it.
struct FindingReview {
  /// What becomes of a finding.
  enum Disposition: Hashable {
    /// It is reported.
    case report
    /// It is a note: things are no worse than they are drawn.
    case noteAsDrawn
    /// It is a note.
    case note
    /// It is a warning at most.
    case warning
    /// It is not reported.
    case drop
  }

  private let cells: SceneCells
  private let report: SceneReporter
  /// By how much rules are broken in the document as it is drawn, by what findings are about.
  private var drawn: [[String]: Double] = [:]

  /// - Parameters:
  ///   - scene: The scene as it is drawn.
  ///   - cells: Where it is laid out.
  ///   - report: What knows the elements.
  ///   - lint: The rules.
  init(_ scene: InterfaceScene, _ cells: SceneCells, _ report: SceneReporter, _ lint: LintConfiguration) {
    self.cells = cells
    self.report = report
    var pass = ScenePass(scene, lint)
    // Where the drawing itself cannot be laid out, there is nothing to compare with.
    guard let findings = try? pass.drawnFindings() else { return }
    for finding in findings {
      let identity = report.identity(finding, scene)
      drawn[identity] = max(drawn[identity] ?? -.infinity, finding.badness)
    }
  }

  /// What becomes of the findings of a scene, in their order.
  func dispositions(_ groups: [FindingGroup]) -> [Disposition] {
    let covered = CoveredFindings(groups, groups.map { report.identity($0.worst, cells.scene(of: $0.worstCell)) })
    return groups.enumerated().map { place, group in covered.contains(place) ? .drop : disposition(group) }
  }

  private func disposition(_ group: FindingGroup) -> Disposition {
    guard case .lint(let rule) = group.worst.kind else {
      if case .conflict(_, let dropped, let shortfall) = group.worst.kind {
        // Numbers that come from fonts and pictures are not that exact.
        if shortfall < Self.visible { return .note }
        // The frames are the same as with a priority below required, and the system's log is all that there is to see.
        if dropped?.source == .content { return .warning }
      }
      return .report
    }
    if let least = rule.inDocuments.leastVisibleAmount, group.worst.badness.magnitude <= least { return .drop }
    if isPlacedBySystem(group) { return .drop }
    if rule == .clippedText { return clippedTextDisposition(group) }
    if rule == .touchTarget, isAsLargeAsSystemControls(group) { return .drop }
    if rule == .overlap, let disposition = overlapDisposition(group) { return disposition }
    if rule == .offScreen, isDecoration(group) { return .note }
    guard rule.inDocuments.isSeenInEditor,
      let amount = drawn[report.identity(group.worst, cells.scene(of: group.worstCell))]
    else { return .report }
    return group.worst.badness <= amount + Self.visible ? .noteAsDrawn : .report
  }

  /// What shows to nobody, in points.
  private static let visible = 1.0

  // MARK: Cases

  /// Cells of the system's styles place their own texts and pictures when they are shown; their frames in the document say nothing.
  private func isPlacedBySystem(_ group: FindingGroup) -> Bool {
    let scene = cells.scene(of: group.worstCell)
    guard scene.source == .cell, case .view(let view)? = group.worst.items.first,
      scene.tree.translatesAutoresizingMaskIntoConstraints(view), let superview = scene.tree.superview(of: view)
    else { return false }
    return scene.tree.kind(of: superview) == .cell
  }

  /// Text that is not there cannot be cut off, and where the view is no smaller than it is drawn, its author has seen that the text fits.
  private func clippedTextDisposition(_ group: FindingGroup) -> Disposition {
    let scene = cells.scene(of: group.worstCell)
    guard case .view(let view)? = group.worst.items.first, let text = scene.tree.text(of: view),
      let missing = group.worst.number("missing")
    else { return .drop }
    let lineHeight = text.resolvedFont(for: .large).lineMetrics.lineHeight
    if let width = group.worst.number("width") {
      let shrunk = (missing + width) * (text.minimumScaleFactor > 0 ? text.minimumScaleFactor : 1)
      if shrunk <= width + Self.visible { return .drop }
    } else if let height = group.worst.number("height") {
      // The letters themselves are lower than their line. The height of a button has its insets, which it can do without.
      let needed = scene.tree.kind(of: view) == .button ? lineHeight : missing + height
      if needed - height <= Self.lineShare * lineHeight { return .drop }
    }
    let amount = drawn[report.identity(group.worst, scene)] ?? 0
    return missing <= amount + Self.visible ? .drop : .report
  }

  /// Pictures, backgrounds and containers lie behind and before others by design; nil where both views are there to be read or touched.
  private func overlapDisposition(_ group: FindingGroup) -> Disposition? {
    let scene = cells.scene(of: group.worstCell)
    let essential = group.worst.items.filter { scene.tree.isEssential($0.owningView) }
    if essential.count == group.worst.items.count { return nil }
    if essential.isEmpty { return .drop }
    return drawn[report.identity(group.worst, scene)] == nil ? .note : .drop
  }

  /// Whether what sticks out is there for looks: a picture, or a view with nothing to read or touch in it.
  private func isDecoration(_ group: FindingGroup) -> Bool {
    let scene = cells.scene(of: group.worstCell)
    guard case .view(let view)? = group.worst.items.first else { return false }
    var pending = [view]
    while let next = pending.popLast() {
      if scene.tree.isEssential(next) || scene.tree.kind(of: next).scrolls { return false }
      pending += scene.tree.subviews(of: next).filter { !scene.tree.isHidden($0) }
    }
    return true
  }

  /// How much of a line's height is above and below its letters.
  private static let lineShare = 0.2

  /// The system's own buttons and fields are 30 to 34 points high, and people hit them.
  private func isAsLargeAsSystemControls(_ group: FindingGroup) -> Bool {
    let scene = cells.scene(of: group.worstCell)
    guard let length = group.worst.numbers.first?.value, case .view(let view)? = group.worst.items.first else {
      return false
    }
    // A view that is pressed to nothing is another rule's.
    if length <= Self.visible { return true }
    return length >= (scene.tree.kind(of: view) == .textField ? 20 : 30)
  }
}

/// Findings that say of an element what another finding says of it more clearly.
struct CoveredFindings {
  private var covered: Set<Int> = []

  /// - Parameters:
  ///   - groups: The findings of a scene.
  ///   - identities: What they are about, the rule first.
  init(_ groups: [FindingGroup], _ identities: [[String]]) {
    var rulesByElement: [String: Set<String>] = [:]
    for (group, identity) in zip(groups, identities) {
      guard case .lint(let rule) = group.worst.kind, identity.count > 1 else { continue }
      rulesByElement[identity[1], default: []].insert(rule.identifier)
    }
    for (place, group) in groups.enumerated() {
      guard case .lint(let rule) = group.worst.kind, identities[place].count > 1 else { continue }
      let others = rulesByElement[identities[place][1]] ?? []
      if rule.inDocuments.isCoveredBy.contains(where: others.contains) { covered.insert(place) }
    }
  }

  func contains(_ place: Int) -> Bool { covered.contains(place) }
}

extension LayoutTree {
  /// Whether a view is there to be read or touched.
  fileprivate func isEssential(_ view: ViewHandle) -> Bool {
    let kind = kind(of: view)
    return kind == .label || kind == .textView || kind.isControl || text(of: view) != nil
  }
}
