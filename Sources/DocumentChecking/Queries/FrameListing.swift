import Foundation
import InterfaceBuilder
import LayoutModel

/// The frames of the elements of a scene in one place.
package struct FrameListing: Encodable, Hashable, Sendable {
  /// One element.
  package struct Entry: Encodable, Hashable, Sendable {
    /// The id of the element.
    package let id: String
    /// What the document calls its kind.
    let kind: String
    /// What its author calls it.
    package let label: String
    /// How many views it lies in.
    let depth: Int
    /// The frame in the superview's coordinates, with all edges on pixels.
    package let frame: Box
    /// The frame in the coordinates of the root, with all edges on pixels.
    let frameInRoot: Box
    /// Whether the document hides it.
    let isHidden: Bool
  }

  /// A rectangle in points.
  package struct Box: Encodable, Hashable, Sendable {
    /// The left edge.
    package let x: Double
    /// The top edge.
    package let y: Double
    /// The width.
    package let width: Double
    /// The height.
    package let height: Double

    init(_ rectangle: LayoutRectangle) {
      x = rectangle.minX
      y = rectangle.minY
      width = rectangle.width
      height = rectangle.height
    }
  }

  /// The id of the root view.
  let id: String
  /// What people call the scene.
  let title: String
  /// Where it was laid out.
  let deviceConfigurations: String
  /// The elements, each before those in it, from back to front.
  package let frames: [Entry]

  /// Lays a scene out.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - place: Where.
  /// - Throws: What laying out throws.
  /// - Returns: nil if the safe area of the device is not known for the generation.
  package init?(_ scene: InterfaceScene, in place: QuestionPlace = QuestionPlace()) throws(LayoutError) {
    guard let (scene, prepared) = try place.engine(scene) else { return nil }
    var engine = prepared
    let result = try engine.layout()
    id = scene.root.id
    title = scene.title
    deviceConfigurations = place.label
    frames = result.placements.compactMap { placement in
      scene.element(of: placement.view).map { element in
        Entry(
          id: element.id, kind: element.kind, label: element.label, depth: placement.depth,
          frame: Box(placement.frame), frameInRoot: Box(placement.frameInRoot),
          isHidden: scene.tree.isHidden(placement.view))
      }
    }
  }

  /// A line for each element, moved to the right by its depth.
  package var text: String {
    var text = "\(title) (\(id)), \(deviceConfigurations)\n"
    for entry in frames {
      let name = [entry.kind, entry.label.isEmpty ? "" : "“\(entry.label)”", "(\(entry.id))"].filter { !$0.isEmpty }
      let box = entry.frame
      text += String(repeating: "  ", count: entry.depth + 1) + name.joined(separator: " ")
      text += "  \(PointText(box.x)), \(PointText(box.y)), \(PointText(box.width)) × \(PointText(box.height))"
      text += entry.isHidden ? "  hidden\n" : "\n"
    }
    return text
  }

  /// Listings as JSON: an object with the path of the document and a list of scenes.
  ///
  /// - Parameters:
  ///   - listings: The listings.
  ///   - path: The path of the document.
  /// - Throws: What encoding throws.
  package static func json(_ listings: [FrameListing], of path: String) throws -> String {
    struct Document: Encodable {
      let document: String
      let scenes: [FrameListing]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Document(document: path, scenes: listings))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
