/// A known pattern behind a conflict.
public enum ConflictCause: String, Hashable, Sendable, CaseIterable {
  case actionSheet = "action-sheet-minus-16"
  case toolbarWithoutSize = "system-toolbar-zero-size"
  case keyboardBar = "system-keyboard-bar"
  case statusBarOffset = "status-bar-window-offset"
  case barButtonWithoutSize = "system-bar-button-zero-size"
  case alertWithoutSize = "alert-zero-width"
  case alertContent = "alert-content-too-large"
  case hiddenInStack = "stack-hidden-view"
  case keyboardHeight = "custom-keyboard-height"
  case fittingSize = "fitting-size-zero"
  case passWithoutSize = "zero-size-pass"
  case twice = "same-thing-twice"
  case masksAlone = "container-too-small-for-insets"
  case maskAndConstraints = "mask-and-constraints-on-one-view"
  case containerWithoutSize = "container-created-with-zero-frame"
  case maskSize = "mask-fixes-container-size"
  case separator = "cell-off-by-a-separator"
  case unprintedMargins = "margins-not-printed"
  case containerSize = "cell-size-against-content"
  case ownZeroSize = "collapsed-by-own-zero-size"
  case stackAndConstraints = "stack-against-own-constraints"
  case fixedNumbers = "fixed-numbers-do-not-add-up"

  /// Whether the conflict is the system's own, so that an app can do nothing about it and need not.
  public var isSystems: Bool {
    switch self {
    case .actionSheet, .keyboardBar, .statusBarOffset: true
    default: false
    }
  }
}
