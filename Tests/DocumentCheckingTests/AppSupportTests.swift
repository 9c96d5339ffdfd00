import DocumentChecking
import Foundation
import LayoutModel
import XCTest

final class AppSupportTests: XCTestCase {
  private func project(_ settings: String) -> String {
    "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tA = { buildSettings = {\n\(settings)\n\t\t}; };\n\t};\n}\n"
  }

  func test_init_readsBuildSettingsOfAProjectAboveAndBelow() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      project(
        "TARGETED_DEVICE_FAMILY = \"1,2\";\n"
          + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;\n"
          + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "
          + "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";"),
      to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Sources/Views/Main.storyboard")
    for path in [".", "Sources", "Sources/Views/Main.storyboard"] {
      let app = AppSupport(near: [path], workingDirectory: folder.path)
      XCTAssertEqual(app.idioms, [.phone, .pad], path)
      XCTAssertEqual(app.orientations, [.phone: [.portrait], .pad: [.portrait, .landscape]], path)
    }
  }

  func test_init_readsTheInfoPropertyListThatAProjectNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      project("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";\nTARGETED_DEVICE_FAMILY = 1;"),
      to: "iOS/App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
      </dict></plist>
      """, to: "iOS/App/Info.plist")
    let app = AppSupport(near: ["."], workingDirectory: folder.path)
    XCTAssertEqual(app.idioms, [.phone])
    XCTAssertEqual(app.orientations, [.phone: [.landscape], .pad: [.landscape]])
  }

  func test_init_knowsNothingWithoutAProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("nonsense = ;\n= x", to: "Broken.xcodeproj/project.pbxproj")
    try folder.makeFolder("Empty.xcodeproj")
    XCTAssertEqual(AppSupport(near: ["."], workingDirectory: folder.path), AppSupport())
  }

  func test_deviceConfigurations_areThoseOfTheApp() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      project(
        "TARGETED_DEVICE_FAMILY = \"1,2\";\n"
          + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;"),
      to: "App.xcodeproj/project.pbxproj")
    let app = AppSupport(near: ["."], workingDirectory: folder.path)
    let matrix = try CheckSettings().configuration(for: app).matrix
    let deviceConfigurations = matrix.deviceConfigurations(for: .phone)
    XCTAssertEqual(Set(deviceConfigurations.filter { $0.device.idiom == .phone }.map(\.orientation)), [.portrait])
    XCTAssertEqual(
      Set(deviceConfigurations.filter { $0.device.idiom == .pad }.map(\.orientation)), [.portrait, .landscape])
    XCTAssertEqual(Set(matrix.deviceConfigurations(for: .pad).map(\.device.idiom)), [.pad])
  }

  func test_configuration_prefersOrientationsThatAreAskedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      project("INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"),
      to: "App.xcodeproj/project.pbxproj")
    var settings = CheckSettings()
    settings.orientations = [.landscape]
    let app = AppSupport(near: ["."], workingDirectory: folder.path)
    let deviceConfigurations = try settings.configuration(for: app).matrix.deviceConfigurations(for: .phone)
    XCTAssertFalse(deviceConfigurations.isEmpty)
    XCTAssertEqual(Set(deviceConfigurations.map(\.orientation)), [.landscape])
  }
}
