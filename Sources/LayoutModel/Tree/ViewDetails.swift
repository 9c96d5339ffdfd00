/// The properties of a view that most views leave as they are. Records share one copy of those.
struct ViewDetails: Hashable, Sendable {
  var alignmentRectInsets = EdgeInsets.zero
  /// The baselines, as told by the caller; a measurer's answer stands behind them.
  var baselines: Baselines?
  /// The views in this one whose baselines are this one's, too.
  var firstBaselineView: ViewHandle?
  var lastBaselineView: ViewHandle?
  var margins = LayoutMarginsRule.automatic
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var respectsSystemMinimumLayoutMargins = true
  var additionalSafeAreaInsets = EdgeInsets.zero
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
