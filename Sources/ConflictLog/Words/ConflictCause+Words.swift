extension ConflictCause {
  /// What is behind the conflict, as a sentence for people.
  public var story: String {
    switch self {
    case .actionSheet:
      "A defect of UIKit in action sheets (iOS 12.2 to 13): an inner view gets a negative width. The sheet looks right."
    case .toolbarWithoutSize: "A toolbar lays its items out before it has a size."
    case .keyboardBar: "UIKit moves its own keyboard: a bar is hidden while its height still holds."
    case .statusBarOffset: "UIKit moves the keyboard's window while the status bar changes its height."
    case .barButtonWithoutSize: "A bar lays its buttons out before it has a size; mostly UIKit's own."
    case .alertWithoutSize: "An alert is laid out where it has no width: shown too early, or on iPad without an anchor."
    case .alertContent: "What was put into an alert is larger than the alert's own fixed size."
    case .hiddenInStack:
      "A stack view sets a hidden view's size to 0, and required constraints inside the view need more."
    case .keyboardHeight: "The system gives a keyboard extension a required height until it has appeared."
    case .fittingSize: "The view is measured with a required size of 0, which its content cannot have."
    case .passWithoutSize: "One layout pass runs before the container has a size. The final layout is usually right."
    case .twice: "The same thing is set twice: constraints were added again, or in code and in the interface file."
    case .masksAlone: "A container is smaller than the fixed margins of the views in it."
    case .maskAndConstraints: "A view has constraints, and its autoresizing mask is translated into constraints too."
    case .containerWithoutSize: "A container was made with a size of 0 and a mask, and its content needs more."
    case .maskSize: "A mask fixes the size of a container, and its content needs another."
    case .separator: "The height of a cell is off by its separator or by rounding."
    case .unprintedMargins: "The layout margins are not in the list; with them the content does not fit."
    case .containerSize: "The size that a cell, a header or a root view is given is not what its content adds up to."
    case .ownZeroSize: "A view is collapsed by a size of 0 while gaps or sizes inside it stay."
    case .stackAndConstraints: "An arranged view has required constraints for what its stack view sets already."
    case .fixedNumbers: "Sizes, gaps and a total are fixed at the same time."
    }
  }

  /// What to do, as a sentence for people.
  public var advice: String {
    switch self {
    case .actionSheet, .keyboardBar, .statusBarOffset: "Nothing to do: it is harmless and not the app's."
    case .toolbarWithoutSize: "Give the toolbar a frame that is not empty before its items are set."
    case .barButtonWithoutSize:
      "Give a custom view of a bar button a frame or an intrinsic size first; otherwise nothing to do."
    case .alertWithoutSize: "Show it after the view has appeared, and set the popover's source view or bar button."
    case .alertContent: "Put no views of your own into an alert, or give them priorities below 1000."
    case .hiddenInStack: "Put one constraint along the axis inside the view at 999, or take the view out of the stack."
    case .keyboardHeight: "Put the own height at 999, or set it once the view has appeared."
    case .fittingSize: "Measure with the real width, or put one own constraint of that axis at 999."
    case .passWithoutSize: "Put one own constraint of that axis at 999, by habit the trailing or the bottom one."
    case .twice: "Keep one constraint and change its constant; deactivate the old one before activating another."
    case .masksAlone: "Give the container a minimum size, or make a margin flexible."
    case .maskAndConstraints:
      "Set translatesAutoresizingMaskIntoConstraints to false, unless UIKit owns the view: then change the constraints."
    case .containerWithoutSize: "Make the container with a real frame, or put one constraint of its content at 999."
    case .maskSize: "Make the container larger, or let its content shrink in one place: an inequality, or 999."
    case .separator: "Put the bottom constraint at 999 or make it an inequality."
    case .unprintedMargins: "Set the margins, or put one constraint of that axis at 999."
    case .containerSize:
      "Use automatic sizes or correct the given one; where it is wrong for a moment only, put the last one at 999."
    case .ownZeroSize: "Put the inner constraints at 999, or deactivate them together with setting the size."
    case .stackAndConstraints: "Remove the own constraint, or choose another alignment or distribution."
    case .fixedNumbers: "Make one gap an inequality, put one constraint at 999, or remove one."
    }
  }
}

extension ConstraintRole {
  /// Who made a constraint, for the end of its line; empty for the app's own.
  var note: String {
    switch self {
    case .author: ""
    case .mask: "by the system: autoresizing mask"
    case .encapsulated: "by the system: size of the container"
    case .guide: "by the system: margins or safe area"
    case .hiding: "by the system: hidden in a stack"
    case .stack: "by the system: stack"
    case .system: "by the system"
    }
  }
}
