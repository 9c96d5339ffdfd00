import AppleDevices
import LayoutModel

/// One of the device configurations that scenes are laid out in: a device, held in some way, by someone with preferences.
package struct DeviceConfiguration: Hashable, Sendable {
  /// The device.
  package let device: Device
  /// How it is held.
  package let orientation: ScreenOrientation
  /// The text size that the user prefers.
  let textSize: TextSizeCategory
  /// Where leading is.
  let direction: InterfaceLayoutDirection
  /// The part of the screen.
  let pane: MultitaskingPane
  /// What people call it: the device, and what else is not the same in all device configurations of a check.
  package let label: String

  /// Makes a device configuration.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held.
  ///   - textSize: The text size that the user prefers.
  ///   - direction: Where leading is.
  ///   - pane: The part of the screen.
  ///   - label: What people call it; nil for the device and the orientation.
  init(
    device: Device, orientation: ScreenOrientation = .portrait, textSize: TextSizeCategory = .large,
    direction: InterfaceLayoutDirection = .leftToRight, pane: MultitaskingPane = .full, label: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.direction = direction
    self.pane = pane
    self.label = label ?? "\(device.name), \(orientation.rawValue)"
  }
}
