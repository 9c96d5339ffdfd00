/// Computes the frames of a tree in its environment, and keeps what it knows from pass to pass.
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
    /// It leaves the youngest breakable one out, reports that as a ``LayoutIssue``, and tries it again in the next pass.
    case recover
    /// It throws ``LayoutError/conflict(_:)``.
    case strict
  }

  /// What is laid out.
  ///
  /// Another tree can be put in its place. If both are copies of one tree, a few changes away, the next pass does what the changes since then
  /// ask for, as if they had been made in place; otherwise it starts afresh.
  public var tree: LayoutTree
  /// Where it is laid out.
  public var environment: LayoutEnvironment
  /// Says how large contents are; nil leaves that to ``LayoutTree/setContentSize(_:of:)`` alone. After a change, the next pass starts
  /// afresh.
  public var measurer: ContentMeasurer? {
    didSet { state.journal = nil }
  }
  var state = LayoutState()

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - tree: What is laid out.
  ///   - environment: Where it is laid out; it is checked by the pass.
  ///   - measurer: Says how large contents are.
  public init(tree: LayoutTree, environment: LayoutEnvironment, measurer: ContentMeasurer? = nil) {
    self.tree = tree
    self.environment = environment
    self.measurer = measurer
  }

  /// Brings the frames up to date.
  ///
  /// - Parameter mode: What happens when required constraints cannot all hold.
  /// - Returns: The frames, those that changed since the last pass of this engine, and what was found.
  /// - Throws: ``LayoutError/nonFinite(_:in:)`` and ``LayoutError/negativeSize(_:of:)`` for an environment that cannot be;
  ///   ``LayoutError/conflict(_:)`` in a strict pass; ``LayoutError/unsolvable(_:)``. The frames are then those of the last pass,
  ///   and the next pass takes all changes up again.
  /// - Complexity: One solve of what changed, plus O(c) for c frames that change.
  public mutating func layout(_ mode: ConflictMode = .recover) throws(LayoutError) -> LayoutResult {
    try checkEnvironment()
    let changes = state.journal.flatMap { tree.journal.changes(since: $0) }
    try state.absorb(tree, changes, environment, MeasuringContext(measurer: measurer, traits: environment.traits))
    if changes?.isEmpty != true || state.settledEnvironment != environment { state.startsInsetsAnew = true }
    if state.startsInsetsAnew { state.checksAllInsets = true }
    state.settledEnvironment = nil
    let issues = try settle(mode)
    state.settledEnvironment = environment
    return LayoutResult(
      tree: tree, environment: environment, frames: state.frames.snapshot(), changed: state.takeUnreported(),
      issues: issues + state.refusedMeasurements, measurements: state.measurements, scope: state.scope)
  }

  private func checkEnvironment() throws(LayoutError) {
    var root: String { tree.describe(tree.root.item) }
    var safeArea: String { tree.describe(tree.root.safeAreaLayoutGuide.item) }
    let insets = environment.safeAreaInsets
    try check(environment.size.width, "size", in: root, of: root)
    try check(environment.size.height, "size", in: root, of: root)
    try check(insets.top, "inset", in: safeArea, of: "the inset of \(safeArea)")
    try check(insets.left, "inset", in: safeArea, of: "the inset of \(safeArea)")
    try check(insets.bottom, "inset", in: safeArea, of: "the inset of \(safeArea)")
    try check(insets.right, "inset", in: safeArea, of: "the inset of \(safeArea)")
    try check(
      environment.keyboardHeight, "keyboard height", in: "the environment",
      of: "the keyboard height of the environment")
    try check(environment.defaultLayoutMargin, "margin", in: "the environment", of: "the margin of the environment")
    let scale = environment.traits.displayScale
    guard scale.isFinite, scale > 0 else { throw .nonFinite("display scale", in: "the environment") }
  }

  /// Refuses a length that cannot be. The names are made only for that.
  private func check(
    _ length: Double, _ name: String, in place: @autoclosure () -> String, of whole: @autoclosure () -> String
  ) throws(LayoutError) {
    guard length.isFinite else { throw .nonFinite(name, in: place()) }
    guard length >= 0 else { throw .negativeSize(length, of: whole()) }
  }
}
