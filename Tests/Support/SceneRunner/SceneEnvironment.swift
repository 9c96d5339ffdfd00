import InterfaceBuilder
import LayoutModel

extension Scene {
  /// The environment as the record has them.
  var recordedEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      size: views[0].frame.rectangle.size, safeAreaInsets: safeAreaInsets.insets, traits: Traits(displayScale: scale))
  }

  /// The environment by the simulated device and its bars; nil for a device that is not known.
  ///
  /// Insets and traits are those of the catalogue. The size is the scene's, which need not fill the screen.
  var derivedEnvironment: LayoutEnvironment? {
    guard let device = EditorDevice.device(device) else { return nil }
    let bars = context.screenBars
    guard
      var environment = device.environment(in: isLandscape ? .landscape : .portrait, on: .eleven, bars: bars.bars)
    else { return nil }
    let size = views[0].frame.rectangle.size
    environment.safeAreaInsets =
      isPartOfList
      ? .zero
      : EditorInsets(
        bars, on: device, named: self.device, environment, root: size, toolsVersion: tools
      ).insets
    environment.size = size
    environment.traits.displayScale = scale
    return environment
  }

  /// Whether the scene is a cell, a header or a footer: those are shown without a screen around them.
  var isPartOfList: Bool {
    source == .part
      || ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(views[0].kind)
  }

  /// The margins that the editor gives the content view of a table cell; nil for other views.
  func contentViewMargins(of view: SceneView, in environment: LayoutEnvironment) -> SceneInsets? {
    guard view.kind == "tableViewCellContentView", let device = EditorDevice.device(device) else { return nil }
    return SceneInsets(
      insets: EditorCellMargins(
        in: source == .part ? .tableController : .document, on: device, isLandscape ? .landscape : .portrait,
        toolsVersion: tools
      ).margins(content: view.frame.rectangle.size, cell: views[0].frame.rectangle.size))
  }
}
