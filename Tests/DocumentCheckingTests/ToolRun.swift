import Foundation
import XCTest

/// A run of the built tool, as a process.
struct ToolRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs the tool that was built with the tests.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the tool's name.
  ///   - folder: The working directory.
  ///   - environment: Variables besides those of this process.
  init(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = try Self.tool()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What the tool says on standard error fits into the pipe; its output need not.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  private static func tool() throws -> URL {
    let bundle = Bundle(for: BundleMark.self).bundleURL
    // A bundle is a folder beside the tool on Apple's platforms, and the folder that both lie in elsewhere.
    for folder in [bundle, bundle.deletingLastPathComponent()] {
      let url = folder.appendingPathComponent("layoutcheck")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw XCTSkip("there is no built tool near \(bundle.path)")
  }
}

private final class BundleMark {}

/// Documents for the tool.
enum ToolDocument {
  /// A storyboard with one scene: a card of some width between the edges, and whatever else is put into the view.
  static func storyboard(cardWidth: Int?, extra: String = "", identifier: String = "") -> String {
    let width = cardWidth.map {
      #"<constraint firstAttribute="width" constant="\#($0)" identifier="\#(identifier)" id="c-width"/>"#
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="scene-1">
            <objects>
              <viewController title="Profile" id="controller" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                  <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
                      <rect key="frame" x="16" y="64" width="382" height="200"/>
                      <constraints>
                        <constraint firstAttribute="height" constant="200" id="c-height"/>
                        \(width ?? "")
                      </constraints>
                    </view>
                    \(extra)
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="safe"/>
                  <constraints>
                    <constraint firstItem="card" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c-leading"/>
                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="16" id="c-trailing"/>
                    <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c-top"/>
                  </constraints>
                </view>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>

      """
  }
}
