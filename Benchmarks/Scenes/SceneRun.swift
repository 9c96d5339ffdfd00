import LayoutModel
import SceneRunner

/// One scene, laid out in every way and compared each time.
struct SceneRun {
  /// The ways in which a scene is laid out.
  enum Way: Int, CaseIterable {
    case natural, shrunk, derived

    var contents: SceneLayout.Contents { self == .shrunk ? .shrunk : .natural }
    var environmentSource: SceneLayout.EnvironmentSource { self == .derived ? .derived : .recorded }
    var title: String {
      switch self {
      case .natural: "intrinsic sizes"
      case .shrunk: "shrunk intrinsic sizes"
      case .derived: "environment by rule"
      }
    }
  }

  let scene: Scene
  /// By way; nil where the scene does not have it.
  private(set) var outcomes: [SceneOutcome?] = []
  /// Why the model refused the scene, by way.
  private(set) var refusals: [String?] = []
  /// The time for building and laying out once, in nanoseconds.
  private(set) var nanoseconds = 0.0

  init(_ scene: Scene) {
    self.scene = scene
    for way in Way.allCases {
      guard way != .derived || scene.followsRules else {
        outcomes.append(nil)
        refusals.append(nil)
        continue
      }
      run(way)
    }
  }

  private mutating func run(_ way: Way) {
    do {
      let clock = ContinuousClock()
      let start = clock.now
      let layout = try SceneLayout(scene, contents: way.contents, environmentSource: way.environmentSource)
      let result = try layout.result()
      if way == .natural { nanoseconds = (clock.now - start) / .nanoseconds(1) }
      outcomes.append(SceneOutcome(scene, layout, result))
      refusals.append(nil)
    } catch {
      outcomes.append(nil)
      refusals.append("\(error)")
    }
  }

  func outcome(_ way: Way) -> SceneOutcome? { outcomes[way.rawValue] }

  /// Whether the recorded environment gives the recorded frames within half a point, with both sets of intrinsic sizes.
  var isNear: Bool { holds(\.isNear) }
  /// Whether the recorded environment gives the recorded frames, with both sets of intrinsic sizes.
  var isSame: Bool { holds(\.isSame) }
  /// Whether the recorded environment gives the frames before rounding, with both sets of intrinsic sizes.
  var isSameUnrounded: Bool { holds(\.isSameUnrounded) }

  private func holds(_ property: KeyPath<SceneOutcome, Bool>) -> Bool {
    [Way.natural, .shrunk].allSatisfy { outcome($0)?[keyPath: property] == true }
  }
}
