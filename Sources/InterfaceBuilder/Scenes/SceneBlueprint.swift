import AppleDevices
import LayoutModel

/// All that a scene is made from. The same blueprint gives a tree for every combination of size classes.
struct SceneBlueprint: Sendable {
  let facts: DocumentFacts
  let root: SceneRoot
  let bars: ScreenBars
  /// Whether the scene fills a container in another one.
  let isEmbedded: Bool
  /// The device that the document simulates, or the one that stands for those that are not known.
  let device: Device
  /// The sizes of the contents of views, by their elements.
  var contents: [DocumentElement: ElementContent] = [:]

  /// The root of the tree; a stack gets one around it, since the root of a tree arranges nothing.
  var isWrapped: Bool { root.element.name == "stackView" }

  var rootFrame: LayoutRectangle? { root.element.rectangle(keyed: "frame") }

  /// The environment that the document was drawn for.
  var designEnvironment: LayoutEnvironment {
    let orientation: ScreenOrientation = facts.isLandscape ? .landscape : .portrait
    var environment =
      device.environment(in: orientation, on: .eleven, bars: bars.bars)
      ?? device.environment(in: orientation, bars: bars.bars)
      ?? LayoutEnvironment(size: device.size(in: orientation))
    let size = rootFrame?.size ?? environment.size
    environment.safeAreaInsets =
      isDrawnWithoutScreen
      ? .zero
      : EditorInsets(
        bars, on: device, named: facts.deviceID, environment, root: size, toolsVersion: facts.toolsVersion
      ).insets
    environment.size = size
    if facts.deviceID == nil { adapt(&environment.traits, to: size) }
    environment.traits.displayScale = device.scale
    environment.mirrorsMultipliers = false
    return environment
  }

  /// The size classes that the document was drawn for. Before documents named a device, they were drawn for all sizes, and no variation held.
  var designTraits: SizeClassTraits { facts.deviceID == nil ? .any : SizeClassTraits(designEnvironment.traits) }

  /// Before documents named a device they could be drawn on a screen in landscape.
  private func adapt(_ traits: inout Traits, to size: LayoutSize) {
    if size == device.size(in: .landscape) {
      traits = device.traits(in: .landscape)
    }
  }

  /// Whether the scene is a cell, a header or a footer: those are shown without a screen around them.
  var isPartOfList: Bool { root.source == .cell || root.source == .supplementary }

  /// Whether the editor draws no screen around the scene. It takes the cell of a collection at the top level of a document for any view.
  private var isDrawnWithoutScreen: Bool {
    isPartOfList && (root.isInList || root.element.name != "collectionViewCell")
  }

  /// The margins that the editor gives the content view, if the scene is a cell of a table.
  var cellMargins: EditorCellMargins {
    EditorCellMargins(
      in: root.cellContainer, on: device, facts.isLandscape ? .landscape : .portrait, toolsVersion: facts.toolsVersion)
  }

  /// How large the scene is on a device.
  var sizing: InterfaceScene.Sizing {
    guard let size = rootFrame?.size else { return .screen }
    let screen = device.size(in: facts.isLandscape ? .landscape : .portrait)
    switch root.source {
    // Drawn in a size of its own, with another width than the screen's, it is shown in a popover, a sheet or another controller.
    case .controller where !isEmbedded: return bars.isFreeform && size.width != screen.width ? .fixed(size) : .screen
    case .cell where root.element.name == "tableViewCell": return .fittingHeight
    case .cell: return .fixed(size)
    case .supplementary: return .width(height: size.height)
    case .controller, .view:
      if size == screen && !bars.isFreeform { return .screen }
      return size.width == screen.width ? .width(height: size.height) : .fixed(size)
    }
  }

  var title: String {
    let controller = root.controller
    let names = [
      controller?["userLabel"], controller?["title"], controller?.child(keyed: "navigationItem")?["title"],
      controller?["customClass"], controller?["storyboardIdentifier"], root.element["userLabel"],
      root.element["reuseIdentifier"], root.element["customClass"],
    ]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? (controller ?? root.element).kindName
  }
}

extension DocumentElement {
  /// The kind of the element in words: `table view cell` for `tableViewCell`.
  var kindName: String {
    var words = ""
    for character in name {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
