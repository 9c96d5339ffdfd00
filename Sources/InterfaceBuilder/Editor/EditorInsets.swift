import AppleDevices
import LayoutModel

/// The safe area that the editor gives a root view.
///
/// The rules are read off the frames that documents record; nothing documents them.
package struct EditorInsets {
  private let bars: ScreenBars
  private let device: Device
  private let screen: LayoutSize
  private let root: LayoutSize
  private let toolsVersion: Int
  private let namesDevice: Bool
  /// The status bar and the room of the home indicator.
  private var bare: LayoutInsets
  /// The heights of the bars on the device, without the status bar.
  private let shown: Bars

  /// Prepares the rules for a root view.
  ///
  /// - Parameters:
  ///   - bars: The bars around the view.
  ///   - device: The device that is simulated.
  ///   - id: The editor's name of the device; nil in documents without one.
  ///   - environment: The environment on the device, with the bars.
  ///   - root: The size of the root view, in points.
  ///   - toolsVersion: The major version of the editor.
  package init(
    _ bars: ScreenBars, on device: Device, named id: String?, _ environment: LayoutEnvironment, root: LayoutSize,
    toolsVersion: Int
  ) {
    self.bars = bars
    self.device = device
    self.root = root
    self.toolsVersion = EditorVersion.rules(of: toolsVersion)
    namesDevice = id != nil
    screen = environment.size
    shown = environment.bars
    bare = environment.safeAreaInsets
    bare.top -= shown.navigation + shown.search
    bare.bottom -= shown.tab + shown.tool
    if let status = EditorDevice.statusBar(id, device, toolsVersion: self.toolsVersion) {
      if environment.traits.orientation == .portrait { bare.top = status }
      // In landscape, the housing of the camera lies at one side and may lie at the other.
      if environment.traits.orientation == .landscape && !device.hasHomeButton {
        (bare.left, bare.right) = (status, status)
      }
    }
  }

  /// The insets in points.
  package var insets: LayoutInsets {
    if let sheet { return sheet }
    var result = bare
    if isWithoutStatusBar { result.top = 0 }
    if isSmallWithoutEnd { result.bottom = 0 }
    if doubles {
      // A container is drawn at the top of the screen, and what lies in it ends above the end of the screen.
      if !bars.hasNavigationBar { result.top *= 2 }
      if fillsScreen && !hasBottomBar { result.bottom *= 2 }
    }
    if bars.hasNavigationBar { result.top = navigationBarEnd }
    result.bottom += bottomBar
    let (isBelow, isAbove) = liesBetweenBars
    if isBelow {
      result.top = 0
      // A view that begins below the bar and is as high as the screen reaches beyond its end.
      if root.height == screen.height { result.bottom += navigationBarEnd }
    }
    if isAbove { result.bottom = 0 }
    return result
  }

  // MARK: The screen

  /// Whether the root view is as large as the screen.
  private var fillsScreen: Bool { root == screen && !bars.isFreeform }
  /// How much higher the screen is than the root view.
  private var missingHeight: Double { screen.height - root.height }
  private var isPhone: Bool { device.idiom == .phone }
  /// Whether the display fills the front of a phone, so that it has a home indicator.
  private var hasHomeIndicator: Bool { isPhone && !device.hasHomeButton }

  /// Early versions take what is wider than high for a phone in landscape, which has no status bar. What is smaller than any
  /// phone along both axes has none either.
  private var isWithoutStatusBar: Bool {
    guard namesDevice, toolsVersion < 14_800, isPhone, device.hasHomeButton, bars.bars == .none else { return false }
    return (root.width >= root.height && root.width <= screen.height)
      || (root.width < Self.smallestPhone.width && root.height < Self.smallestPhone.height)
  }

  private static let smallestPhone = LayoutSize(width: 320, height: 480)

  /// Whether a view does not reach the end of the screen for the editor.
  private var isSmallWithoutEnd: Bool {
    hasHomeIndicator && EditorVersion.withoutEndOfSmallViews.contains(toolsVersion) && root.width <= screen.width
      && root.height < screen.height && !liesBetweenBars.below && !liesBetweenBars.above
  }

  /// Whether the editor adds the insets of the screen twice.
  private var doubles: Bool {
    guard hasHomeIndicator, EditorVersion.doublingInsets.contains(toolsVersion) else { return false }
    if fillsScreen { return true }
    switch bars.presenter {
    case .screen: return false
    case .container: return root.width == screen.width
    case .nothing: return true
    }
  }

  // MARK: Bars

  /// Where the navigation bar ends, in points from the top of the screen.
  ///
  /// Versions before 13.5 record it without its position.
  private var navigationBarEnd: Double {
    guard let frame = bars.navigationBarFrame, toolsVersion >= 13_500 else {
      // From version 24 on, the bar is higher, and the status bar counts twice.
      return toolsVersion >= 24_000 ? 2 * bare.top + 54 : bare.top + Self.bar
    }
    let isLarge = frame.height > 90
    return isLarge && bars.collapsesLargeTitle && frame.minY >= bare.top
      ? frame.maxY - BarHeights.largeTitleRow.height : frame.maxY
  }

  /// The height of a navigation bar that the document does not record, and of a toolbar.
  private static let bar = 44.0

  private var hasBottomBar: Bool { bars.bars.hasTabBar || bars.bars.hasToolbar }

  /// The heights of bars at the bottom. From version 15 on, the toolbars of phones are as high as their tab bars.
  private var bottomBar: Double {
    var height = shown.tab
    if bars.bars.hasToolbar { height += isPhone && toolsVersion >= 15_000 ? 49 : Self.bar }
    return height
  }

  /// Whether the root view begins below the navigation bar, and whether it ends above a bar at the bottom, as the document says or as the height
  /// of the view does.
  private var liesBetweenBars: (below: Bool, above: Bool) {
    var (isBelow, isAbove) = (bars.beginsBelowNavigationBar, bars.endsAboveBottomBar)
    if !bars.isFreeform && root.width == screen.width && bars.hasNavigationBar {
      let tops = [navigationBarEnd, Self.bar]
      if tops.contains(missingHeight) {
        isBelow = true
      } else if bars.bars.hasTabBar, tops.contains(where: { $0 + bare.bottom + bottomBar == missingHeight }) {
        (isBelow, isAbove) = (true, true)
      }
    }
    return (isBelow, isAbove)
  }

  // MARK: Sheets

  /// The insets of a root view that has the size of a sheet: as wide as the screen and lower by the room above it; nil for others.
  private var sheet: LayoutInsets? {
    guard !bars.isFreeform, isPhone, root.width == screen.width, missingHeight > 0 else { return nil }
    let navigationBar = bars.navigationBarFrame.map { $0.maxY }
    if EditorVersion.withoutStatusBar.contains(toolsVersion), missingHeight == (device.hasHomeButton ? 20 : 54) {
      // A sheet begins below the status bar, and its navigation bar is higher.
      let top = bars.beginsBelowNavigationBar ? 0 : bars.hasNavigationBar ? 56.0 : 0
      return LayoutInsets(top: top, left: 0, bottom: bare.bottom + bottomBar, right: 0)
    }
    let isOlder = toolsVersion >= 21_700 && missingHeight == (device.hasHomeButton ? 20 : 10)
    if isOlder || (toolsVersion >= 24_000 && missingHeight == bare.top) {
      let top = bars.beginsBelowNavigationBar || !bars.hasNavigationBar ? 0 : navigationBar ?? Self.bar
      return LayoutInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    return nil
  }
}
