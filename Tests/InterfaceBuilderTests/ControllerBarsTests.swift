import InterfaceBuilder
import LayoutModel
import XCTest

/// Which bars reach the controllers of a storyboard, told by the safe area of their views.
final class ControllerBarsTests: XCTestCase {
  /// The insets at the top and at the bottom of the view of each plain controller, by its id.
  private func insets(tools: Int = 22505, _ scenes: [String]) throws -> [String: [Double]] {
    let text = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>\(text)</scenes>
      </document>
      """, path: "Main.storyboard")
    var result: [String: [Double]] = [:]
    for scene in document.scenes where scene.source == .controller {
      let insets = scene.designEnvironment.safeAreaInsets
      result[String(scene.root.id.dropLast(5))] = [insets.top, insets.bottom]
    }
    return result
  }

  private func segue(_ kind: String, to id: String) -> String {
    let attributes = kind.contains("Controller") ? "kind=\"relationship\" relationship=\"\(kind)\"" : "kind=\"\(kind)\""
    return "<connections><segue destination=\"\(id)\" \(attributes) id=\"s-\(id)\"/></connections>"
  }

  private func navigationController(_ content: String = "", bar: String = "") -> String {
    """
    <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" \(bar)><rect key="frame" x="0" y="20" width="375" height="50"/></navigationBar>
      \(content) \(segue("rootViewController", to: "root"))
    </navigationController>
    """
  }

  func test_recordedBar_reachesWhatIsPushed() throws {
    let insets = try insets([
      navigationController(), DocumentText.controller(id: "root", after: segue("show", to: "next")),
      DocumentText.controller(id: "next", after: segue("presentation", to: "modal")),
      DocumentText.controller(id: "modal"),
    ])
    XCTAssertEqual(insets["root"], [70, 0])
    XCTAssertEqual(insets["next"], [70, 0])
    XCTAssertEqual(insets["modal"], [20, 0])
  }

  func test_noTopBar_holdsForWhatIsShownFromThere() throws {
    let insets = try insets([
      navigationController(),
      DocumentText.controller(
        id: "root", after: #"<nil key="simulatedTopBarMetrics"/>"# + segue("show", to: "next")),
      DocumentText.controller(id: "next"),
    ])
    XCTAssertEqual(insets["root"], [20, 0])
    XCTAssertEqual(insets["next"], [20, 0])
  }

  func test_simulatedBar_reachesWhatIsPushed() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let insets = try insets([
      DocumentText.controller(id: "first", after: bar + segue("push", to: "second")),
      DocumentText.controller(id: "second", after: segue("show", to: "third")), DocumentText.controller(id: "third"),
    ])
    XCTAssertEqual(insets["first"], [64, 0])
    XCTAssertEqual(insets["second"], [64, 0])
    XCTAssertEqual(insets["third"], [64, 0])
  }

  func test_tabBarOfNavigationController_holdsForWhatItShows() throws {
    let insets = try insets([
      navigationController(#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#),
      DocumentText.controller(id: "root", after: segue("show", to: "next")),
      DocumentText.controller(id: "next", attributes: #"hidesBottomBarWhenPushed="YES""#),
    ])
    XCTAssertEqual(insets["root"], [70, 49])
    XCTAssertEqual(insets["next"]?.first, 70)
  }

  func test_opaqueTabBar_endsTheView() throws {
    let insets = try insets([
      """
      <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" translucent="NO"/>\(segue("viewControllers", to: "root"))
      </tabBarController>
      """, DocumentText.controller(id: "root", size: "375 618"),
    ])
    XCTAssertEqual(insets["root"], [20, 0])
  }

  func test_edgesWithoutTop_beginBelowTheBar() throws {
    let insets = try insets([
      navigationController(),
      DocumentText.controller(
        id: "root", after: #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, size: "375 597"),
    ])
    XCTAssertEqual(insets["root"], [0, 0])
  }
}
