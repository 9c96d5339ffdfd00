import AppleDevices
import DocumentChecking
import Foundation
import InterfaceBuilder
import LayoutModel
import XCTest

/// Scenes whose views differ between size classes, and cells whose height follows their width.
final class PicturesVariantTests: XCTestCase {
  private func document(_ scene: String) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>\(scene)</objects>
      </document>
      """
    return try InterfaceDocument(reading: Data(text.utf8), path: "Views.xib")
  }

  private func data(_ report: CheckReport) throws -> [String: Any] {
    let page = ReportPage(report, scenes: report.pictures).html
    let text = try XCTUnwrap(
      page.components(separatedBy: "<script type=\"application/json\">").dropFirst().first?
        .components(separatedBy: "</script>").first)
    return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// A banner that is there only where there is little room along the width, behind a title that is always there.
  private let banner = """
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
          <rect key="frame" x="0.0" y="0.0" width="414" height="100"/>
          <constraints><constraint firstAttribute="height" constant="100" id="c1"/></constraints>
        </view>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="title">
          <rect key="frame" x="0.0" y="0.0" width="414" height="40"/>
          <constraints><constraint firstAttribute="height" constant="40" id="c2"/></constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="banner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="banner" secondAttribute="trailing" id="c4"/>
        <constraint firstItem="banner" firstAttribute="top" secondItem="root" secondAttribute="top" id="c5"/>
        <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c6"/>
        <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" id="c7"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="c8"/>
      </constraints>
      <variation key="widthClass=regular">
        <mask key="subviews"><exclude reference="banner"/></mask>
      </variation>
    </view>
    """

  func test_pictures_haveOneTableOfTheViewsOfAllVariants() async throws {
    var configuration = CheckConfiguration()
    configuration.pictures = .widths
    configuration.matrix.devices = .chosen(
      try ["iPad (9th generation)", "iPhone 16"].map { name in
        try XCTUnwrap(DeviceCatalogue.device(named: name), name)
      })
    configuration.matrix.orientations = [.portrait]
    let report = await DocumentChecker(configuration).check([try document(banner)])
    let data = try data(report)
    let views = try XCTUnwrap(data["v"] as? [[Any]])
    XCTAssertEqual(Set(views.compactMap { $0[2] as? String }), ["root", "banner", "title"])
    let place = try XCTUnwrap(views.firstIndex { $0[2] as? String == "banner" })
    let frames = try XCTUnwrap(data["f"] as? [Any])
    let widths = try XCTUnwrap(frames[4 * place + 2] as? [Any])
    XCTAssertEqual(widths.count, 2)
    XCTAssertTrue(widths[0] is NSNull, "it is not there on an iPad")
    XCTAssertEqual(widths[1] as? Double, 393)
    // Along the width it goes where the size class changes.
    let sweep = try XCTUnwrap(data["w"] as? [String: Any])
    let starts = try XCTUnwrap(sweep["s"] as? [Double])
    let track = try XCTUnwrap((sweep["t"] as? [Any])?[4 * place + 2] as? [Any])
    guard track.count == 6 else { return XCTFail("\(track)") }
    XCTAssertEqual(track[1] as? Double, 320)
    XCTAssertEqual(track[2] as? Double, 1)
    XCTAssertEqual(starts[try XCTUnwrap(track[3] as? Int)], 660)
    XCTAssertTrue(track[4] is NSNull)
  }

  func test_pictures_ofASceneOfAFixedSizeHaveNoSlider() throws {
    var bench = DocumentBench()
    bench.sizing = .fixed(LayoutSize(width: 200, height: 100))
    var pictures = ScenePictures(of: bench.scene, in: bench.path)
    pictures.addWidths(of: bench.scene, configuration: .standard)
    var engine = bench.scene.engine
    pictures.add(try engine.layout(), of: bench.scene, names: ["iPhone 16"])
    let content = PageContent(documents: [], findings: [], deviceConfigurations: ["iPhone 16"])
    let page = ReportPage(content, scenes: [pictures]).html
    XCTAssertFalse(page.contains("\"w\":{"))
    XCTAssertFalse(page.contains("There is no slider"), "nothing went wrong")
  }
}
