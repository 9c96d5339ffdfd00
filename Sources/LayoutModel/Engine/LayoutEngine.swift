/// Computes the frames of a tree in its surroundings, and keeps what it knows from pass to pass.
///
/// Change ``tree`` and ``environment`` as you like between passes; a pass does only what the changes ask for. A rotation, for
/// example, changes a few constants. An engine is a value: a copy lays out on its own from there on.
///
/// ```swift
/// var engine = LayoutEngine(tree: tree, environment: environment)
/// let result = try engine.layout()
/// print(result.frame(of: card))
/// ```
public struct LayoutEngine: Sendable {
  /// What a pass does when required constraints cannot all hold.
  public enum ConflictMode: Hashable, Sendable {
    /// It leaves the youngest breakable one out, reports that as a ``Finding``, and tries it again in the next pass.
    case recover
    /// It throws ``LayoutError/conflict(_:)``.
    case strict
  }

  /// What is laid out. Another tree can be put in its place; the next pass then starts afresh.
  public var tree: LayoutTree
  /// Where it is laid out.
  public var environment: LayoutEnvironment
  var state = LayoutState()

  /// How often a pass solves again because insets of views inside the root moved with the views that have them.
  private static let rounds = 8

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - tree: What is laid out.
  ///   - environment: Where it is laid out; it is checked by the pass.
  public init(tree: LayoutTree, environment: LayoutEnvironment) {
    self.tree = tree
    self.environment = environment
  }

  /// Brings the frames up to date.
  ///
  /// - Parameter mode: What happens when required constraints cannot all hold.
  /// - Returns: The frames, those that changed since the last pass of this engine, and what was found.
  /// - Throws: ``LayoutError/nonFinite(_:in:)`` and ``LayoutError/negativeSize(_:of:)`` for surroundings that cannot be;
  ///   ``LayoutError/conflict(_:)`` in a strict pass; ``LayoutError/unsolvable(_:)``. The frames are then those of the last pass,
  ///   and the next pass takes all changes up again.
  /// - Complexity: One solve of what changed, plus O(c) for c frames that change.
  public mutating func layout(_ mode: ConflictMode = .recover) throws(LayoutError) -> LayoutResult {
    try checkEnvironment()
    let isFresh = state.mark !== tree.journal.mark
    try state.absorb(tree, environment.traits.layoutDirection)
    if isFresh || !tree.journal.isEmpty {
      tree.journal = TreeJournal()
      state.mark = tree.journal.mark
    }
    var findings = try state.solve(state.suggestions(tree, environment), mode, tree)
    state.noteApplied(tree, environment)
    let grid = PixelGrid(scale: environment.traits.displayScale)
    state.readFrames(tree, grid)
    if !state.variables.insets.isEmpty { try settle(mode, grid, &findings) }
    return LayoutResult(
      tree: tree, environment: environment, frames: state.frames, changed: state.takeUnreported(),
      findings: findings)
  }

  /// Lets the insets of views inside the root follow the views, until they stay or the rounds are used up.
  private mutating func settle(
    _ mode: ConflictMode, _ grid: PixelGrid, _ findings: inout [Finding]
  ) throws(LayoutError) {
    for round in 0...Self.rounds {
      let stale = state.staleInsets(tree, environment)
      if stale.isEmpty { return }
      if round == Self.rounds {
        findings.append(.unsettled(state.guides(of: stale.map(\.place), tree), rounds: round, tree))
        return
      }
      // A solve tries everything again that was left out, so its findings replace those of the solve before.
      findings = try state.follow(stale, mode, tree)
      state.readFrames(tree, grid)
    }
  }

  private func checkEnvironment() throws(LayoutError) {
    let size = environment.size
    let insets = environment.safeAreaInsets
    let root = tree.describe(tree.root.item)
    let safeArea = tree.describe(tree.root.safeAreaLayoutGuide.item)
    for length in [size.width, size.height] {
      guard length.isFinite else { throw .nonFinite("size", in: root) }
      guard length >= 0 else { throw .negativeSize(length, of: root) }
    }
    for length in [insets.top, insets.left, insets.bottom, insets.right] {
      guard length.isFinite else { throw .nonFinite("inset", in: safeArea) }
      guard length >= 0 else { throw .negativeSize(length, of: "the inset of \(safeArea)") }
    }
    for (length, name) in [
      (environment.keyboardHeight, "keyboard height"), (environment.defaultLayoutMargin, "margin"),
    ] {
      guard length.isFinite else { throw .nonFinite(name, in: "the environment") }
      guard length >= 0 else { throw .negativeSize(length, of: "the \(name) of the environment") }
    }
    let scale = environment.traits.displayScale
    guard scale.isFinite, scale > 0 else { throw .nonFinite("display scale", in: "the environment") }
  }
}

extension LayoutState {
  /// Suggests what the geometry says of insets inside the root, and solves again.
  mutating func follow(
    _ stale: [(place: Int32, insets: EdgeInsets)], _ mode: LayoutEngine.ConflictMode, _ tree: LayoutTree
  ) throws(LayoutError) -> [Finding] {
    var values: [Suggestion] = []
    for (place, insets) in stale { variables.insets[Int(place)]?.append(insets, to: &values) }
    let findings = try solve(values, mode, tree)
    for (place, insets) in stale { variables.insets[Int(place)]?.applied = insets }
    return findings
  }

  /// The guides whose insets these are, for a report.
  func guides(of places: [Int32], _ tree: LayoutTree) -> [GuideHandle] {
    places.compactMap { place in
      guard let input = variables.insets[Int(place)], let view = tree.handle(input.view) else { return nil }
      return GuideHandle(owningView: view, kind: input.kind.guide)
    }
  }
}

extension Finding {
  /// Insets that did not come to rest.
  static func unsettled(_ guides: [GuideHandle], rounds: Int, _ tree: LayoutTree) -> Finding {
    let names = guides.map { tree.describe($0.item) }.joined(separator: ", ")
    return Finding(
      kind: .unsettled(rounds: rounds), severity: .warning, items: guides.map(\.item),
      message: "after \(rounds) rounds these guides still move with the views they hold: \(names)")
  }
}
