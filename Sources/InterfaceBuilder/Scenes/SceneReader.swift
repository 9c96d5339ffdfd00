import LayoutModel

/// Reads a scene: builds its tree, and brings the sizes of contents into agreement with the frames that the document records.
struct SceneReader {
  private(set) var blueprint: SceneBlueprint
  private(set) var assembly: SceneAssembly
  private let environment: LayoutEnvironment
  private let traits: SizeClassTraits

  /// How often lengths are taken from the record until the layout agrees with it. Each view has two at most, and a change of one can bring another
  /// to light.
  private static let rounds = 6

  init(_ blueprint: SceneBlueprint) {
    self.blueprint = blueprint
    environment = blueprint.designEnvironment
    traits = blueprint.designTraits
    assembly = SceneAssembly(blueprint, traits)
    for (element, view) in assembly.views where view != assembly.tree.root {
      let insets = element.alignmentRectInsets(toolsVersion: blueprint.facts.toolsVersion)
      self.blueprint.contents[element.element] = ElementContent(
        element, blueprint.facts, insets: insets, scale: environment.traits.displayScale)
    }
    calibrate()
  }

  var scene: InterfaceScene { InterfaceScene(assembly, blueprint, environment) }

  /// What became of each constraint; one that is not installed here counts as installed if it is for other size classes.
  var fates: [DocumentElement: SceneAssembly.ConstraintFate] {
    var fates = assembly.fates
    guard blueprint.root.element.hasVariations else { return fates }
    for horizontal in [SizeClass.compact, .regular] {
      for vertical in [SizeClass.compact, .regular] {
        let traits = SizeClassTraits(
          Traits(horizontalSizeClass: horizontal, verticalSizeClass: vertical, idiom: traits.idiom))
        guard traits != self.traits else { continue }
        fates.merge(SceneAssembly(blueprint, traits).fates) { first, other in
          first == .notInstalled && other == .installed ? .installed : first
        }
      }
    }
    return fates
  }

  /// Lets contents follow the record wherever the layout follows the contents.
  private mutating func calibrate() {
    for _ in 0..<Self.rounds {
      guard followRecord() else { return }
      assembly = SceneAssembly(blueprint, traits)
    }
  }

  /// Whether some content was changed.
  private mutating func followRecord() -> Bool {
    var engine = LayoutEngine(
      tree: assembly.tree, environment: environment, measurer: .calibrated(by: assembly.calibrations))
    guard let result = try? engine.layout() else { return false }
    let scale = environment.traits.displayScale
    var isChanged = false
    for (element, view) in assembly.views {
      guard var content = blueprint.contents[element.element], let frame = result.frame(of: view),
        let recorded = element.element.rectangle(keyed: "frame")
      else { continue }
      guard content.hasSize || element.mayHaveContent else { continue }
      let insets = assembly.tree.alignmentRectInsets(of: view)
      let exact = result.exactFrame(of: view) ?? frame
      let own = result.content(of: view)
      let comparison = ElementContent.Comparison(
        frame: LayoutSize(
          width: exact.width - insets.left - insets.right, height: exact.height - insets.top - insets.bottom),
        wanted: (own.width, own.height), missesWidth: (frame.width - recorded.width).magnitude > Self.tolerance,
        missesHeight: (frame.height - recorded.height).magnitude > Self.tolerance, scale: scale)
      if content.follow(comparison) { isChanged = true }
      blueprint.contents[element.element] = content
    }
    return isChanged
  }

  /// How far a frame on pixels may be from the recorded one, in points.
  private static let tolerance = 0.01
}

extension VariedElement {
  /// Whether a view that has no known content may have one all the same: an image, and what an app draws itself. Where the editor calls a view
  /// ambiguous, it knows of no content.
  fileprivate var mayHaveContent: Bool {
    switch ViewKind(elementName: element.name) {
    case .image, .button: true
    case .plain, .content, .stack:
      !isSet("ambiguous") && (element.subviewElements.isEmpty || element["customClass"] != nil)
    default: false
    }
  }
}

extension InterfaceScene {
  init(_ assembly: SceneAssembly, _ blueprint: SceneBlueprint, _ environment: LayoutEnvironment) {
    self.init(
      root: InterfaceElement(VariedElement(blueprint.root.element, assembly.traits)),
      title: blueprint.title, source: blueprint.root.source, sizing: blueprint.sizing, elements: assembly.elements,
      tree: assembly.tree, designEnvironment: environment, bars: blueprint.bars.bars,
      measurer: .calibrated(by: assembly.deviceCalibrations), designMeasurer: .calibrated(by: assembly.calibrations),
      estimatedViews: Set(assembly.calibrations.keys),
      textEstimates: assembly.deviceCalibrations.mapValues(\.estimate), viewElements: assembly.viewElements,
      constraintElements: assembly.constraintElements,
      blueprint: blueprint.root.element.hasVariations ? blueprint : nil)
  }
}
