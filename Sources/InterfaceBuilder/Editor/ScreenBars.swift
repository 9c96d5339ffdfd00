import AppleDevices
import LayoutModel

/// The bars around a root view, and whether it lies under them.
package struct ScreenBars: Hashable, Sendable {
  /// What shows the root view.
  package enum Presenter: Hashable, Sendable {
    /// A controller that fills the screen, or a sheet.
    case screen
    /// A container in the view of another controller.
    case container
    /// Nothing that the document tells: the view lies at its top level.
    case nothing
  }

  /// The bars.
  package var bars: BarConfiguration
  /// Whether the root begins below an opaque navigation bar.
  package var beginsBelowNavigationBar: Bool
  /// Whether the root ends above an opaque bar at the bottom.
  package var endsAboveBottomBar: Bool
  /// Whether the size of the root is its own and not that of a device.
  package var isFreeform: Bool
  /// The frame that the navigation controller records for its bar; nil for a bar that is only simulated.
  package var navigationBarFrame: LayoutRectangle?
  /// Whether the root is that of a navigation controller, and begins with something that scrolls: it is drawn under a bar whose large title
  /// is collapsed.
  package var collapsesLargeTitle: Bool
  /// What shows the root view.
  package var presenter: Presenter

  package init(
    bars: BarConfiguration = .none, beginsBelowNavigationBar: Bool = false, endsAboveBottomBar: Bool = false,
    isFreeform: Bool = false, navigationBarFrame: LayoutRectangle? = nil, collapsesLargeTitle: Bool = false,
    presenter: Presenter = .screen
  ) {
    self.bars = bars
    self.beginsBelowNavigationBar = beginsBelowNavigationBar
    self.endsAboveBottomBar = endsAboveBottomBar
    self.isFreeform = isFreeform
    self.navigationBarFrame = navigationBarFrame
    self.collapsesLargeTitle = collapsesLargeTitle
    self.presenter = presenter
  }

  /// Whether there is a navigation bar.
  var hasNavigationBar: Bool { bars.navigationBar != .none }
}
