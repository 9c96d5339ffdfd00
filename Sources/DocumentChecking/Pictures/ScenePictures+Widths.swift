import InterfaceBuilder
import LayoutModel

extension ScenePictures {
  /// The widths of a page's slider: from the narrowest phone to the longest side of the largest tablet, in points.
  public static let widths: ClosedRange<Double> = 320...1366

  /// The width from which there is much room along it, as in a window of a tablet.
  private static let regularWidth = 660.0

  /// Adds the frames at every width, and where findings begin and end.
  ///
  /// The surroundings are those that the document was drawn for; only the width changes, and with it the size class along it, the kind of device and
  /// the margins of the root view. A scene that has the same size everywhere gets none. If the layout cannot be followed, the
  /// page says why.
  ///
  /// - Parameters:
  ///   - scene: The scene that the pictures are of.
  ///   - configuration: Which rules look at the layouts.
  /// - Complexity: As ``LayoutModel/LayoutEngine/sweep(_:over:step:configuration:)``.
  public mutating func addWidths(of scene: InterfaceScene, configuration: LintConfiguration) {
    if case .fixed = scene.sizing { return }
    var pictures = WidthPictures(range: Self.widths, viewCount: views.count)
    do {
      for part in [Self.widths.lowerBound...Self.regularWidth, Self.regularWidth...Self.widths.upperBound] {
        let sweep = try Self.sweep(scene, over: part, configuration)
        pictures.append(sweep, of: scene, handles: handles)
      }
      widths = pictures
    } catch {
      widthsMessage = "\(error)"
    }
  }

  private static func sweep(
    _ scene: InterfaceScene, over range: ClosedRange<Double>, _ configuration: LintConfiguration
  ) throws(LayoutError) -> LayoutSweep {
    var engine = scene.engine
    let isRegular = range.lowerBound >= regularWidth
    engine.environment.traits.horizontalSizeClass = isRegular ? .regular : .compact
    engine.environment.traits.verticalSizeClass = .regular
    engine.environment.traits.idiom = isRegular ? .pad : .phone
    engine.environment.deviceName = ""
    guard scene.sizing == .fittingHeight else {
      return try engine.sweep(.width, over: range, configuration: configuration)
    }
    let step = 16.0
    let root = scene.tree.root
    return try engine.sweep(over: range, step: step, configuration: configuration) {
      (engine, width) throws(LayoutError) in
      engine.environment.size.width = width
      let target = Size(width: width, height: 0)
      engine.environment.size.height =
        try engine.fittingSize(of: root, target, horizontalFittingPriority: .required).height
    }
  }
}
