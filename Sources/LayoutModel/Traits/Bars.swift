/// The heights of the bars that the system draws over a root view, in points; 0 for a bar that is not there.
///
/// They say what the strips at the top and at the bottom consist of. ``LayoutEnvironment/safeAreaInsets`` has them already: the
/// status bar is part of the device's own inset, and navigation, search, tab and tool bars are added to it.
public struct Bars: Hashable, Sendable {
  /// The status bar.
  public var status: Double
  /// The navigation bar, with its large title if that is shown.
  public var navigation: Double
  /// The row of the search bar below the navigation bar.
  public var search: Double
  /// The tab bar above the home indicator.
  public var tab: Double
  /// The toolbar above the home indicator.
  public var tool: Double

  /// No bar at all.
  public static let none = Bars()

  /// Makes heights of bars.
  ///
  /// - Parameters:
  ///   - status: The status bar, in points.
  ///   - navigation: The navigation bar with its large title, in points.
  ///   - search: The row of the search bar, in points.
  ///   - tab: The tab bar without the home indicator, in points.
  ///   - tool: The toolbar without the home indicator, in points.
  public init(
    status: Double = 0, navigation: Double = 0, search: Double = 0, tab: Double = 0, tool: Double = 0
  ) {
    self.status = status
    self.navigation = navigation
    self.search = search
    self.tab = tab
    self.tool = tool
  }
}
