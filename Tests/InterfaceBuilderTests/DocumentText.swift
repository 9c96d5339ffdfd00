import Foundation
import InterfaceBuilder
import LayoutModel
import XCTest

/// Small documents, written as Interface Builder writes them.
enum DocumentText {
  /// A xib with some content.
  static func xib(
    tools: Int = 22505, device: String? = "retina4_7", attributes: String = "useSafeAreas=\"YES\"",
    resources: String = "",
    _ objects: String
  ) -> String {
    document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", tools, device, attributes, resources) {
      "<objects>\(objects)</objects>"
    }
  }

  /// A storyboard with a scene for each list of objects.
  static func storyboard(
    tools: Int = 22505, device: String? = "retina4_7", attributes: String = "useSafeAreas=\"YES\"", _ scenes: String...
  ) -> String {
    document("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", tools, device, attributes, "") {
      "<scenes>" + scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined() + "</scenes>"
    }
  }

  /// A controller with a view that fills a phone of 375 × 667.
  static func controller(
    id: String = "vc", attributes: String = "", view: String = "", after: String = "", size: String = "375 667"
  ) -> String {
    let numbers = size.split(separator: " ")
    return """
      <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
        <view key="view" id="\(id)-view">
          <rect key="frame" x="0" y="0" width="\(numbers[0])" height="\(numbers[1])"/>
          \(view)
        </view>
        \(after)
      </viewController>
      """
  }

  /// A view with a frame.
  static func view(
    _ kind: String = "view", id: String, _ frame: String, attributes: String = "", _ content: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
        <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
        \(content)
      </\(kind)>
      """
  }

  private static func document(
    _ type: String, _ tools: Int, _ device: String?, _ attributes: String, _ resources: String, _ content: () -> String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" \(attributes)>
      \(device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? "")
      \(content())
      <resources>\(resources)</resources>
    </document>
    """
  }
}

/// Reads a document from its text.
func read(_ text: String, path: String = "Test.xib") throws -> InterfaceDocument {
  try InterfaceDocument(reading: Data(text.utf8), path: path)
}

/// The frames of a scene in the environment that its document was drawn for, by id.
func designFrames(_ scene: InterfaceScene) throws -> [String: LayoutRectangle] {
  var engine = scene.engine
  let result = try engine.layout()
  var frames: [String: LayoutRectangle] = [:]
  for placement in result.placements {
    if let element = scene.element(of: placement.view) { frames[element.id] = placement.frame }
  }
  return frames
}
