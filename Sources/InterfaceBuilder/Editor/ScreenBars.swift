import AppleDevices
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
  ///   - environment: The environment on the device, with the bars.
  ///   - device: The device.
  ///   - rootSize: The size of the root view, in points.
  ///   - toolsVersion: The major version of the editor.
  ///   - namesDevice: Whether the document says which device it is drawn for.
  package func editorInsets(
    _ environment: LayoutEnvironment, on device: Device, rootSize: LayoutSize, toolsVersion: Int,
    namesDevice: Bool = true
  ) -> LayoutInsets {
    var insets = environment.safeAreaInsets
    let shown = environment.bars
    if namesDevice && device.hasHomeButton && device.idiom == .phone && (15_000..<21_700).contains(toolsVersion) {
      insets.top -= shown.status
    }
    if namesDevice && bars == .none && device.idiom == .phone && toolsVersion < 14_400
      && rootSize.width >= rootSize.height && rootSize.width <= environment.size.height
    {
      // These versions take what is wider than high for a phone in landscape, which has no status bar.
      insets.top = 0
    }
    // From version 15 on, the toolbars of phones are as high as their tab bars.
    if bars.hasToolbar && toolsVersion >= 15_000 && device.idiom == .phone { insets.bottom += 49 - shown.tool }
    var (isBelow, isAbove) = (beginsBelowNavigationBar, endsAboveBottomBar)
    if !isFreeform && rootSize.width == environment.size.width {
      let missing = environment.size.height - rootSize.height
      let top = [insets.top, shown.navigation].filter { $0 > 0 && bars.navigationBar != .none }
      if missing == (device.hasHomeButton ? 20 : 54) && toolsVersion >= 15_000 {
        // A sheet begins below the status bar, and its navigation bar is higher.
        insets.top = bars.navigationBar == .none ? 0 : 56
      } else if top.contains(missing) {
        isBelow = true
      } else if shown.tab > 0, top.contains(where: { $0 + insets.bottom == missing }) {
        (isBelow, isAbove) = (true, true)
      }
    } else if (15_000..<19_500).contains(toolsVersion) && rootSize.width <= environment.size.width
      && rootSize.height < environment.size.height
    {
      // These versions look at where a small view reaches the end of the screen.
      insets.bottom = 0
    }
    // Views begin and end at opaque bars and have nothing to keep clear of there.
    if isBelow { insets.top = 0 }
    if isAbove { insets.bottom = 0 }
    let fills = rootSize == environment.size && !isFreeform
    if !device.hasHomeButton && fills && bars == .none && (23_727..<32_000).contains(toolsVersion) {
      // These versions add the insets of the screen twice.
      insets = LayoutInsets(
        top: 2 * insets.top, left: 2 * insets.left, bottom: 2 * insets.bottom, right: 2 * insets.right)
    }
    return insets
  }
}
