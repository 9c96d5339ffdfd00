import AppleDevices
import LayoutModel

/// The margins that the editor gives a root view in a document, where they are not those of a controller's view.
enum EditorRootMargins {
  /// The margins of the root of a xib that is told to preserve the margins of a superview, which it does not have: at least 8 above and below and
  /// those of a screen at the sides.
  ///
  /// - Parameters:
  ///   - own: The margins that the document gives, in points.
  ///   - environment: The environment that the document was drawn for.
  ///   - toolsVersion: The major version of the editor; from 21.7 on, the safe area counts as such a margin and does not come on top.
  static func preserving(_ own: LayoutInsets, in environment: LayoutEnvironment, toolsVersion: Int) -> LayoutInsets {
    let side = environment.rootLayoutMargins.left
    var least = LayoutInsets(top: 8, left: side, bottom: 8, right: side)
    if EditorVersion.rules(of: toolsVersion) >= 21_700 {
      least.top = max(0, least.top - environment.safeAreaInsets.top)
      least.bottom = max(0, least.bottom - environment.safeAreaInsets.bottom)
    }
    return own.enlarged(to: least)
  }
}

/// The margins that the editor gives the content view of a table cell.
///
/// The rules are read off the frames that documents record; nothing documents them.
package struct EditorCellMargins {
  /// Where a cell is drawn.
  package enum Container: Hashable, Sendable {
    /// The table that is the view of a table controller.
    case tableController
    /// A table inside another view.
    case table
    /// The top level of a document.
    case document
  }

  private let container: Container
  private let screenWidth: Double
  private let hasHomeButton: Bool
  private let toolsVersion: Int

  /// Prepares the rules.
  ///
  /// - Parameters:
  ///   - container: Where the cell is drawn.
  ///   - device: The device that is simulated.
  ///   - orientation: How it is held.
  ///   - toolsVersion: The major version of the editor.
  package init(
    in container: Container, on device: Device, _ orientation: ScreenOrientation, toolsVersion: Int
  ) {
    self.container = container
    screenWidth = device.size(in: orientation).width
    hasHomeButton = device.hasHomeButton
    self.toolsVersion = EditorVersion.rules(of: toolsVersion)
  }

  /// The margins in points.
  ///
  /// - Parameters:
  ///   - content: The size of the content view, in points; less wide than the cell beside an accessory.
  ///   - cell: The size of the cell, in points.
  package func margins(content: LayoutSize, cell: LayoutSize) -> LayoutInsets {
    let side = side(cellWidth: cell.width)
    let hasAccessory = content.width < cell.width
    return LayoutInsets(top: end, left: side, bottom: end, right: hasAccessory ? 8 : side)
  }

  /// Whether margins that a document gives are at least these.
  package var limitsOwnMargins: Bool { toolsVersion >= 17_000 }

  private var end: Double { toolsVersion < 13_500 ? 8 : toolsVersion < 24_000 ? 11 : 15 }

  private func side(cellWidth: Double) -> Double {
    switch toolsVersion {
    case ..<13_500: return 8
    case ..<17_000:
      if container == .table { return 15 }
      if container == .document && toolsVersion >= 14_800 && hasHomeButton { return 15 }
      return cellWidth > 393 ? 20 : 16
    default: return screenWidth >= 390 && cellWidth > 320 ? 20 : 16
    }
  }
}

extension LayoutInsets {
  /// Insets that are on each side at least as large as others.
  func enlarged(to other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
