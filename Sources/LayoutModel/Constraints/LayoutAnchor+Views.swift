extension ViewHandle {
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .lastBaseline) }
  /// The left edge of the layout margins guide.
  public var leftMarginAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .leftMargin) }
  /// The right edge of the layout margins guide.
  public var rightMarginAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .rightMargin) }
  /// The top edge of the layout margins guide.
  public var topMarginAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .topMargin) }
  /// The bottom edge of the layout margins guide.
  public var bottomMarginAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .bottomMargin) }
  /// The edge of the layout margins guide where text begins.
  public var leadingMarginAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .leadingMargin) }
  /// The edge of the layout margins guide where text ends.
  public var trailingMarginAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .trailingMargin) }
  /// The horizontal centre of the layout margins guide.
  public var centerXWithinMarginsAnchor: LayoutXAxisAnchor { LayoutAnchor(item, .centerXWithinMargins) }
  /// The vertical centre of the layout margins guide.
  public var centerYWithinMarginsAnchor: LayoutYAxisAnchor { LayoutAnchor(item, .centerYWithinMargins) }

  /// Short for ``firstBaselineAnchor``.
  public var firstBaseline: LayoutYAxisAnchor { firstBaselineAnchor }
  /// Short for ``lastBaselineAnchor``.
  public var lastBaseline: LayoutYAxisAnchor { lastBaselineAnchor }
  /// Short for ``leftMarginAnchor``.
  public var leftMargin: LayoutXAxisAnchor { leftMarginAnchor }
  /// Short for ``rightMarginAnchor``.
  public var rightMargin: LayoutXAxisAnchor { rightMarginAnchor }
  /// Short for ``topMarginAnchor``.
  public var topMargin: LayoutYAxisAnchor { topMarginAnchor }
  /// Short for ``bottomMarginAnchor``.
  public var bottomMargin: LayoutYAxisAnchor { bottomMarginAnchor }
  /// Short for ``leadingMarginAnchor``.
  public var leadingMargin: LayoutXAxisAnchor { leadingMarginAnchor }
  /// Short for ``trailingMarginAnchor``.
  public var trailingMargin: LayoutXAxisAnchor { trailingMarginAnchor }
  /// Short for ``centerXWithinMarginsAnchor``.
  public var centerXWithinMargins: LayoutXAxisAnchor { centerXWithinMarginsAnchor }
  /// Short for ``centerYWithinMarginsAnchor``.
  public var centerYWithinMargins: LayoutYAxisAnchor { centerYWithinMarginsAnchor }
}
