import AppleDevices
import LayoutModel

/// A part of a document that is laid out on its own: the view of a controller, a view of a xib, a cell, a header or a footer.
public struct InterfaceScene: Sendable {
  /// What the scene belongs to.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The view of a view controller.
    case controller
    /// A view at the top level of a document.
    case view
    /// A cell of a table or a collection.
    case cell
    /// A header or a footer of a table or a collection.
    case supplementary
  }

  /// How large the scene is on a device.
  public enum Sizing: Hashable, Sendable {
    /// As large as the screen, or what a pane leaves of it.
    case screen
    /// As wide as the screen and as high as in the document.
    case width(height: Double)
    /// As wide as the screen and as high as its constraints make it.
    case fittingHeight
    /// As large as in the document, everywhere.
    case fixed(LayoutSize)
  }

  /// The root view.
  public let root: InterfaceElement
  /// What people call the scene: the controller's title, its class or its kind.
  public let title: String
  /// What the scene belongs to.
  public let source: Source
  /// How large the scene is on a device.
  public let sizing: Sizing
  /// The views, guides and constraints that are installed, in the order of the document.
  public let elements: [InterfaceElement]
  /// The views and constraints as a tree.
  public let tree: LayoutTree
  /// The environment that the document was drawn for.
  public let designEnvironment: LayoutEnvironment
  /// The bars around the scene.
  package let bars: BarConfiguration
  /// What tells how large texts are on devices: their estimates, calibrated by the sizes in the document that can be the texts' own.
  public let measurer: ContentMeasurer
  /// What tells how large texts are in the editor, where layouts agree with all sizes in the document.
  private let designMeasurer: ContentMeasurer
  /// The views whose content sizes are estimated elsewhere than in the document, because they show text.
  public let estimatedViews: Set<ViewHandle>
  /// How far the estimates may be trusted.
  private let textEstimates: [ViewHandle: TextEstimate]

  private let viewElements: [ViewHandle: Int]
  private let constraintElements: [LayoutConstraint.Handle: Int]
  private let viewsByID: [String: ViewHandle]
  /// What the scene is made from again for other size classes; nil if it is the same for all.
  private let blueprint: SceneBlueprint?

  /// Makes a scene without variations.
  package init(
    root: InterfaceElement, title: String, source: Source, sizing: Sizing, elements: [InterfaceElement],
    tree: LayoutTree, designEnvironment: LayoutEnvironment, bars: BarConfiguration = .none,
    measurer: ContentMeasurer, estimatedViews: Set<ViewHandle> = [], textEstimates: [ViewHandle: TextEstimate] = [:],
    viewElements: [ViewHandle: Int], constraintElements: [LayoutConstraint.Handle: Int]
  ) {
    self.init(
      root: root, title: title, source: source, sizing: sizing, elements: elements, tree: tree,
      designEnvironment: designEnvironment, bars: bars, measurer: measurer, designMeasurer: measurer,
      estimatedViews: estimatedViews, textEstimates: textEstimates, viewElements: viewElements,
      constraintElements: constraintElements, blueprint: nil)
  }

  init(
    root: InterfaceElement, title: String, source: Source, sizing: Sizing, elements: [InterfaceElement],
    tree: LayoutTree, designEnvironment: LayoutEnvironment, bars: BarConfiguration, measurer: ContentMeasurer,
    designMeasurer: ContentMeasurer, estimatedViews: Set<ViewHandle>, textEstimates: [ViewHandle: TextEstimate],
    viewElements: [ViewHandle: Int], constraintElements: [LayoutConstraint.Handle: Int], blueprint: SceneBlueprint?
  ) {
    self.blueprint = blueprint
    self.root = root
    self.title = title
    self.source = source
    self.sizing = sizing
    self.elements = elements
    self.tree = tree
    self.designEnvironment = designEnvironment
    self.bars = bars
    self.measurer = measurer
    self.designMeasurer = designMeasurer
    self.estimatedViews = estimatedViews
    self.textEstimates = textEstimates
    self.viewElements = viewElements
    self.constraintElements = constraintElements
    var viewsByID: [String: ViewHandle] = [:]
    for (view, place) in viewElements { viewsByID[elements[place].id] = view }
    self.viewsByID = viewsByID
  }

  /// The element that a view was read from; nil for a view of the tree that no element stands for.
  public func element(of view: ViewHandle) -> InterfaceElement? { viewElements[view].map { elements[$0] } }

  /// The element that a constraint was read from; nil for one that the reader added.
  public func element(of constraint: LayoutConstraint.Handle) -> InterfaceElement? {
    constraintElements[constraint].map { elements[$0] }
  }

  /// The view that was read from an element; nil if the scene has none with that id.
  public func view(withID id: String) -> ViewHandle? { viewsByID[id] }

  /// Whether views, constraints or numbers differ between size classes, so that an environment with others needs ``resolved(for:)``.
  public var hasVariations: Bool { blueprint != nil }

  /// The scene as it is for other size classes: with the views and constraints that are installed there, and the numbers that hold there.
  ///
  /// The handles of views and constraints are those of the returned scene's tree.
  ///
  /// - Parameter traits: The size classes and the idiom decide.
  /// - Returns: The scene itself if it is the same for all size classes.
  /// - Complexity: O(n) for n elements.
  public func resolved(for traits: Traits) -> InterfaceScene {
    guard let blueprint else { return self }
    return InterfaceScene(SceneAssembly(blueprint, SizeClassTraits(traits)), blueprint, designEnvironment)
  }

  /// An engine that lays the scene out, in the environment that the document was drawn for.
  public var engine: LayoutEngine { LayoutEngine(tree: tree, environment: designEnvironment, measurer: designMeasurer) }

  /// How far the size of a view's text may be trusted; nil for a view whose size does not rest on an estimate.
  package func textEstimate(of view: ViewHandle) -> TextEstimate? {
    estimatedViews.contains(view) ? textEstimates[view] ?? .standard : nil
  }

  /// The environment of the scene on a device, with its bars and its size; nil where the device has no such pane.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held.
  ///   - generation: The generation of the system; nil stands for the newest one whose safe area is known.
  ///   - textSize: The text size that the user prefers.
  ///   - direction: Where leading is.
  ///   - pane: The part of the screen.
  public func environment(
    on device: Device, in orientation: ScreenOrientation, generation: Device.SystemGeneration? = nil,
    textSize: TextSizeCategory = .large,
    direction: InterfaceLayoutDirection = .leftToRight, pane: MultitaskingPane = .full
  ) -> LayoutEnvironment? {
    guard
      var environment = device.environment(
        in: orientation, on: generation, direction: direction, textSize: textSize, bars: bars, pane: pane)
    else { return nil }
    environment.mirrorsMultipliers = false
    switch sizing {
    case .screen: break
    case .width(let height): environment.size.height = height
    case .fittingHeight: environment.size.height = designEnvironment.size.height
    case .fixed(let size): environment.size = size
    }
    if sizing != .screen { environment.safeAreaInsets = .zero }
    return environment
  }
}
