import AppleDevices
import LayoutModel

/// The device configurations of a check: every combination of some devices, orientations, text sizes, directions and panes.
package struct CheckMatrix: Hashable, Sendable {
  /// Which devices a document is laid out on.
  package enum Devices: Hashable, Sendable {
    /// One of each screen of the kind of device that the document was drawn for, and of iPads as well if it was drawn for an iPhone and
    /// the app runs on both.
    case automatic
    /// These, whatever the document was drawn for.
    case chosen([Device])
  }

  /// The devices.
  package var devices: Devices
  /// How they are held.
  package var orientations: [ScreenOrientation]
  /// What the app's project says; orientations that the app does not have are left out.
  var app = AppSupport()
  /// The text sizes that users prefer.
  package var textSizes: [TextSizeCategory]
  /// Where leading is.
  package var directions: [InterfaceLayoutDirection]
  /// The parts of the screen. A device that has none of that name is left out for it.
  var panes: [MultitaskingPane]
  /// The generation of the system; nil stands for each device's newest one whose safe area is known.
  package var generation: Device.SystemGeneration?

  /// Makes a matrix; without arguments one of each screen in both orientations, with text in its default size, from left to right.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - orientations: How they are held.
  ///   - textSizes: The text sizes that users prefer.
  ///   - directions: Where leading is.
  ///   - panes: The parts of the screen.
  ///   - generation: The generation of the system, or nil.
  package init(
    devices: Devices = .automatic, orientations: [ScreenOrientation] = ScreenOrientation.allCases,
    textSizes: [TextSizeCategory] = [.large], directions: [InterfaceLayoutDirection] = [.leftToRight],
    panes: [MultitaskingPane] = [.full], generation: Device.SystemGeneration? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.textSizes = textSizes
    self.directions = directions
    self.panes = panes
    self.generation = generation
  }

  /// The device configurations of a document: devices outermost, then text sizes, directions, orientations and panes, so that neighbours differ as
  /// little as possible in what a layout depends on. Devices of which the safe area is not known for the generation are left out.
  ///
  /// - Parameter idiom: The kind of device that the document was drawn for.
  package func deviceConfigurations(for idiom: InterfaceIdiom) -> [DeviceConfiguration] {
    var result: [DeviceConfiguration] = []
    for device in deviceList(for: idiom) {
      guard let known = generation ?? device.latestGeneration, device.safeArea(on: known) != nil else { continue }
      for textSize in textSizes {
        for direction in directions {
          for orientation in orientations where app.orientations[device.idiom]?.contains(orientation) ?? true {
            for pane in panes where device.geometry(of: pane, in: orientation) != nil {
              result.append(deviceConfigurations(device, orientation, textSize, direction, pane))
            }
          }
        }
      }
    }
    return result
  }

  /// Whether there is any device on which documents can be laid out. Where there is none, a check would find nothing, whatever is wrong.
  package var hasDeviceConfigurations: Bool { InterfaceIdiom.known.contains { !deviceConfigurations(for: $0).isEmpty } }

  private func deviceList(for idiom: InterfaceIdiom) -> [Device] {
    switch devices {
    case .automatic:
      DeviceChoice.distinctScreens(
        of: idiom == .phone && app.idioms.contains(.pad) ? [.phone, .pad] : [idiom], on: generation)
    case .chosen(let devices): devices
    }
  }

  private func deviceConfigurations(
    _ device: Device, _ orientation: ScreenOrientation, _ textSize: TextSizeCategory,
    _ direction: InterfaceLayoutDirection, _ pane: MultitaskingPane
  ) -> DeviceConfiguration {
    var parts = [device.name]
    if orientations.count > 1 || orientation == .landscape { parts.append(orientation.rawValue) }
    if pane != .full { parts.append("\(pane)") }
    if textSizes.count > 1 || textSize != .large { parts.append("\(TextSizeName(textSize)) text") }
    if directions.count > 1 || direction == .rightToLeft { parts.append(direction.shortName) }
    return DeviceConfiguration(
      device: device, orientation: orientation, textSize: textSize, direction: direction, pane: pane,
      label: parts.joined(separator: ", "))
  }
}

extension InterfaceLayoutDirection {
  /// `left to right` or `right to left`.
  var shortName: String { self == .leftToRight ? "left to right" : "right to left" }
}
