import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Lays one scene out in one place after the other, with one engine that goes from each to the next.
struct ScenePass {
  private let lint: LintConfiguration
  private let designEnvironment: LayoutEnvironment
  private var engine: LayoutEngine
  private var fitting: CellFitting?
  private let root: ViewHandle
  private let freeAxes: Set<LayoutConstraint.Axis>
  private(set) var layoutCount = 0

  /// - Parameters:
  ///   - scene: The scene.
  ///   - lint: The rules that look at the layouts.
  ///   - measurer: What tells how large texts are; nil for the scene's own.
  ///   - layoutCount: How many layouts were made before.
  init(
    _ scene: InterfaceScene, _ lint: LintConfiguration, measurer: ContentMeasurer? = nil,
    continuing layoutCount: Int = 0
  ) {
    self.lint = lint
    designEnvironment = scene.designEnvironment
    freeAxes = scene.sizing.freeAxes
    root = scene.tree.root
    self.layoutCount = layoutCount
    engine = LayoutEngine(
      tree: scene.tree, environment: scene.designEnvironment, measurer: measurer ?? scene.measurer)
    fitting = CellFitting(scene, measurer: measurer)
  }

  /// What is found in a layout: by the pass, and by the rules.
  ///
  /// - Parameters:
  ///   - environment: Where the scene is laid out.
  ///   - keep: Gets the layout.
  mutating func findings(
    in environment: LayoutEnvironment, keep: (LayoutResult) -> Void = { _ in }
  ) throws(LayoutError) -> [Finding] {
    let result = try layout(in: environment)
    keep(result)
    return result.findings + result.lint(lint)
  }

  /// What is found in the scene as it is drawn.
  mutating func drawnFindings() throws(LayoutError) -> [Finding] {
    layoutCount += 1
    engine.environment = designEnvironment
    let result = try engine.layout()
    return result.findings + result.lint(lint)
  }

  /// What the constraints leave open in the scene as it is drawn.
  mutating func drawnAmbiguities() throws(LayoutError) -> [Finding] {
    engine.environment = designEnvironment
    return try engine.ambiguities()
  }

  /// What the constraints leave open.
  mutating func ambiguities(in environment: LayoutEnvironment) throws(LayoutError) -> [Finding] {
    _ = try layout(in: environment)
    return try engine.ambiguities()
  }

  /// Single changes that would settle a conflict.
  mutating func fixes(
    for conflict: Finding, in environment: LayoutEnvironment
  ) throws(LayoutError) -> [ConflictFix] {
    _ = try layout(in: environment)
    return try engine.fixes(for: conflict)
  }

  /// A layout. A cell is as high as its constraints make it; a view whose size nobody but its superview tells has another size where its
  /// constraints do not allow that of the document.
  mutating func layout(in environment: LayoutEnvironment) throws(LayoutError) -> LayoutResult {
    layoutCount += 1
    engine.environment = environment
    if let height = try fitting?.height(in: environment) { engine.environment.size.height = height }
    let result = try engine.layout()
    guard !freeAxes.isEmpty, result.findings.contains(where: { $0.conflictNames(root) }) else { return result }
    engine.environment.size = try engine.fittingSize(
      of: root, environment.size,
      horizontalFittingPriority: freeAxes.contains(.horizontal) ? .fittingSizeLevel : .required)
    return try engine.layout()
  }
}

extension Finding {
  /// Whether it is a conflict with the size of the root among its members.
  fileprivate func conflictNames(_ root: ViewHandle) -> Bool {
    guard case .conflict(let members, _, _) = kind else { return false }
    return members.contains { $0.source == .input && $0.items == [root.item] }
  }
}

extension InterfaceScene.Sizing {
  /// Along which directions nothing but the document says how large the scene is.
  fileprivate var freeAxes: Set<LayoutConstraint.Axis> {
    switch self {
    case .screen, .fittingHeight: []
    case .width: [.vertical]
    case .fixed: [.horizontal, .vertical]
    }
  }
}
