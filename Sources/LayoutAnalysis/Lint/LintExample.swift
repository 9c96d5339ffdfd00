import LayoutModel

/// A small layout in which a rule finds something, and one in which it does not.
package struct LintExample: Sendable {
  /// Puts a layout together.
  package typealias Content = @Sendable (inout Screen) throws(LayoutError) -> Void

  /// A screen of 320 × 480 points with square pixels, and what lies on it.
  package struct Screen: Sendable {
    /// The views.
    package var tree = LayoutTree(rootNamed: "screen")
    /// Where they are laid out.
    package var environment = LayoutEnvironment(
      size: LayoutSize(width: 320, height: 480), traits: Traits(displayScale: 1))

    /// The root.
    var root: ViewHandle { tree.root }

    /// Adds a view at a fixed frame in its superview.
    @discardableResult
    mutating func add(
      _ name: String, _ kind: ViewKind = .plain, to superview: ViewHandle? = nil, x: Double, y: Double, width: Double,
      height: Double
    ) throws(LayoutError) -> ViewHandle {
      let superview = superview ?? tree.root
      let view = try tree.addView(name, kind: kind, to: superview)
      try tree.activate([
        view.left == superview.left + x, view.top == superview.top + y, view.width == width, view.height == height,
      ])
      return view
    }
  }

  /// The rule.
  package let rule: LintRule
  private let triggering: Content
  private let nonTriggering: Content

  init(_ rule: LintRule, triggering: @escaping Content, nonTriggering: @escaping Content) {
    self.rule = rule
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }

  /// Lays one of the two screens out.
  ///
  /// - Parameter isTriggering: Whether the one in which the rule finds something.
  /// - Throws: What making the tree and laying it out throws.
  package func layout(isTriggering: Bool) throws(LayoutError) -> LayoutResult {
    var screen = Screen()
    if isTriggering { try triggering(&screen) } else { try nonTriggering(&screen) }
    var engine = LayoutEngine(tree: screen.tree, environment: screen.environment)
    return try engine.layout()
  }
}
