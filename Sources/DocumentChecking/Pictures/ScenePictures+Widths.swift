import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

extension ScenePictures {
  /// The widths of a page's slider: from the narrowest phone to the longest side of the largest tablet, in points.
  static let widths: ClosedRange<Double> = 320...1366

  /// The width from which there is much room along it, as in a window of a tablet.
  private static let regularWidth = 660.0

  /// Adds the frames at every width, and where findings begin and end.
  ///
  /// The environment is that which the document was drawn for; only the width changes, and with it the size class along it, the kind of device and
  /// the margins of the root view. A scene that has the same size everywhere gets none. If the layout cannot be followed, the
  /// page says why.
  ///
  /// - Parameters:
  ///   - scene: The scene that the pictures are of.
  ///   - configuration: Which rules look at the layouts.
  /// - Complexity: As `LayoutEngine.sweep(_:over:step:configuration:)`.
  package mutating func addWidths(of scene: InterfaceScene, configuration: LintConfiguration) {
    if case .fixed = scene.sizing { return }
    let insets = scene.designEnvironment.safeAreaInsets
    var pictures = WidthPictures(range: Self.widths, safeAreaInsets: insets)
    do {
      for part in [Self.widths.lowerBound...Self.regularWidth, Self.regularWidth...Self.widths.upperBound] {
        let environment = Self.environment(of: scene, for: part)
        let variant = scene.resolved(for: environment.traits)
        let sweep = try Self.sweep(variant, in: environment, over: part, configuration)
        pictures.append(sweep, of: variant, addViews(of: variant))
      }
      widths = pictures
    } catch {
      widthsMessage = "\(error)"
    }
  }

  private static func environment(of scene: InterfaceScene, for part: ClosedRange<Double>) -> LayoutEnvironment {
    var environment = scene.designEnvironment
    let isRegular = part.lowerBound >= regularWidth
    environment.traits.horizontalSizeClass = isRegular ? .regular : .compact
    environment.traits.verticalSizeClass = .regular
    environment.traits.idiom = isRegular ? .pad : .phone
    environment.deviceName = ""
    environment.cornerRadius = nil
    return environment
  }

  private static func sweep(
    _ scene: InterfaceScene, in environment: LayoutEnvironment, over part: ClosedRange<Double>,
    _ configuration: LintConfiguration
  ) throws(LayoutError) -> LayoutSweep {
    let engine = LayoutEngine(tree: scene.tree, environment: environment, measurer: scene.measurer)
    let step = scene.hasWrappingText ? 16.0 : 64
    guard scene.sizing == .fittingHeight else {
      return try engine.sweep(.width, over: part, step: step, configuration: configuration)
    }
    var prepared = CellFitting(scene)
    _ = try prepared?.height(in: environment)
    let fitting = prepared
    return try engine.sweep(over: part, step: step, configuration: configuration) {
      (engine, width) throws(LayoutError) in
      engine.environment.size.width = width
      // What was measured at one width is to say nothing about another.
      var fitting = fitting
      if let height = try fitting?.height(in: engine.environment) { engine.environment.size.height = height }
    }
  }
}

extension InterfaceScene {
  /// Whether a text may take more lines where it is narrower. Then the layout jumps at widths that only trying tells, and often; other jumps,
  /// such as those of margins, are few.
  fileprivate var hasWrappingText: Bool {
    tree.viewsInDrawingOrder.contains { view in
      tree.measuresHeightForWidth(view) || tree.text(of: view).map { $0.numberOfLines != 1 } ?? false
    }
  }
}
