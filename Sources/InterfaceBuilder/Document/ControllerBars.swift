import AppleDevices
import LayoutModel

/// Which bars the controllers of a storyboard have around their views: their own settings, and those of the controllers that contain or show them.
///
/// A navigation controller gives its bars to its root and to everything that is pushed from there; a tab bar controller gives its
/// bar to all that it contains. A simulated navigation bar goes along with what is pushed, too.
struct ControllerBars {
  /// A navigation bar, of a navigation controller or only simulated.
  private struct NavigationBar {
    var isOpaque = false
    var isHidden = false
    var hasLargeTitle = false
    /// The frame that the document records.
    var frame: LayoutRectangle?
  }

  /// What a controller has from the controllers that contain or show it.
  private struct Inherited {
    var navigationBar: NavigationBar?
    /// Whether it is the root of the navigation controller.
    var isRoot = false
    var hasToolbar = false
    /// The bar at the bottom that the navigation controller simulates.
    var simulatedBottomBar: DocumentElement?
  }

  private var inherited: [DocumentElement: Inherited] = [:]
  /// The controllers in a tab bar controller, and whether its bar is opaque.
  private var tabbed: [DocumentElement: Bool] = [:]
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
    func pushed(_ controller: DocumentElement) -> [DocumentElement] {
      destinations(controller) { $0["kind"] == "show" || $0["kind"] == "push" }
    }
    func follow(_ controllers: [DocumentElement], _ start: Inherited) {
      var pending = controllers.map { ($0, start) }
      while let (next, bars) = pending.popLast() {
        guard inherited[next] == nil, next.name != "navigationController" else { continue }
        inherited[next] = bars
        var passed = bars
        passed.isRoot = false
        if next.child(keyed: "simulatedTopBarMetrics")?.name == "nil" { passed.navigationBar = nil }
        pending += pushed(next).map { ($0, passed) }
      }
    }
    for controller in controllers {
      embedded.formUnion(destinations(controller) { $0["kind"] == "embed" })
      guard controller.name == "navigationController" else { continue }
      let bar = controller.child(keyed: "navigationBar")
      let navigationBar = NavigationBar(
        isOpaque: bar?["translucent"] == "NO", isHidden: controller.isSet("navigationBarHidden"),
        hasLargeTitle: bar?.isSet("largeTitles") == true, frame: bar?.rectangle(keyed: "frame"))
      follow(
        destinations(controller) { $0["relationship"] == "rootViewController" },
        Inherited(
          navigationBar: navigationBar, isRoot: true, hasToolbar: controller["toolbarHidden"] == "NO",
          simulatedBottomBar: controller.child(keyed: "simulatedBottomBarMetrics")))
    }
    // What no navigation controller shows may be shown from a controller with a simulated bar.
    for controller in controllers where inherited[controller] == nil {
      guard let bar = controller.simulatedNavigationBar else { continue }
      follow(pushed(controller), Inherited(navigationBar: NavigationBar(isOpaque: bar["translucent"] == "NO")))
    }
    for controller in controllers where controller.name == "tabBarController" {
      let isOpaque = controller.child(keyed: "tabBar")?["translucent"] == "NO"
      var pending = destinations(controller) { $0["relationship"] == "viewControllers" }
      while let next = pending.popLast() {
        guard tabbed[next] == nil else { continue }
        tabbed[next] = isOpaque
        pending += destinations(next) { $0["relationship"] == "rootViewController" } + pushed(next)
      }
    }
  }

  /// Whether the view of a controller fills a container in the view of another one.
  func isEmbedded(_ controller: DocumentElement) -> Bool { embedded.contains(controller) }

  /// The bars around the view of a controller, or around a view that simulates its own.
  func bars(of element: DocumentElement) -> ScreenBars {
    let inherited = inherited[element]
    let navigationBar: NavigationBar?
    if let simulated = element.simulatedNavigationBar {
      navigationBar = NavigationBar(
        isOpaque: inherited?.navigationBar?.isOpaque == true || simulated["translucent"] == "NO",
        frame: inherited?.navigationBar?.frame)
    } else if element.child(keyed: "simulatedTopBarMetrics")?.name == "nil" {
      navigationBar = nil
    } else {
      navigationBar = inherited?.navigationBar.flatMap { $0.isHidden ? nil : $0 }
    }
    let hidesBottom = element.isSet("hidesBottomBarWhenPushed")
    let bottomBar = element.child(keyed: "simulatedBottomBarMetrics") ?? inherited?.simulatedBottomBar
    let simulatedTabBar = bottomBar.flatMap { $0.name == "simulatedTabBarMetrics" ? $0 : nil }
    let simulatedToolbar = bottomBar.flatMap { $0.name == "simulatedToolbarMetrics" && !hidesBottom ? $0 : nil }
    let tabBar = hidesBottom ? nil : tabbed[element]
    var result = ScreenBars(
      bars: BarConfiguration(
        navigationBar: navigationBar == nil ? .none : .standard, hasTabBar: tabBar != nil || simulatedTabBar != nil,
        hasToolbar: inherited?.hasToolbar == true || simulatedToolbar != nil),
      navigationBarFrame: navigationBar?.frame,
      collapsesLargeTitle: inherited?.isRoot == true && element.child(keyed: "view")?.beginsWithScrolling == true)
    let edges = element.child(keyed: "edgesForExtendedLayout")
    if !element.isSet("extendedLayoutIncludesOpaqueBars") {
      result.beginsBelowNavigationBar = navigationBar?.isOpaque == true
      result.endsAboveBottomBar =
        tabBar == true || simulatedTabBar?["translucent"] == "NO" || simulatedToolbar?["translucent"] == "NO"
    }
    if let edges {
      if navigationBar != nil && !edges.isSet("top") { result.beginsBelowNavigationBar = true }
      if result.bars.hasTabBar && !edges.isSet("bottom") { result.endsAboveBottomBar = true }
    }
    result.isFreeform = element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    if embedded.contains(element) {
      result.presenter = .container
    } else if !element.isController {
      result.presenter = .nothing
    }
    return result
  }
}

extension DocumentElement {
  /// The navigation bar that the editor draws around a view without a navigation controller.
  fileprivate var simulatedNavigationBar: DocumentElement? {
    children.first { $0.name == "simulatedNavigationBarMetrics" }
  }

  /// Whether a view begins with something that scrolls.
  fileprivate var beginsWithScrolling: Bool {
    let kinds: Set = ["scrollView", "tableView", "collectionView", "textView"]
    return kinds.contains(name) || subviewElements.first.map { kinds.contains($0.name) } == true
  }
}
