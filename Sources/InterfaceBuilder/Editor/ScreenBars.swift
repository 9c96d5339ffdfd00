import LayoutModel

/// The bars around a root view, and whether it lies under them.
package struct ScreenBars: Hashable, Sendable {
  /// The bars.
  package var bars: BarConfiguration
  /// Whether the root begins below an opaque navigation bar.
  package var beginsBelowNavigationBar: Bool
  /// Whether the root ends above an opaque bar at the bottom.
  package var endsAboveBottomBar: Bool
  /// Whether the size of the root is its own and not that of a device.
  package var isFreeform: Bool

  package init(
    bars: BarConfiguration = .none, beginsBelowNavigationBar: Bool = false, endsAboveBottomBar: Bool = false,
    isFreeform: Bool = false
  ) {
    self.bars = bars
    self.beginsBelowNavigationBar = beginsBelowNavigationBar
    self.endsAboveBottomBar = endsAboveBottomBar
    self.isFreeform = isFreeform
  }

  /// What the editor makes of a device's insets.
  ///
  /// - Parameters:
  ///   - environment: The surroundings on the device, with the bars.
  ///   - device: The device.
  ///   - rootSize: The size of the root view, in points.
  ///   - toolsVersion: The major version of the editor.
  package func editorInsets(
    _ environment: LayoutEnvironment, on device: Device, rootSize: Size, toolsVersion: Int
  ) -> EdgeInsets {
    var insets = environment.safeAreaInsets
    if device.hasHomeButton && device.idiom == .phone && (15000..<21700).contains(toolsVersion) {
      insets.top -= environment.bars.status
    }
    // Views begin and end at opaque bars and have nothing to keep clear of there.
    if beginsBelowNavigationBar { insets.top = 0 }
    if endsAboveBottomBar { insets.bottom = 0 }
    let fills = rootSize == environment.size && !isFreeform
    if !device.hasHomeButton && fills && bars == .none && (23727..<32000).contains(toolsVersion) {
      // These versions add the insets of the screen twice.
      insets = EdgeInsets(
        top: 2 * insets.top, left: 2 * insets.left, bottom: 2 * insets.bottom, right: 2 * insets.right)
    }
    return insets
  }
}
