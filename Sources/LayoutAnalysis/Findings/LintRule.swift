/// A rule that looks at a finished layout and says what is probably not meant.
///
/// Rules are chosen, and their severities and numbers set, by a ``LintConfiguration``.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A view has no size or no position along an axis, because no constraint and no content gives it one.
  case unconstrained
  /// A view is placed by its autoresizing mask, and constraints do not move it.
  case autoresizing
  /// A view has content and no room for it: its width or height is 0.
  case emptySize = "empty-size"
  /// A view lies outside the screen, wholly or in part.
  case offScreen = "off-screen"
  /// Something to read or to touch lies under a bar, a rounded corner or the sensor housing.
  case outsideSafeArea = "outside-safe-area"
  /// Something to read or to touch sticks out of the view that it lies in.
  case outsideSuperview = "outside-superview"
  /// Views in the same view overlap.
  case overlap
  /// A text has less room than it needs.
  case clippedText = "clipped-text"
  /// Something to touch is smaller than a finger.
  case touchTarget = "touch-target"
  /// A text is wider than lines should be.
  case readableWidth = "readable-width"
  /// Something to touch lies in the strip of the home indicator.
  case homeIndicator = "home-indicator"
  /// Something to touch lies in a rounded corner of the screen.
  case roundedCorner = "rounded-corner"
  /// A button reaches from edge to edge without a margin.
  case fullWidthButton = "full-width-button"
  /// A constant that is not 0 in a layout that is to be proportional.
  case unscaledConstant = "unscaled-constant"
  /// A fixed height on a text that grows with the text size that the user prefers.
  case fixedTextHeight = "fixed-text-height"
  /// A small fixed gap between texts that have grown to an accessibility size.
  case fixedTextGap = "fixed-text-gap"
  /// The content of a scroll view has no size of its own.
  case scrollContent = "scroll-content"
  /// The content of a scroll view is wider than its frame, so that it scrolls sideways.
  case sidewaysScrolling = "sideways-scrolling"
  /// Similar views are aligned almost, but not quite.
  case misaligned

  /// Why the rule is there, as a sentence for people.
  public var reason: String { check.reason }

  /// How bad it is, unless a configuration says otherwise; nil for a rule that has to be switched on.
  public var defaultSeverity: Finding.Severity? { check.severity }

  var check: any LintCheck.Type {
    switch self {
    case .unconstrained: UnconstrainedCheck.self
    case .autoresizing: AutoresizingCheck.self
    case .emptySize: EmptySizeCheck.self
    case .offScreen: OffScreenCheck.self
    case .outsideSafeArea: OutsideSafeAreaCheck.self
    case .outsideSuperview: OutsideSuperviewCheck.self
    case .overlap: OverlapCheck.self
    case .clippedText: ClippedTextCheck.self
    case .touchTarget: TouchTargetCheck.self
    case .readableWidth: ReadableWidthCheck.self
    case .homeIndicator: HomeIndicatorCheck.self
    case .roundedCorner: RoundedCornerCheck.self
    case .fullWidthButton: FullWidthButtonCheck.self
    case .unscaledConstant: UnscaledConstantCheck.self
    case .fixedTextHeight: FixedTextHeightCheck.self
    case .fixedTextGap: FixedTextGapCheck.self
    case .scrollContent: ScrollContentCheck.self
    case .sidewaysScrolling: SidewaysScrollingCheck.self
    case .misaligned: MisalignedCheck.self
    }
  }
}
