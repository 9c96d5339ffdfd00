import AppleDevices
import LayoutModel

/// What Interface Builder simulates for a device, as far as it is not what the device has.
///
/// Read off the frames in documents, not documented anywhere.
package enum EditorDevice {
  /// The device of the catalogue that the editor simulates; nil for one that is not known.
  ///
  /// - Parameter id: The editor's name of the device; nil in documents without one.
  package static func device(_ id: String?) -> Device? { name(id).flatMap { DeviceCatalogue.device(named: $0) } }

  private static func name(_ id: String?) -> String? {
    switch id {
    case nil: "iPhone 8"
    case "retina3_5": "iPhone 4s"
    case "retina4_0": "iPhone SE"
    case "retina4_7": "iPhone 8"
    case "retina5_5": "iPhone 8 Plus"
    case "retina5_9": "iPhone X"
    case "retina6_1": "iPhone 11"
    case "retina6_5": "iPhone 11 Pro Max"
    case "retina6_0": "iPhone 12"
    case "retina6_7": "iPhone 12 Pro Max"
    case "retina6_12": "iPhone 15"
    case "retina6_72": "iPhone 15 Pro Max"
    case "retina6_3": "iPhone 16 Pro"
    case "ipad9_7": "iPad Pro (9.7-inch)"
    case "ipad10_2": "iPad (7th generation)"
    case "ipad10_5": "iPad Pro (10.5-inch)"
    case "ipad12_9": "iPad Pro (12.9-inch)"
    case "ipad11_0rounded": "iPad Pro (11-inch)"
    case "ipad12_9rounded": "iPad Pro (12.9-inch) (3rd generation)"
    default: nil
    }
  }

  /// The height of the status bar that the editor simulates in portrait, in points; nil where it is the device's own.
  ///
  /// Versions differ in what they know of a device; those with a notch had 44 for all of them at first.
  ///
  /// - Parameters:
  ///   - id: The editor's name of the device; nil in documents without one.
  ///   - device: The device that is simulated.
  ///   - toolsVersion: The major version of the editor.
  static func statusBar(_ id: String?, _ device: Device, toolsVersion: Int) -> Double? {
    switch id {
    case "retina5_9": toolsVersion < 21_300 ? 44 : toolsVersion < 21_700 ? 47 : 50
    case "retina6_1": toolsVersion < 21_225 ? 44 : 48
    case "retina6_0", "retina6_7": toolsVersion < 21_000 ? 44 : 47
    default:
      device.hasHomeButton && device.idiom == .phone && EditorVersion.withoutStatusBar.contains(toolsVersion) ? 0 : nil
    }
  }
}
