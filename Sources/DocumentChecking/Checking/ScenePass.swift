import InterfaceBuilder
import LayoutModel

/// Lays one scene out in one place after the other, with one engine that goes from each to the next.
struct ScenePass {
  private let lint: LintConfiguration
  private var engine: LayoutEngine
  private var fitting: CellFitting?
  private(set) var layoutCount = 0

  /// - Parameters:
  ///   - scene: The scene.
  ///   - lint: The rules that look at the layouts.
  ///   - measurer: What tells how large texts are; nil for the scene's own.
  ///   - layoutCount: How many layouts were made before.
  init(
    _ scene: InterfaceScene, _ lint: LintConfiguration, measurer: (any ContentMeasurer)? = nil,
    continuing layoutCount: Int = 0
  ) {
    self.lint = lint
    self.layoutCount = layoutCount
    engine = LayoutEngine(
      tree: scene.tree, environment: scene.designEnvironment, measurer: measurer ?? scene.measurer)
    fitting = CellFitting(scene, measurer: measurer)
  }

  /// What is found in a layout: by the pass, and by the rules.
  mutating func findings(in environment: LayoutEnvironment) throws(LayoutError) -> [Finding] {
    let result = try layout(in: environment)
    return result.findings + result.lint(lint)
  }

  /// What the constraints leave open.
  mutating func ambiguities(in environment: LayoutEnvironment) throws(LayoutError) -> [Finding] {
    _ = try layout(in: environment)
    return try engine.ambiguities()
  }

  /// Single changes that would settle a conflict.
  mutating func remedies(
    for conflict: Finding, in environment: LayoutEnvironment
  ) throws(LayoutError) -> [ConflictRemedy] {
    _ = try layout(in: environment)
    return try engine.remedies(for: conflict)
  }

  /// A layout, as high as its constraints make it where that decides.
  mutating func layout(in environment: LayoutEnvironment) throws(LayoutError) -> LayoutResult {
    layoutCount += 1
    engine.environment = environment
    if let height = try fitting?.height(in: environment) { engine.environment.size.height = height }
    return try engine.layout()
  }
}
