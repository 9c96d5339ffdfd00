/// A known pattern behind a conflict, told by what the list shows. It is the most likely story, and no proof.
public enum ConflictCause: String, Hashable, Sendable, CaseIterable {
  /// An inner view of an action sheet is 16 points narrower than nothing.
  case actionSheet = "action-sheet-minus-16"
  /// The content of a toolbar that has no size yet.
  case toolbarWithoutSize = "system-toolbar-zero-size"
  /// The bar above the keyboard, and other views of it.
  case keyboardBar = "system-keyboard-bar"
  /// The window of the keyboard while the status bar changes.
  case statusBarOffset = "status-bar-window-offset"
  /// The buttons of a bar that has no size yet.
  case barButtonWithoutSize = "system-bar-button-zero-size"
  /// An alert that is shown where it has no room.
  case alertWithoutSize = "alert-zero-width"
  /// An alert whose content is larger than it may be.
  case alertContent = "alert-content-too-large"
  /// A view that a stack view hides.
  case hiddenInStack = "stack-hidden-view"
  /// The height of a keyboard extension.
  case keyboardHeight = "custom-keyboard-height"
  /// A view that is measured with no room at all.
  case fittingSize = "fitting-size-zero"
  /// A pass before the container has a size.
  case passWithoutSize = "zero-size-pass"
  /// The same thing is demanded twice.
  case twice = "same-thing-twice"
  /// Autoresizing masks alone.
  case masksAlone = "container-too-small-for-insets"
  /// A view with a mask and with constraints.
  case maskAndConstraints = "mask-and-constraints-on-one-view"
  /// A container that was made without a size.
  case containerWithoutSize = "container-created-with-zero-frame"
  /// A container whose mask fixes its size.
  case maskSize = "mask-fixes-container-size"
  /// A cell that is off by a separator.
  case separator = "cell-off-by-a-separator"
  /// Margins that the list does not show.
  case unprintedMargins = "margins-not-printed"
  /// A container whose size does not fit its content.
  case containerSize = "cell-size-against-content"
  /// A view that is collapsed by a size of 0.
  case ownZeroSize = "collapsed-by-own-zero-size"
  /// An arranged view with constraints of its own.
  case stackAndConstraints = "stack-against-own-constraints"
  /// Fixed numbers that do not add up.
  case fixedNumbers = "fixed-numbers-do-not-add-up"

  /// Whether the conflict is the system's own, so that an app can do nothing about it and need not.
  public var isSystems: Bool {
    switch self {
    case .actionSheet, .keyboardBar, .statusBarOffset: true
    default: false
    }
  }
}
