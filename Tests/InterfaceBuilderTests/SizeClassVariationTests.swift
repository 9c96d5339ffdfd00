import InterfaceBuilder
import LayoutModel
import XCTest

/// What differs between size classes.
final class SizeClassVariationTests: XCTestCase {
  private let compact = Traits(horizontalSizeClass: .compact, verticalSizeClass: .regular)
  private let regular = Traits(horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad)
  private let landscape = Traits(horizontalSizeClass: .compact, verticalSizeClass: .compact)

  private func width(_ scene: InterfaceScene, _ traits: Traits) throws -> Double? {
    let resolved = scene.resolved(for: traits)
    var engine = resolved.engine
    engine.environment.traits = traits
    let view = try XCTUnwrap(resolved.view(withID: "a"))
    return try engine.layout().frame(of: view)?.width
  }

  private func document(_ constraints: String, _ variations: String = "") throws -> InterfaceDocument {
    try read(
      DocumentText.xib(
        DocumentText.view(
          id: "root", "0 0 375 667",
          """
          <subviews>\(DocumentText.view(id: "a", "0 0 100 100"))</subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            \(constraints)
          </constraints>
          \(variations)
          """)))
  }

  func test_constants_areThoseOfTheMostSpecificVariation() throws {
    let document = try document(
      """
      <constraint firstItem="a" firstAttribute="width" constant="100" id="w">
        <variation key="heightClass=compact-widthClass=compact" constant="70"/>
        <variation key="widthClass=compact" constant="90"/>
        <variation key="heightClass=regular-widthClass=regular" constant="200"/>
        <variation key="userInterfaceIdiom=mac" constant="1"/>
      </constraint>
      """)
    let scene = document.scenes[0]
    XCTAssertTrue(scene.hasVariations)
    XCTAssertEqual(try width(scene, compact), 90)
    XCTAssertEqual(try width(scene, regular), 200)
    XCTAssertEqual(try width(scene, landscape), 70)
    XCTAssertEqual(try width(scene, Traits(horizontalSizeClass: .regular, verticalSizeClass: .compact)), 100)
  }

  func test_masks_installConstraintsAndViews() throws {
    let document = try document(
      """
      <constraint firstItem="a" firstAttribute="width" constant="100" id="always"/>
      <constraint firstItem="a" firstAttribute="width" constant="300" priority="999" id="big"/>
      """,
      """
      <variation key="default">
        <mask key="constraints"><exclude reference="always"/><exclude reference="big"/></mask>
      </variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="always"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="big"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """)
    let scene = document.scenes[0]
    XCTAssertEqual(try width(scene, compact), 100)
    XCTAssertEqual(try width(scene, regular), 300)
    XCTAssertNil(scene.resolved(for: landscape).view(withID: "a"))
    // Each is installed somewhere.
    XCTAssertEqual(document.constraintCounts.installed, 3)
    XCTAssertEqual(document.constraintCounts.notInstalled, 0)
  }

  func test_constraints_thatAreNeverInstalledAreCounted() throws {
    let document = try document(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"100\" id=\"off\"/>",
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"off\"/></mask></variation>")
    XCTAssertEqual(document.constraintCounts.total, 2)
    XCTAssertEqual(document.constraintCounts.notInstalled, 1)
    XCTAssertEqual(document.messages, [])
    XCTAssertFalse(document.scenes[0].hasVariations)
  }
}
