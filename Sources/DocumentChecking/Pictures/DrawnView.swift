import AppleDevices
import InterfaceBuilder
import LayoutModel

/// A view as far as it is drawn.
struct DrawnView: Hashable, Sendable {
  /// The text of a view as far as it is drawn.
  struct Text: Hashable, Sendable {
    let string: String
    let pointSize: Double
    let isBold: Bool
    let numberOfLines: Int
  }

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
  let text: Text?
  let hasSubviews: Bool
  /// The place in the drawing order of the variant in which the view was first seen.
  let order: Int

  /// More of a text than this is not drawn.
  private static let longestText = 300

  init(_ view: ViewHandle, in scene: InterfaceScene, superview: Int?, order: Int) {
    let element = scene.element(of: view)
    self.superview = superview
    self.order = order
    kind = scene.tree.kind(of: view)
    elementID = element?.id ?? ""
    label = element?.label ?? scene.tree.name(of: view)
    line = element?.location.line ?? 0
    hasSubviews = !scene.tree.subviews(of: view).isEmpty
    text = scene.tree.text(of: view).map { content in
      let font = content.resolvedFont(for: .large)
      return Text(
        string: String(content.string.prefix(Self.longestText)), pointSize: font.pointSize,
        isBold: [.semibold, .bold, .heavy, .black].contains(font.weight), numberOfLines: content.numberOfLines)
    }
  }
}

/// A layout as far as it is drawn.
struct DrawnLayout: Hashable, Sendable {
  /// The names of the device configurations that it stands for.
  let names: [String]
  let size: LayoutSize
  let safeAreaInsets: LayoutInsets
  /// The radius of the screen's corners; 0 for a layout that does not fill a screen, nil if it is not known.
  let cornerRadius: Double?
  let isMirrored: Bool
  /// The frames by view, in superviews' coordinates; nil for what is hidden or not there. Views beyond its end are not there.
  private let frames: [LayoutRectangle?]

  init(_ environment: LayoutEnvironment, names: [String], fillsScreen: Bool, frames: [LayoutRectangle?]) {
    self.names = names
    self.frames = frames
    size = environment.size
    safeAreaInsets = environment.safeAreaInsets
    isMirrored = environment.traits.layoutDirection == .rightToLeft
    let device = DeviceCatalogue.device(named: environment.deviceName)
    let isWholeScreen = device?.size == environment.size || device?.size == environment.size.transposed
    cornerRadius = fillsScreen && isWholeScreen ? device?.cornerRadius : 0
  }

  /// The frame of a view in its superview's coordinates; nil for what is hidden or not there.
  func frame(_ place: Int) -> LayoutRectangle? { place < frames.count ? frames[place] : nil }
}
