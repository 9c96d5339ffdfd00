import AppleDevices
import InterfaceBuilder
import LayoutModel
import XCTest

/// What of a document is a scene, and what its tree contains.
final class DocumentSceneTests: XCTestCase {
  private func frame(_ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  func test_scenes_areControllersCellsHeadersAndViews() throws {
    let table = """
      <tableView key="view" id="table" style="plain">
        \(frame(375, 667))
        <view key="tableHeaderView" id="header">\(frame(375, 100))</view>
        <prototypes>
          <tableViewCell id="cell" reuseIdentifier="person">
            \(frame(375, 60))
            <tableViewCellContentView key="contentView" id="content">
              \(frame(375, 59.5))
              <subviews>\(DocumentText.view("label", id: "name", "16 11 100 20.5", attributes: "text=\"Name\""))</subviews>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes>
      </tableView>
      """
    let document = try read(
      DocumentText.storyboard(
        DocumentText.controller(attributes: "title=\"Start\""),
        "<tableViewController id=\"list\" customClass=\"PeopleController\" sceneMemberID=\"viewController\">\(table)"
          + "</tableViewController>",
        "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" id=\"bar\">"
          + "\(frame(375, 44))</navigationBar></navigationController>"))
    XCTAssertEqual(document.scenes.map(\.root.id), ["vc-view", "table", "header", "cell"])
    XCTAssertEqual(document.scenes.map(\.source), [.controller, .controller, .supplementary, .cell])
    XCTAssertEqual(document.scenes.map(\.title), ["Start", "PeopleController", "view", "person"])
    // What is in the table is in scenes of its own.
    XCTAssertEqual(document.scenes[1].tree.viewsInDrawingOrder.count, 1)
    let cell = document.scenes[3]
    XCTAssertEqual(cell.elements.filter { $0.kind != "constraint" }.map(\.id), ["cell", "content", "name"])
    XCTAssertEqual(cell.element(of: try XCTUnwrap(cell.view(withID: "name")))?.label, "Name")
  }

  func test_sizing_followsWhatTheSceneIs() throws {
    func sizing(_ frame: String) throws -> InterfaceScene.Sizing? {
      try read(DocumentText.xib(DocumentText.view(id: "root", frame))).scenes.first?.sizing
    }
    XCTAssertEqual(try sizing("0 0 375 667"), .screen)
    XCTAssertEqual(try sizing("0 0 375 120"), .width(height: 120))
    XCTAssertEqual(try sizing("0 0 200 120"), .fixed(LayoutSize(width: 200, height: 120)))
    let tall = try read(DocumentText.storyboard(DocumentText.controller(size: "375 1200")))
    XCTAssertEqual(tall.scenes.first?.sizing, .screen)
  }

  func test_environment_isThatOfTheDeviceAsFarAsTheSceneFollowsIt() throws {
    let phone = try XCTUnwrap(DeviceCatalogue.device(named: "iPhone 15 Pro Max"))
    let screen = try read(DocumentText.storyboard(DocumentText.controller())).scenes[0]
    let onPhone = try XCTUnwrap(screen.environment(on: phone, in: .portrait))
    XCTAssertEqual(onPhone.size, phone.size)
    XCTAssertGreaterThan(onPhone.safeAreaInsets.top, 40)
    let strip = try read(DocumentText.xib(DocumentText.view(id: "root", "0 0 375 120"))).scenes[0]
    let wide = try XCTUnwrap(strip.environment(on: phone, in: .portrait))
    XCTAssertEqual(wide.size, LayoutSize(width: phone.size.width, height: 120))
    XCTAssertEqual(wide.safeAreaInsets, .zero)
    let badge = try read(DocumentText.xib(DocumentText.view(id: "root", "0 0 40 40"))).scenes[0]
    XCTAssertEqual(badge.environment(on: phone, in: .landscape)?.size, LayoutSize(width: 40, height: 40))
  }

  func test_guides_areThoseOfTheirViews() throws {
    let label = DocumentText.view("label", id: "label", "0 0 50 20.5", attributes: "text=\"Hello\"")
    let document = try read(
      DocumentText.storyboard(
        DocumentText.controller(
          view: """
            <subviews>\(label)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
              <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
            </constraints>
            """),
        DocumentText.controller(
          id: "old",
          view: """
            <subviews>\(label.replacingOccurrences(of: "\"label\"", with: "\"oldLabel\""))</subviews>
            <constraints>
              <constraint firstItem="oldLabel" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c3"/>
              <constraint firstItem="bottom" firstAttribute="top" secondItem="oldLabel" secondAttribute="bottom" priority="1" id="c4"/>
            </constraints>
            """,
          after: """
            <layoutGuides>
              <viewControllerLayoutGuide type="top" id="top"/>
              <viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            """)))
    XCTAssertEqual(document.messages, [])
    XCTAssertEqual(try designFrames(document.scenes[0])["label"]?.minY, 28)
    XCTAssertEqual(try designFrames(document.scenes[1])["oldLabel"]?.minY, 28)
    // The guide of one controller is none for another.
    let stray = try read(
      DocumentText.storyboard(
        DocumentText.controller(
          after: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>"),
        DocumentText.controller(
          id: "b",
          view: "<constraints><constraint firstAttribute=\"top\" secondItem=\"top\" secondAttribute=\"bottom\" "
            + "id=\"x\"/></constraints>")))
    XCTAssertEqual(stray.messages.map(\.name), [.missingItem])
  }

  func test_bars_followSegues() throws {
    func relation(_ name: String, _ destination: String) -> String {
      "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"s-\(destination)\"/>"
    }
    let document = try read(
      DocumentText.storyboard(
        "<tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><connections>\(relation("viewControllers", "nav"))"
          + "</connections></tabBarController>",
        "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections>"
          + "\(relation("rootViewController", "first"))</connections></navigationController>",
        DocumentText.controller(
          id: "first",
          after: "<connections><segue destination=\"second\" kind=\"show\" id=\"s1\"/>"
            + "<segue destination=\"modal\" kind=\"presentation\" id=\"s2\"/></connections>"),
        DocumentText.controller(id: "second", attributes: "hidesBottomBarWhenPushed=\"YES\""),
        DocumentText.controller(id: "modal")))
    let bars = document.scenes.map(\.bars)
    XCTAssertEqual(bars.map(\.navigationBar), [.standard, .standard, .none])
    XCTAssertEqual(bars.map(\.hasTabBar), [true, false, false])
    XCTAssertEqual(document.scenes.map(\.designEnvironment.safeAreaInsets.top), [64, 64, 20])
    XCTAssertEqual(document.scenes.map(\.designEnvironment.safeAreaInsets.bottom), [49, 0, 0])
  }

  func test_stacks_scrollViewsAndHiddenViewsAreBuilt() throws {
    let document = try read(
      DocumentText.xib(
        DocumentText.view(
          id: "root", "0 0 375 667",
          """
          <subviews>
            \(DocumentText.view("stackView", id: "stack", "0 0 300 50", attributes: "distribution=\"fillEqually\" spacing=\"10\"", """
              <subviews>
                \(DocumentText.view(id: "one", "0 0 145 50"))
                \(DocumentText.view(id: "off", "0 0 145 50", attributes: "hidden=\"YES\""))
                \(DocumentText.view(id: "two", "155 0 145 50"))
              </subviews>
              """))
          </subviews>
          <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
            <constraint firstItem="stack" firstAttribute="width" constant="300" id="c3"/>
            <constraint firstItem="stack" firstAttribute="height" constant="50" id="c4"/>
          </constraints>
          """)))
    let frames = try designFrames(document.scenes[0])
    XCTAssertEqual(frames["one"], LayoutRectangle(x: 0, y: 0, width: 145, height: 50))
    XCTAssertEqual(frames["two"], LayoutRectangle(x: 155, y: 0, width: 145, height: 50))
  }
}
