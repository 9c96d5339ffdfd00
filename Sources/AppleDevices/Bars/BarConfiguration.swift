import LayoutModel

/// Which bars an interface shows.
public struct BarConfiguration: Hashable, Sendable {
  /// How a navigation bar looks.
  public enum NavigationBar: String, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none
    /// A row with the title between the buttons.
    case standard
    /// A large title below the buttons. Where the height is compact it collapses to the standard bar.
    case largeTitle
  }

  /// The navigation bar.
  public var navigationBar: NavigationBar
  /// Whether a search bar has a row below the navigation bar.
  public var hasSearchBar: Bool
  /// Whether there is a tab bar.
  public var hasTabBar: Bool
  /// Whether there is a toolbar.
  public var hasToolbar: Bool
  /// Whether the keyboard is up.
  public var hasKeyboard: Bool

  /// No bar but the status bar, and no keyboard.
  public static let none = BarConfiguration()

  /// Makes a choice of bars.
  ///
  /// - Parameters:
  ///   - navigationBar: The navigation bar.
  ///   - hasSearchBar: Whether a search bar has a row below it.
  ///   - hasTabBar: Whether there is a tab bar.
  ///   - hasToolbar: Whether there is a toolbar.
  ///   - hasKeyboard: Whether the keyboard is up.
  public init(
    navigationBar: NavigationBar = .none, hasSearchBar: Bool = false, hasTabBar: Bool = false, hasToolbar: Bool = false,
    hasKeyboard: Bool = false
  ) {
    self.navigationBar = navigationBar
    self.hasSearchBar = hasSearchBar
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
    self.hasKeyboard = hasKeyboard
  }
}
