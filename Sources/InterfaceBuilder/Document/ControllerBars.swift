import AppleDevices
import LayoutModel

/// Which bars the controllers of a storyboard have around their views: their own settings, and those of the controllers that contain them.
///
/// A navigation controller gives its bars to its root and to everything that is pushed from there; a tab bar controller gives its
/// bar to all that it contains.
struct ControllerBars {
  private struct Navigation {
    var isBarHidden: Bool
    var isBarOpaque: Bool
    var hasToolbar: Bool
  }

  private var navigations: [DocumentElement: Navigation] = [:]
  private var tabbed: Set<DocumentElement> = []
  private var embedded: Set<DocumentElement> = []

  /// Follows the segues of a document.
  ///
  /// - Complexity: O(n) for n elements.
  init(_ facts: DocumentFacts) {
    var seguesOf: [DocumentElement: [DocumentElement]] = [:]
    let controllers = facts.tree.elements.filter { $0.isController && $0["sceneMemberID"] == "viewController" }
    for controller in controllers {
      seguesOf[controller] = controller.descendants.filter { $0.name == "segue" }
    }
    func destinations(_ controller: DocumentElement, where matches: (DocumentElement) -> Bool) -> [DocumentElement] {
      (seguesOf[controller] ?? []).filter(matches).compactMap { $0["destination"].flatMap { facts.elementsByID[$0] } }
    }
    for controller in controllers {
      embedded.formUnion(destinations(controller) { $0["kind"] == "embed" })
      guard controller.name == "navigationController" else { continue }
      let bar = controller.child(keyed: "navigationBar")
      let navigation = Navigation(
        isBarHidden: controller.isSet("navigationBarHidden"), isBarOpaque: bar?["translucent"] == "NO",
        hasToolbar: controller["toolbarHidden"] == "NO")
      var pending = destinations(controller) { $0["relationship"] == "rootViewController" }
      while let next = pending.popLast() {
        guard navigations[next] == nil, next.name != "navigationController" else { continue }
        navigations[next] = navigation
        pending += destinations(next) { $0["kind"] == "show" || $0["kind"] == "push" }
      }
    }
    for controller in controllers where controller.name == "tabBarController" {
      var pending = destinations(controller) { $0["relationship"] == "viewControllers" }
      while let next = pending.popLast() {
        guard tabbed.insert(next).inserted else { continue }
        pending += destinations(next) {
          $0["relationship"] == "rootViewController" || $0["kind"] == "show" || $0["kind"] == "push"
        }
      }
    }
  }

  /// Whether the view of a controller fills a container in the view of another one.
  func isEmbedded(_ controller: DocumentElement) -> Bool { embedded.contains(controller) }

  /// The bars around the view of a controller, or around a view that simulates its own.
  func bars(of element: DocumentElement) -> ScreenBars {
    let navigation = navigations[element]
    let topBar = element.children.first { $0.name == "simulatedNavigationBarMetrics" }
    let bottomBar = element.child(keyed: "simulatedBottomBarMetrics")
    let simulatedTabBar = bottomBar.flatMap { $0.name == "simulatedTabBarMetrics" ? $0 : nil }
    let simulatedToolbar = bottomBar.flatMap { $0.name == "simulatedToolbarMetrics" ? $0 : nil }
    let hidesBottom = element.isSet("hidesBottomBarWhenPushed")
    let hasNavigationBar = (navigation.map { !$0.isBarHidden } ?? false) || topBar != nil
    let hasTabBar = (tabbed.contains(element) && !hidesBottom) || simulatedTabBar != nil
    let hasToolbar = navigation?.hasToolbar == true || (simulatedToolbar != nil && !hidesBottom)
    var result = ScreenBars(
      bars: BarConfiguration(
        navigationBar: hasNavigationBar ? .standard : .none, hasTabBar: hasTabBar, hasToolbar: hasToolbar))
    if !element.isSet("extendedLayoutIncludesOpaqueBars") {
      let isOpaque = navigation?.isBarOpaque == true || topBar?["translucent"] == "NO"
      result.beginsBelowNavigationBar = hasNavigationBar && isOpaque
      result.endsAboveBottomBar = simulatedTabBar?["translucent"] == "NO" || simulatedToolbar?["translucent"] == "NO"
    }
    result.isFreeform = element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    return result
  }
}
