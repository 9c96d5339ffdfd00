/// How a stack arranges its views. The words and the defaults are UIStackView's.
public struct StackSettings: Hashable, Sendable {
  /// How the arranged views share the room along the axis.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The views touch both ends and are `spacing` apart; their contents' priorities say which of them stretches or shrinks.
    case fill
    /// As ``fill``, and all views have the same size.
    case fillEqually
    /// As ``fill``, and the views' sizes are to each other as their contents'.
    case fillProportionally
    /// The views touch both ends, and the gaps between them are equal and at least `spacing`.
    case equalSpacing
    /// The views touch both ends, and their centres are evenly spaced as far as gaps of at least `spacing` allow.
    case equalCentering
  }

  /// How the arranged views lie across the axis.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Every view touches both edges.
    case fill
    /// Every view touches the leading edge of a vertical stack, the top edge of a horizontal one.
    case leading
    /// Every view is centred.
    case center
    /// Every view touches the trailing edge of a vertical stack, the bottom edge of a horizontal one.
    case trailing
    /// The first baselines are the same; for horizontal stacks.
    case firstBaseline
    /// The last baselines are the same; for horizontal stacks.
    case lastBaseline

    /// The same as ``leading``, for horizontal stacks.
    public static let top = leading
    /// The same as ``trailing``, for horizontal stacks.
    public static let bottom = trailing

    /// Whether the views are aligned by their text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// A distance between neighbours.
  public enum Spacing: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A number of points; negative ones let neighbours overlap.
    case points(Double)
    /// The system's standard distance, ``standardDistance``.
    case useSystem

    /// The standard distance between neighbours, ``LayoutSpacing/system``.
    public static let standardDistance = LayoutSpacing.system

    /// Makes a distance in points from a literal.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }

    /// Makes a distance in points from a literal.
    public init(floatLiteral value: Double) { self = .points(value) }

    /// The distance in points.
    public var points: Double {
      switch self {
      case .points(let distance): distance
      case .useSystem: Self.standardDistance
      }
    }
  }

  /// The direction in which the views follow each other: a horizontal stack begins at its leading edge, a vertical one at its top.
  public var axis: LayoutConstraint.Axis
  /// How the views share the room along the axis.
  public var distribution: Distribution
  /// How the views lie across the axis.
  public var alignment: Alignment
  /// The distance between neighbours that have no custom spacing.
  public var spacing: Spacing
  /// Whether the views keep to the stack's layout margins instead of its edges.
  public var isLayoutMarginsRelativeArrangement: Bool
  /// Whether a vertical stack measures its spacings from the last baseline of a view to the first one of the next.
  public var isBaselineRelativeArrangement: Bool

  /// Makes settings; without arguments those of a new UIStackView.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the views follow each other.
  ///   - distribution: How the views share the room along the axis.
  ///   - alignment: How the views lie across the axis.
  ///   - spacing: The distance between neighbours; any finite number of points.
  ///   - isLayoutMarginsRelativeArrangement: Whether the views keep to the stack's layout margins.
  ///   - isBaselineRelativeArrangement: Whether a vertical stack measures its spacings between baselines.
  public init(
    axis: LayoutConstraint.Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Spacing = 0, isLayoutMarginsRelativeArrangement: Bool = false, isBaselineRelativeArrangement: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
  }

  /// Whether the stack's constraints depend on the baselines of its views.
  var usesBaselines: Bool { alignment.isBaseline || measuresFromBaselines }

  /// Whether spacings are measured between baselines.
  var measuresFromBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }
}

/// What a tree stores of one stack. The stack itself is a view; its record is named by ``ViewRecord/stack``.
struct StackRecord: Sendable {
  /// The age of the view.
  var age: UInt32
  /// The stamp of the view, by which an engine tells a new stack at a reused place from the one before.
  var stamp: UInt32
  /// The place of the view.
  var view: Int32
  var settings: StackSettings
  /// The places of the arranged views, hidden ones too, in the order in which they are arranged.
  var arranged: [Int32] = []
  /// The spacing after a view where it is not the stack's own, by the view's place. It is looked up and never iterated over.
  var customSpacing: [Int32: StackSettings.Spacing] = [:]
  var isLive = true

  /// The distance between a view and the next one.
  func spacing(after view: Int32) -> Double {
    customSpacing.isEmpty ? settings.spacing.points : (customSpacing[view] ?? settings.spacing).points
  }
}
