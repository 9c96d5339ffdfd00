import AppleDevices
import LayoutModel

/// An environment with a name.
public struct LabelledEnvironment: Hashable, Sendable {
  /// `iPhone 15, portrait, large, leftToRight`; a pane other than the whole screen is named after the orientation.
  public let label: String
  /// The environment.
  public let environment: LayoutEnvironment

  /// Gives an environment a name.
  ///
  /// - Parameters:
  ///   - label: The name, for reports.
  ///   - environment: The environment.
  public init(_ label: String, _ environment: LayoutEnvironment) {
    self.label = label
    self.environment = environment
  }
}

/// Every combination of devices, orientations, text sizes, directions and panes.
public struct EnvironmentMatrix: Hashable, Sendable {
  /// The devices.
  public var devices: [Device]
  /// How they are held.
  public var orientations: [ScreenOrientation]
  /// The text sizes that users prefer.
  public var textSizes: [TextSizeCategory]
  /// Where leading is.
  public var directions: [InterfaceLayoutDirection]
  /// Whether every pane of multitasking is taken too, and not the whole screen alone.
  public var includesPanes: Bool
  /// The generation of the system; nil stands for each device's newest one whose safe area is known.
  public var generation: Device.SystemGeneration?
  /// The bars to show.
  public var bars: BarConfiguration

  /// Makes a matrix; without arguments one device for every distinct screen, in both orientations, at all text sizes and in both directions.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - orientations: How they are held.
  ///   - textSizes: The text sizes that users prefer.
  ///   - directions: Where leading is.
  ///   - includesPanes: Whether every pane of multitasking is taken too.
  ///   - generation: The generation of the system, or nil.
  ///   - bars: The bars to show.
  public init(
    devices: [Device] = DeviceCatalogue.distinctScreens,
    orientations: [ScreenOrientation] = ScreenOrientation.allCases,
    textSizes: [TextSizeCategory] = TextSizeCategory.allCases,
    directions: [InterfaceLayoutDirection] = InterfaceLayoutDirection.allCases, includesPanes: Bool = false,
    generation: Device.SystemGeneration? = nil, bars: BarConfiguration = .none
  ) {
    self.devices = devices
    self.orientations = orientations
    self.textSizes = textSizes
    self.directions = directions
    self.includesPanes = includesPanes
    self.generation = generation
    self.bars = bars
  }

  /// The environments: devices outermost, then text sizes, directions, orientations and panes, so that neighbours differ as
  /// little as possible in what a layout depends on. Devices of which the safe area is not known for the generation are left out.
  public var environments: [LabelledEnvironment] {
    var result: [LabelledEnvironment] = []
    for device in devices {
      for textSize in textSizes {
        for direction in directions {
          for orientation in orientations {
            append(device, textSize, direction, orientation, to: &result)
          }
        }
      }
    }
    return result
  }

  private func append(
    _ device: Device, _ textSize: TextSizeCategory, _ direction: InterfaceLayoutDirection,
    _ orientation: ScreenOrientation, to result: inout [LabelledEnvironment]
  ) {
    for pane in includesPanes ? device.panes(in: orientation) : [.full] {
      let environment = device.environment(
        in: orientation, on: generation, direction: direction, textSize: textSize, bars: bars, pane: pane)
      guard let environment else { continue }
      let place = pane == .full ? orientation.rawValue : "\(orientation.rawValue) \(pane)"
      result.append(
        LabelledEnvironment("\(device.name), \(place), \(textSize), \(direction.rawValue)", environment))
    }
  }
}
