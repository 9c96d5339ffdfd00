import LayoutModel

extension LayoutTree {
  /// Makes constraints from a picture in characters: Apple's visual format language.
  ///
  /// ```swift
  /// try tree.activate(
  ///   tree.constraints(
  ///     withVisualFormat: "H:|-[icon(24)]-gap-[title(>=40)]-|", options: .alignAllCenterY, metrics: ["gap": 12],
  ///     views: ["icon": icon, "title": title]))
  /// ```
  ///
  /// `H:` or nothing runs along the width, `V:` along the height. `|` is the superview, `[name]` a view or guide, `-` the standard
  /// distance, `-8-` and `-(>=8@750,<=20)-` distances, and nothing between two views lets them touch. `[a(==b)]`, `[a(>=50,<=100)]` and
  /// `[a(100@20)]` ask for sizes. The standard distance is ``LayoutSpacing/system`` between views, and the superview's layout margin at a
  /// bar. As an addition to Apple's grammar, a size may be a multiple of another view's and a sum: `[a(b*0.5+8)]`. Blanks mean nothing.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - options: Along what the views are aligned, and in which direction a horizontal format runs.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that the format names.
  /// - Returns: Constraints that are not active yet: from the start to the end of the format, alignments last.
  /// - Throws: ``VisualFormatError``, which points at the column and says what was expected there.
  /// - Complexity: O(n) for n characters.
  /// - Source: Apple, Auto Layout Guide, appendix “Visual Format Language”.
  public func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metrics: VisualFormatMetrics = [:],
    views: VisualFormatViews
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var emission = try VisualFormatEmission(format, self, options, metrics, views)
    try emission.emitAll()
    return emission.constraints
  }
}
