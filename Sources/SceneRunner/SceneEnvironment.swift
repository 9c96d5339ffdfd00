import LayoutModel

extension Scene {
  /// The surroundings as the record has them.
  var recordedEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      size: views[0].frame.rectangle.size, safeAreaInsets: safeAreaInsets.insets, traits: Traits(displayScale: scale))
  }

  /// The surroundings by the simulated device and its bars; nil for a device that is not known.
  ///
  /// Insets and traits are those of the catalogue. The size is the scene's, which need not fill the screen.
  var derivedEnvironment: LayoutEnvironment? {
    guard let name = catalogueName, let device = DeviceCatalogue.device(named: name) else { return nil }
    let bars = BarConfiguration(
      navigationBar: context.hasNavigationBar ? .standard : .none, hasTabBar: context.hasTabBar,
      hasToolbar: context.hasToolbar)
    guard
      var environment = device.environment(in: isLandscape ? .landscape : .portrait, on: .eleven, bars: bars)
    else { return nil }
    environment.safeAreaInsets = isPartOfList ? .zero : simulated(environment, on: device)
    environment.size = views[0].frame.rectangle.size
    environment.traits.displayScale = scale
    return environment
  }

  /// Whether the scene is a cell, a header or a footer: those are shown without a screen around them.
  var isPartOfList: Bool {
    source == .part
      || ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(views[0].kind)
  }

  /// The margins that the editor gives the content view of a table cell; nil for other views.
  ///
  /// The sides are those of a root view as wide as the cell, and 8 beside an accessory; a cell in a list counts as 32 points wider, which is
  /// what a grouped list is inset by. Top and bottom differ between versions of the editor.
  func contentViewMargins(of view: SceneView, in environment: LayoutEnvironment) -> SceneInsets? {
    guard view.kind == "tableViewCellContentView" else { return nil }
    if tools < 13000 { return SceneInsets(insets: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }
    let width = views[0].frame.rectangle.width
    let side = LayoutMargins.systemMinimum(
      width: source == .part ? width + 32 : width, traits: environment.traits, sideInsets: 0)
    let end = (24000..<32000).contains(tools) ? 15.0 : 11
    let hasAccessory = view.frame.rectangle.width < width
    return SceneInsets(insets: EdgeInsets(top: end, left: side, bottom: end, right: hasAccessory ? 8 : side))
  }

  /// What the editor makes of a device's insets.
  private func simulated(_ environment: LayoutEnvironment, on device: Device) -> EdgeInsets {
    var insets = environment.safeAreaInsets
    if device.hasHomeButton && device.idiom == .phone && (15000..<21700).contains(tools) {
      insets.top -= environment.bars.status
    }
    // Views begin and end at opaque bars and have nothing to keep clear of there.
    if context.hasOpaqueNavigationBar { insets.top = 0 }
    if context.hasOpaqueBottomBar { insets.bottom = 0 }
    let hasBars = context.hasNavigationBar || context.hasTabBar || context.hasToolbar
    let fills = views[0].frame.rectangle.size == environment.size && !context.isFreeform
    if !device.hasHomeButton && fills && !hasBars && (23727..<32000).contains(tools) {
      // These versions add the insets of the screen twice.
      insets = EdgeInsets(
        top: 2 * insets.top, left: 2 * insets.left, bottom: 2 * insets.bottom, right: 2 * insets.right)
    }
    return insets
  }

  /// A device of the catalogue with the insets that the editor gives the simulated one. Early versions gave some of them others.
  private var catalogueName: String? {
    switch device {
    case nil: "iPhone 8"
    case "retina3_5": "iPhone 4s"
    case "retina4_0": "iPhone SE"
    case "retina4_7": "iPhone 8"
    case "retina5_5": "iPhone 8 Plus"
    case "retina5_9": tools < 22000 ? "iPhone X" : "iPhone 13 mini"
    case "retina6_1": tools < 21000 ? "iPhone XS Max" : "iPhone 11"
    case "retina6_5": "iPhone 11 Pro Max"
    case "retina6_0": tools < 21000 ? "iPhone 11 Pro" : "iPhone 12"
    case "retina6_7": "iPhone 12 Pro Max"
    case "retina6_12": "iPhone 15"
    case "retina6_72": "iPhone 15 Pro Max"
    case "retina6_3": "iPhone 16 Pro"
    case "ipad9_7": "iPad Pro (9.7-inch)"
    case "ipad10_2": "iPad (7th generation)"
    case "ipad10_5": "iPad Pro (10.5-inch)"
    case "ipad12_9": "iPad Pro (12.9-inch)"
    case "ipad11_0rounded": "iPad Pro (11-inch)"
    case "ipad12_9rounded": "iPad Pro (12.9-inch) (3rd generation)"
    default: nil
    }
  }
}
