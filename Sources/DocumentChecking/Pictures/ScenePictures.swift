import InterfaceBuilder
import LayoutModel

/// What is drawn of one scene: its views, their frames in all surroundings in which the scene was laid out, and at every width.
///
/// It keeps no layout, only the numbers that pictures need, so that a report over many documents stays small. Add each layout when it is
/// made, in the order of the report's surroundings:
///
/// ```swift
/// var pictures = ScenePictures(of: scene, in: document.path)
/// pictures.add(try engine.layout(), names: ["iPhone SE, portrait"])
/// pictures.addWidths(of: scene, configuration: .standard)
/// ```
public struct ScenePictures: Sendable {
  /// A view as far as it is drawn.
  struct DrawnView: Hashable, Sendable {
    /// The place of the superview among the views; nil for the root.
    let superview: Int?
    let kind: ViewKind
    /// The id of the element; empty for a view that no element stands for.
    let elementID: String
    /// What the element is called in the document's outline.
    let label: String
    /// The line in the document; 0 for none.
    let line: Int
    /// The text that the view shows, and its font; nil for none.
    let text: DrawnText?
    let hasSubviews: Bool
  }

  /// The text of a view as far as it is drawn.
  struct DrawnText: Hashable, Sendable {
    let string: String
    let pointSize: Double
    let isBold: Bool
    let numberOfLines: Int
  }

  /// One layout.
  struct Layout: Hashable, Sendable {
    /// The names of the surroundings that it stands for.
    let names: [String]
    let size: Size
    let safeAreaInsets: EdgeInsets
    /// The radius of the screen's corners; 0 for a layout that does not fill a screen, nil if it is not known.
    let cornerRadius: Double?
    let isMirrored: Bool
    /// The frames by view, in superviews' coordinates; nil for what is hidden.
    let frames: [Rectangle?]
  }

  /// The path of the document.
  public let path: String
  /// The id of the scene's root view.
  public let sceneID: String
  /// What people call the scene.
  public let title: String
  /// Where the root view begins in the document.
  public let location: SourceLocation
  let views: [DrawnView]
  private(set) var layouts: [Layout] = []
  var widths: WidthPictures?
  /// Why there are no pictures at every width; nil if there are, or if nobody asked for them.
  var widthsMessage: String?
  /// The views that an element stands for or, if it is a constraint, names.
  private let viewsByElement: [String: [Int]]
  let handles: [ViewHandle]
  private let fillsScreen: Bool

  /// More of a text than this is not drawn.
  static let longestText = 300

  /// Makes the pictures of a scene, without any layout as yet.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: The path of its document, as in ``CheckReport/Document/path``.
  /// - Complexity: O(n) for n views and constraints.
  public init(of scene: InterfaceScene, in path: String) {
    self.path = path
    sceneID = scene.root.id
    title = scene.title
    location = scene.root.location
    handles = scene.tree.viewsInDrawingOrder
    fillsScreen = scene.sizing == .screen
    var places: [ViewHandle: Int] = [:]
    for (place, view) in handles.enumerated() { places[view] = place }
    views = handles.map { view in
      DrawnView(view, in: scene, superview: scene.tree.superview(of: view).flatMap { places[$0] })
    }
    viewsByElement = Self.viewsByElement(scene, places)
  }

  /// Adds a layout.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - names: The names of the surroundings that it stands for, as in ``CheckReport/surroundings``; at least one.
  /// - Complexity: O(n) for n views.
  public mutating func add(_ result: LayoutResult, names: [String]) {
    let environment = result.environment
    let device = DeviceCatalogue.device(named: environment.deviceName)
    let isWholeScreen = device?.size == environment.size || device?.size == environment.size.transposed
    layouts.append(
      Layout(
        names: names, size: environment.size, safeAreaInsets: environment.safeAreaInsets,
        cornerRadius: fillsScreen && isWholeScreen ? device?.cornerRadius : 0,
        isMirrored: environment.traits.layoutDirection == .rightToLeft,
        frames: handles.map { result.tree.isHidden($0) ? nil : result.frame(of: $0) }))
  }

  /// The places of the views that an element stands for or, if it is a constraint, names.
  func views(ofElement id: String) -> [Int] { viewsByElement[id] ?? [] }

  private static func viewsByElement(_ scene: InterfaceScene, _ places: [ViewHandle: Int]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for handle in scene.tree.constraints {
      guard let element = scene.element(of: handle), let constraint = try? scene.tree.constraint(handle) else {
        continue
      }
      for item in constraint.items {
        guard let place = places[item.owningView], result[element.id]?.contains(place) != true else { continue }
        result[element.id, default: []].append(place)
      }
    }
    for view in scene.tree.viewsInDrawingOrder {
      guard let element = scene.element(of: view), let place = places[view] else { continue }
      result[element.id] = [place]
    }
    return result
  }
}

extension ScenePictures.DrawnView {
  init(_ view: ViewHandle, in scene: InterfaceScene, superview: Int?) {
    let element = scene.element(of: view)
    self.superview = superview
    kind = scene.tree.kind(of: view)
    elementID = element?.id ?? ""
    label = element?.label ?? scene.tree.name(of: view)
    line = element?.location.line ?? 0
    hasSubviews = !scene.tree.subviews(of: view).isEmpty
    text = scene.tree.text(of: view).map { content in
      let font = content.resolvedFont(for: .large)
      return ScenePictures.DrawnText(
        string: String(content.string.prefix(ScenePictures.longestText)), pointSize: font.pointSize,
        isBold: [.semibold, .bold, .heavy, .black].contains(font.weight), numberOfLines: content.numberOfLines)
    }
  }
}
