import AppleDevices
import InterfaceBuilder
import LayoutModel

/// The layouts that a scene needs: device configurations in which nothing that the scene depends on differs share one.
struct SceneCells {
  /// One layout.
  struct Cell {
    /// Where the scene is laid out.
    let environment: LayoutEnvironment
    /// Which of the variants is laid out.
    let variant: Int
    /// The places of the device configurations that it stands for.
    var deviceConfigurations: [Int]
  }

  /// The scene as it is for the size classes that occur; one, if it is the same for all.
  private(set) var variants: [InterfaceScene] = []

  /// The layouts, in the order of the first of their device configurations.
  private(set) var cells: [Cell] = []
  /// The device configurations in which the scene can be laid out.
  private(set) var examined: [Int] = []

  /// - Parameters:
  ///   - scene: The scene.
  ///   - deviceConfigurations: Those of the check.
  ///   - generation: The generation of the system, or nil.
  init(
    _ scene: InterfaceScene, _ deviceConfigurations: [DeviceConfiguration], on generation: Device.SystemGeneration?
  ) {
    var known: [LayoutEnvironment: Int] = [:]
    var variantsByTraits: [VariantTraits: Int] = [:]
    for (place, item) in deviceConfigurations.enumerated() {
      let environment = scene.environment(
        on: item.device, in: item.orientation, generation: generation, textSize: item.textSize,
        direction: item.direction, pane: item.pane)
      guard var environment else { continue }
      // What has a size of its own does not see the screen.
      if scene.sizing != .screen { environment.forgetScreen() }
      examined.append(place)
      if let cell = known[environment] {
        cells[cell].deviceConfigurations.append(place)
      } else {
        known[environment] = cells.count
        let traits = scene.hasVariations ? VariantTraits(environment.traits) : VariantTraits(Traits())
        let variant = variantsByTraits[traits] ?? variants.count
        if variant == variants.count {
          variantsByTraits[traits] = variant
          variants.append(scene.resolved(for: environment.traits))
        }
        cells.append(Cell(environment: environment, variant: variant, deviceConfigurations: [place]))
      }
    }
  }

  /// What a document may say different things for.
  private struct VariantTraits: Hashable {
    let classes: Device.SizeClasses
    let idiom: InterfaceIdiom

    init(_ traits: Traits) {
      classes = Device.SizeClasses(traits.horizontalSizeClass, traits.verticalSizeClass)
      idiom = traits.idiom
    }
  }

  /// The scene that is laid out in a cell.
  func scene(of cell: Int) -> InterfaceScene { variants[cells[cell].variant] }

  /// The layouts for each pair of size classes, since what varies in a document varies with these; in the order of the first of each.
  var cellsBySizeClass: [[Int]] {
    var places: [Device.SizeClasses: Int] = [:]
    var result: [[Int]] = []
    for (cell, item) in cells.enumerated() {
      let classes = item.environment.sizeClasses
      if let place = places[classes] {
        result[place].append(cell)
      } else {
        places[classes] = result.count
        result.append([cell])
      }
    }
    return result
  }
}

extension LayoutEnvironment {
  /// The two size classes.
  var sizeClasses: Device.SizeClasses { Device.SizeClasses(traits.horizontalSizeClass, traits.verticalSizeClass) }

  /// Leaves out what only a view that fills the screen depends on.
  fileprivate mutating func forgetScreen() {
    safeAreaInsets = .zero
    bars = .none
    keyboardHeight = 0
    deviceName = ""
    cornerRadius = nil
    screenClass = .phoneAllScreen
  }
}
