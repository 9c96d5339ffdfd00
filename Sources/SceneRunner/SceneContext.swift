/// What a document says about the bars around its root view.
package struct SceneContext: Sendable {
  package var hasNavigationBar = false
  /// Whether there is a navigation bar below which the root begins.
  package var hasOpaqueNavigationBar = false
  package var hasTabBar = false
  package var hasToolbar = false
  /// Whether there is a bar above which the root ends.
  package var hasOpaqueBottomBar = false
  /// Whether the size of the root is its own and not that of a device.
  package var isFreeform = false

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
    let simulatedNavigationBar = try container.decodeIfPresent(SimulatedBar.self, forKey: .simulatedNavigationBar)
    let simulatedTabBar = try container.decodeIfPresent(SimulatedBar.self, forKey: .simulatedTabBar)
    let simulatedToolbar = try container.decodeIfPresent(SimulatedBar.self, forKey: .simulatedToolbar)
    let isInNavigation = try container.decodeFlag(forKey: .navigation)
    let isHidden = try container.decodeFlag(forKey: .navigationHidden)
    hasNavigationBar = (isInNavigation && !isHidden) || simulatedNavigationBar != nil
    let hidesBottom = try container.decodeFlag(forKey: .hidesBottomBar)
    hasTabBar = try (container.decodeFlag(forKey: .tab) && !hidesBottom) || simulatedTabBar != nil
    let hasSimulatedToolbar = simulatedToolbar != nil && !hidesBottom
    hasToolbar = try container.decodeFlag(forKey: .navigationToolbar) || hasSimulatedToolbar
    if try !container.decodeFlag(forKey: .extendsUnderOpaqueBars) {
      let isOpaque = try container.decodeFlag(forKey: .navigationOpaque) || simulatedNavigationBar?.isOpaque == true
      hasOpaqueNavigationBar = hasNavigationBar && isOpaque
      hasOpaqueBottomBar =
        simulatedTabBar?.isOpaque == true || (hasSimulatedToolbar && simulatedToolbar?.isOpaque == true)
    }
    isFreeform = container.contains(.freeform)
  }
}

/// What a document says about a bar that it only simulates.
private struct SimulatedBar: Decodable {
  var translucent: String?

  var isOpaque: Bool { translucent == "NO" }
}
