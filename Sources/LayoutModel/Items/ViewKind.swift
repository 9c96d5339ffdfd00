/// What a view is, as far as layout and the rules about layouts need to know.
///
/// The kind decides whether a view scrolls, how its baselines move when it is stretched, and what a rule may ask of it. It
/// draws nothing.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// A view without content of its own.
  case plain
  /// One or several lines of text.
  case label
  /// A button.
  case button
  /// A field for one line of text.
  case textField
  /// Text that scrolls.
  case textView
  /// A picture.
  case image
  /// A switch.
  case `switch`
  /// A slider.
  case slider
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmentedControl
  /// A progress bar.
  case progress
  /// A spinner.
  case activityIndicator
  /// The dots that stand for pages.
  case pageControl
  /// A picker with wheels, or a date picker.
  case picker
  /// A bar for a search.
  case searchBar
  /// A navigation bar, tab bar or toolbar.
  case bar
  /// A view that arranges its subviews in a row or a column.
  case stack
  /// A view whose content scrolls.
  case scroll
  /// A table.
  case table
  /// A collection.
  case collection
  /// A cell of a table or a collection, or the content view of one.
  case cell
  /// A map, a web page, a scene: foreign content that fills its frame.
  case content
  /// Another control that is touched.
  case control

  /// Whether the view has a content area of its own size, which its subviews lie in.
  public var scrolls: Bool {
    switch self {
    case .scroll, .table, .collection, .textView: true
    default: false
    }
  }

  /// Whether the view has content of its own that a ``ContentMeasurer`` is asked for, even if it has no text. What other views are to
  /// show lies in their subviews.
  public var hasContent: Bool {
    switch self {
    case .plain, .stack, .scroll, .table, .collection, .cell: false
    default: true
    }
  }

  /// Whether people touch the view to do something with it.
  public var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .picker, .searchBar,
      .control:
      true
    default: false
    }
  }

  /// Whether text stays in the vertical centre of a view that is higher than its content. The text of other views keeps its
  /// distance from the top for the first baseline and from the bottom for the last one.
  public var centersText: Bool {
    switch self {
    case .button, .textField, .segmentedControl, .searchBar, .control: true
    default: false
    }
  }
}
