import AppleDevices
import LayoutModel

/// What Interface Builder simulates for a device, as far as it is not what the device has.
///
/// Read off the frames in documents, not documented anywhere.
package enum EditorDevice {
  /// A device of the catalogue with the insets that the editor gives the simulated one; nil for one that is not known. Early versions gave
  /// some devices the insets of others.
  ///
  /// - Parameters:
  ///   - id: The editor's name of the device; nil in documents without one.
  ///   - toolsVersion: The major version of the editor.
  package static func device(_ id: String?, toolsVersion: Int) -> Device? {
    name(id, toolsVersion).flatMap { DeviceCatalogue.device(named: $0) }
  }

  private static func name(_ id: String?, _ toolsVersion: Int) -> String? {
    switch id {
    case nil: "iPhone 8"
    case "retina3_5": "iPhone 4s"
    case "retina4_0": "iPhone SE"
    case "retina4_7": "iPhone 8"
    case "retina5_5": "iPhone 8 Plus"
    case "retina5_9": toolsVersion < 22000 ? "iPhone X" : "iPhone 13 mini"
    case "retina6_1": toolsVersion < 21000 ? "iPhone XS Max" : "iPhone 11"
    case "retina6_5": "iPhone 11 Pro Max"
    case "retina6_0": toolsVersion < 21000 ? "iPhone 11 Pro" : "iPhone 12"
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

  /// The pixels per point of a simulated device.
  ///
  /// - Parameters:
  ///   - id: The editor's name of the device; nil in documents without one.
  ///   - device: The device of the catalogue whose insets it has.
  package static func scale(_ id: String?, _ device: Device) -> Double {
    // Its insets are those of a device with three pixels a point in early versions; it always had two.
    id == "retina6_1" ? 2 : device.scale
  }
}

extension LayoutEnvironment {
  /// The side margin that the editor gives a root view, in points, where it is not the one that phones were measured to have: it has 20 from 394
  /// points of width on.
  var editorRootMargin: Double? {
    traits.idiom == .phone && traits.orientation == .portrait && size.width > 393 && size.width < 414 ? 20 : nil
  }

  /// The margins that the editor gives the content view of a table cell.
  ///
  /// The sides are those of a root view 32 points wider than the cell, which is what a grouped list is inset by, and 8 beside an
  /// accessory. Top and bottom differ between versions of the editor. Versions 14.8 to 16 draw cells that no table controller shows without a
  /// separator, and give those 15 at the sides.
  ///
  /// - Parameters:
  ///   - content: The size of the content view, in points.
  ///   - cell: The size of the cell, in points.
  ///   - isInTableController: Whether a table controller shows the cell.
  ///   - listWidth: The width of an inset table that the cell lies in, in points; nil for other cells.
  ///   - toolsVersion: The major version of the editor.
  package func editorMargins(
    content: LayoutSize, cell: LayoutSize, isInTableController: Bool, listWidth: Double? = nil, toolsVersion: Int
  ) -> LayoutInsets {
    if toolsVersion < 13000 { return LayoutInsets(top: 8, left: 8, bottom: 8, right: 8) }
    var side = LayoutMargins.systemMinimum(width: (listWidth ?? cell.width) + 32, traits: traits, sideInsets: 0)
    if (14_800..<17_000).contains(toolsVersion) && !isInTableController && content.height == cell.height { side = 15 }
    let end = (24000..<32000).contains(toolsVersion) ? 15.0 : 11
    let hasAccessory = content.width < cell.width
    return LayoutInsets(top: end, left: side, bottom: end, right: hasAccessory ? 8 : side)
  }
}
