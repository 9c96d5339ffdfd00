import InterfaceBuilder
import LayoutModel

/// What is drawn of one scene: its views, their frames in all device configurations in which the scene was laid out, and at every width.
///
/// It keeps no layout, only the numbers that pictures need, so that a report over many documents stays small. Add each layout when it is
/// made, in the order of the report's device configurations:
///
/// ```swift
/// var pictures = ScenePictures(of: scene, in: document.path)
/// let variant = scene.resolved(for: environment.traits)
/// pictures.add(try engine.layout(), of: variant, names: ["iPhone SE, portrait"])
/// pictures.addWidths(of: scene, configuration: .standard)
/// ```
package struct ScenePictures: Sendable {
  /// The path of the document.
  let path: String
  /// The id of the scene's root view.
  package let sceneID: String
  /// What people call the scene.
  let title: String
  /// Where the root view begins in the document.
  let location: SourceLocation
  /// The views of all variants, each after the view that it lies in.
  private(set) var views: [DrawnView] = []
  private(set) var layouts: [DrawnLayout] = []
  var widths: WidthPictures?
  /// Why there are no pictures at every width; nil if there are, or if nobody asked for them.
  var widthsMessage: String?
  /// The views that an element stands for or, if it is a constraint, names.
  private var viewsByElement: [String: [Int]] = [:]
  private var placesByKey: [ViewKey: Int] = [:]
  private let fillsScreen: Bool

  /// What makes views of two variants of a scene the same.
  private enum ViewKey: Hashable {
    /// The view number n with the id of an element; in a document that is not broken, there is one.
    case element(String, Int)
    /// The view number n without an element in a view.
    case nameless(superview: Int, Int)
  }

  /// Makes the pictures of a scene, without any layout as yet.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: The path of its document, as in `CheckReport.Document.path`.
  /// - Complexity: O(n) for n views and constraints.
  package init(of scene: InterfaceScene, in path: String) {
    self.path = path
    sceneID = scene.root.id
    title = scene.title
    location = scene.root.location
    fillsScreen = scene.sizing == .screen
    _ = addViews(of: scene)
  }

  /// Adds a layout.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - scene: What was laid out: the scene as it is for the size classes of the layout.
  ///   - names: The names of the device configurations that it stands for, as in `CheckReport.deviceConfigurations`; at least one.
  /// - Complexity: O(n) for n views and constraints.
  package mutating func add(_ result: LayoutResult, of scene: InterfaceScene, names: [String]) {
    let places = addViews(of: scene)
    var frames: [LayoutRectangle?] = Array(repeating: nil, count: views.count)
    for (view, place) in places where !result.tree.isHidden(view) { frames[place] = result.frame(of: view) }
    layouts.append(DrawnLayout(result.environment, names: names, fillsScreen: fillsScreen, frames: frames))
  }

  /// How many layouts there are.
  package var layoutCount: Int { layouts.count }

  /// The places of the views that an element stands for or, if it is a constraint, names.
  func views(ofElement id: String) -> [Int] { viewsByElement[id] ?? [] }

  /// The views from back to front: those that only some variants have in front of the siblings that they are drawn in front of there.
  var drawingOrder: [Int] {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for (place, view) in views.enumerated() {
      if let superview = view.superview { children[superview].append(place) }
    }
    var result: [Int] = []
    var pending = views.indices.filter { views[$0].superview == nil }
    while let next = pending.popLast() {
      result.append(next)
      pending += children[next].sorted { (views[$0].order, $0) > (views[$1].order, $1) }
    }
    return result
  }

  /// Takes up the views of a variant that are not known yet.
  ///
  /// - Returns: The views of the variant with their places, each after the view that it lies in.
  mutating func addViews(of scene: InterfaceScene) -> [(view: ViewHandle, place: Int)] {
    var counts: [String: Int] = [:]
    var namelessCounts: [Int: Int] = [:]
    var places: [ViewHandle: Int] = [:]
    var result: [(view: ViewHandle, place: Int)] = []
    for (number, view) in scene.tree.viewsInDrawingOrder.enumerated() {
      let superview = scene.tree.superview(of: view).flatMap { places[$0] }
      let key: ViewKey
      if let id = scene.element(of: view)?.id {
        key = .element(id, counts[id, default: 0])
        counts[id, default: 0] += 1
      } else {
        let owner = superview ?? -1
        key = .nameless(superview: owner, namelessCounts[owner, default: 0])
        namelessCounts[owner, default: 0] += 1
      }
      let place = placesByKey[key] ?? views.count
      if place == views.count {
        placesByKey[key] = place
        views.append(DrawnView(view, in: scene, superview: superview, order: number))
      }
      places[view] = place
      result.append((view, place))
    }
    addElements(of: scene, places)
    return result
  }

  private mutating func addElements(of scene: InterfaceScene, _ places: [ViewHandle: Int]) {
    func add(_ place: Int, to id: String) {
      if viewsByElement[id]?.contains(place) != true { viewsByElement[id, default: []].append(place) }
    }
    for view in scene.tree.viewsInDrawingOrder {
      if let element = scene.element(of: view), let place = places[view] { add(place, to: element.id) }
    }
    for handle in scene.tree.constraints {
      guard let element = scene.element(of: handle), let constraint = try? scene.tree.constraint(handle) else {
        continue
      }
      for item in constraint.items {
        if let place = places[item.owningView] { add(place, to: element.id) }
      }
    }
  }
}
