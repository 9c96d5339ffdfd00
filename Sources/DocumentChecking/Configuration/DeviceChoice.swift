import AppleDevices
import LayoutModel

/// Devices by what people call them.
package enum DeviceChoice {
  /// One device for every screen that a layout can tell apart: a size and the safe areas on it. Of devices that agree in these the newest
  /// stands for the others. Devices that never got system 15 are left out, since no app of today runs on them.
  ///
  /// - Parameters:
  ///   - idioms: The kinds of devices.
  ///   - generation: The generation of the system; nil stands for each device's newest one whose safe area is known.
  /// - Complexity: O(n) for n devices of the catalogue.
  package static func distinctScreens(
    of idioms: Set<InterfaceIdiom>, on generation: Device.SystemGeneration? = nil
  ) -> [Device] {
    var seen: Set<Screen> = []
    var result: [Device] = []
    for device in DeviceCatalogue.all.reversed()
    where idioms.contains(device.idiom) && device.lastMajorSystem >= oldestSystem {
      guard let known = generation ?? device.latestGeneration, let safeArea = device.safeArea(on: known) else {
        continue
      }
      let screen = Screen(size: device.size, isPad: device.idiom == .pad, insets: safeArea.insets)
      if seen.insert(screen).inserted { result.append(device) }
    }
    return result.reversed()
  }

  /// The names that ``devices(named:on:)`` takes: those of all devices and of groups of them.
  static var names: [String] { groups + DeviceCatalogue.all.map(\.name) }

  /// What stands for several devices.
  static let groups = ["all", "iphone", "ipad"]

  /// The devices of a name; nil if there is none. Upper and lower case are the same.
  ///
  /// `all`, `iphone` and `ipad` stand for one of each distinct screen.
  ///
  /// - Parameters:
  ///   - name: The name on the box, an identifier of the hardware, or a group.
  ///   - generation: The generation of the system, for the groups.
  package static func devices(named name: String, on generation: Device.SystemGeneration? = nil) -> [Device]? {
    let wanted = name.lowercased()
    switch wanted {
    case "all": return distinctScreens(of: [.phone, .pad], on: generation)
    case "iphone": return distinctScreens(of: [.phone], on: generation)
    case "ipad": return distinctScreens(of: [.pad], on: generation)
    default:
      let found = DeviceCatalogue.all.first {
        $0.name.lowercased() == wanted || $0.modelIdentifiers.contains { $0.lowercased() == wanted }
      }
      return found.map { [$0] }
    }
  }

  /// A device as people choose it from a list.
  package struct Listed: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its width in portrait, in whole points.
    package let width: Int
    /// Its height in portrait, in whole points.
    package let height: Int
    /// Whether the groups contain it, for all devices with its screen.
    package let standsForItsScreen: Bool
  }

  /// All devices, in the order of the catalogue.
  package static var listing: [Listed] {
    let chosen = Set(distinctScreens(of: [.phone, .pad]).map(\.name))
    return DeviceCatalogue.all.map { device in
      Listed(
        name: device.name, width: Int(device.size.width), height: Int(device.size.height),
        standsForItsScreen: chosen.contains(device.name))
    }
  }

  private static let oldestSystem = 15

  private struct Screen: Hashable {
    let size: LayoutSize
    let isPad: Bool
    let insets: Device.Oriented<LayoutInsets>
  }
}

extension Device {
  /// The number before the point of the last system that runs on the device; a system of the future where that is open.
  fileprivate var lastMajorSystem: Int {
    if lastSystemVersion.hasSuffix("+") || lastSystemVersion.isEmpty { return .max }
    return Int(lastSystemVersion.prefix { $0.isNumber }) ?? .max
  }
}

extension InterfaceIdiom {
  /// All kinds of devices.
  static let known: [InterfaceIdiom] = [.phone, .pad]
}
