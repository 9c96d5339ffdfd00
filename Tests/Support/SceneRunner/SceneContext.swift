import AppleDevices
import InterfaceBuilder
import LayoutModel

/// What a document says about the bars around its root view.
package struct SceneContext: Sendable {
  package var screenBars = ScreenBars()

  init() {}
}

extension SceneContext: Decodable {
  private enum CodingKeys: String, CodingKey {
    case navigation = "nav"
    case navigationHidden = "navHidden"
    case navigationToolbar = "navToolbar"
    case navigationOpaque = "navOpaque"
    case extendsUnderOpaqueBars = "extOpaque"
    case tab
    case hidesBottomBar = "hidesBottom"
    case freeform = "freeformSimulatedSizeMetrics"
    case simulatedNavigationBar = "simulatedNavigationBarMetrics"
    case simulatedTabBar = "simulatedTabBarMetrics"
    case simulatedToolbar = "simulatedToolbarMetrics"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let navigationBar = try container.decodeIfPresent(SimulatedBar.self, forKey: .simulatedNavigationBar)
    let tabBar = try container.decodeIfPresent(SimulatedBar.self, forKey: .simulatedTabBar)
    let toolbar = try container.decodeIfPresent(SimulatedBar.self, forKey: .simulatedToolbar)
    let isInNavigation = try container.decodeFlag(forKey: .navigation)
    let isHidden = try container.decodeFlag(forKey: .navigationHidden)
    let hasNavigationBar = (isInNavigation && !isHidden) || navigationBar != nil
    let hidesBottom = try container.decodeFlag(forKey: .hidesBottomBar)
    screenBars.bars = BarConfiguration(
      navigationBar: hasNavigationBar ? .standard : .none,
      hasTabBar: try (container.decodeFlag(forKey: .tab) && !hidesBottom) || tabBar != nil,
      hasToolbar: try container.decodeFlag(forKey: .navigationToolbar) || (toolbar != nil && !hidesBottom))
    if try !container.decodeFlag(forKey: .extendsUnderOpaqueBars) {
      let isOpaque = try container.decodeFlag(forKey: .navigationOpaque) || navigationBar?.isOpaque == true
      screenBars.beginsBelowNavigationBar = hasNavigationBar && isOpaque
      screenBars.endsAboveBottomBar = tabBar?.isOpaque == true || (!hidesBottom && toolbar?.isOpaque == true)
    }
    screenBars.isFreeform = container.contains(.freeform)
  }
}

/// What a document says about a bar that it only simulates.
private struct SimulatedBar: Decodable {
  var translucent: String?

  var isOpaque: Bool { translucent == "NO" }
}
