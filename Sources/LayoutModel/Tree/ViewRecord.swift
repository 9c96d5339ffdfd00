/// What a tree stores of one view. Siblings form a linked list, so that adding and removing one does not touch the others.
struct ViewRecord: Sendable {
  /// Grows with every view, guide and constraint of the tree.
  var age: UInt32
  /// The stamp of the view's handle.
  var stamp: UInt32
  var superview: Int32 = ViewRecord.none
  var firstSubview: Int32 = ViewRecord.none
  var lastSubview: Int32 = ViewRecord.none
  var previousSibling: Int32 = ViewRecord.none
  var nextSibling: Int32 = ViewRecord.none
  var kind: ViewKind
  var isLive = true
  var isHidden = false
  var collapsesWhenHidden = false
  /// How many of ``constraints`` are gone.
  var staleConstraints: Int32 = 0
  var name: String
  /// The custom guides that the view owns, in the order in which they were made.
  var guides: [Int32] = []
  /// The constraints, active or not, with a term on the view or on one of its guides, and some that are gone: they are swept out when
  /// they are the greater part, so that removing one takes constant time.
  var constraints = ConstraintLists.List()
  var content = ContentSize()
  /// The place of the record that makes the view a stack.
  var stack: Int32 = ViewRecord.none
  /// The place of the stack view that arranges the view.
  var arrangedIn: Int32 = ViewRecord.none
  private var detailsBox: ViewDetailsBox?

  init(age: UInt32, stamp: UInt32, name: String, kind: ViewKind = .plain, isLive: Bool = true) {
    self.age = age
    self.stamp = stamp
    self.name = name
    self.kind = kind
    self.isLive = isLive
  }

  /// Stands for "no view" in the links.
  static let none: Int32 = -1

  /// Whether the view is hidden and takes no room then.
  var isCollapsed: Bool { isHidden && collapsesWhenHidden }

  /// Whether every property among the details is as in a new view.
  var hasStandardDetails: Bool { detailsBox == nil }

  var details: ViewDetails {
    get { detailsBox?.details ?? .standard }
    set { detailsBox = newValue == .standard ? nil : ViewDetailsBox(newValue) }
  }
}

/// What a tree stores of one custom guide.
struct GuideRecord: Sendable {
  var age: UInt32
  /// The stamp of the guide's handle.
  var stamp: UInt32
  var name: String
  var owner: Int32
  var isLive = true
}

/// The properties of a view that most views leave as they are. Records share one copy of those.
struct ViewDetails: Hashable, Sendable {
  var alignmentRectInsets = LayoutInsets.zero
  /// The baselines, as told by the caller; a measurer's answer stands behind them.
  var baselines: Baselines?
  /// The views in this one whose baselines are this one's, too.
  var firstBaselineView: ViewHandle?
  var lastBaselineView: ViewHandle?
  var margins = LayoutMarginsRule.automatic
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var respectsSystemMinimumLayoutMargins = true
  var additionalSafeAreaInsets = LayoutInsets.zero
  var text: TextContent?
  var measuresHeightForWidth = false
  /// In points; 0 for none.
  var preferredMaxLayoutWidth = 0.0

  var autoresizing: Autoresizing?
  var translatesAutoresizingMask = false

  static let standard = ViewDetails()
}

/// Details on the heap, so that a record without any of its own has none.
final class ViewDetailsBox: Sendable {
  let details: ViewDetails

  init(_ details: ViewDetails) { self.details = details }
}
