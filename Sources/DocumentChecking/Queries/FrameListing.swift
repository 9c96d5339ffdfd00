import Foundation
import InterfaceBuilder
import LayoutModel

/// The frames of the elements of a scene in one place.
public struct FrameListing: Encodable, Hashable, Sendable {
  /// One element.
  public struct Entry: Encodable, Hashable, Sendable {
    /// The id of the element.
    public let id: String
    /// What the document calls its kind.
    public let kind: String
    /// What its author calls it.
    public let label: String
    /// How many views it lies in.
    public let depth: Int
    /// The frame in the superview's coordinates, with all edges on pixels.
    public let frame: Box
    /// The frame in the coordinates of the root, with all edges on pixels.
    public let frameInRoot: Box
    /// Whether the document hides it.
    public let isHidden: Bool
  }

  /// A rectangle in points.
  public struct Box: Encodable, Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double

    init(_ rectangle: Rectangle) {
      x = rectangle.minX
      y = rectangle.minY
      width = rectangle.width
      height = rectangle.height
    }
  }

  /// The id of the root view.
  public let id: String
  /// What people call the scene.
  public let title: String
  /// Where it was laid out.
  public let surroundings: String
  /// The elements, each before those in it, from back to front.
  public let frames: [Entry]

  /// Lays a scene out.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - place: Where.
  /// - Throws: What laying out throws.
  /// - Returns: nil if the safe area of the device is not known for the generation.
  public init?(_ scene: InterfaceScene, in place: QuestionPlace = QuestionPlace()) throws(LayoutError) {
    guard let (scene, prepared) = try place.engine(scene) else { return nil }
    var engine = prepared
    let result = try engine.layout()
    id = scene.root.id
    title = scene.title
    surroundings = place.label
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
  public var text: String {
    var text = "\(title) (\(id)), \(surroundings)\n"
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
  public static func json(_ listings: [FrameListing], of path: String) throws -> String {
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
