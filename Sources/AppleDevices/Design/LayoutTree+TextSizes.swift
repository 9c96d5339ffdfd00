import LayoutModel

extension LayoutTree {
  /// Gives the text of a view a size that follows the environment, and variations, in place of those that it has.
  ///
  /// ```swift
  /// try tree.varyText(
  ///   of: title, pointSize: DesignNumber(28, .scaled(.width), in: design, floor: 24, ceiling: 40),
  ///   [TextVariation(when: .screen(.phone3_5), font: .style(.title3))])
  /// ```
  ///
  /// - Parameters:
  ///   - view: A view with a text; a view without one stays without.
  ///   - pointSize: The size of the system font where no variation gives a font, as a number of a design.
  ///   - variations: The variations.
  /// - Throws: `LayoutError.unknownItem`; `LayoutError.nonFinite` and `LayoutError.negativeSize` for a font size that cannot be.
  ///   The tree is then unchanged.
  public mutating func varyText(
    of view: ViewHandle, pointSize: DesignNumber, _ variations: [TextVariation] = []
  ) throws(LayoutError) {
    try check(view)
    let sizes: [Double?] = [pointSize.value, pointSize.floor, pointSize.ceiling]
    for case let size? in sizes { try check(fontSize: size, of: view) }
    try varyText(of: view, variations) { fallback, environment in
      // A font needs a size; a screen without one is laid out with a font that nobody sees.
      .system(size: max(pointSize.value(in: environment), 1), weight: fallback.resolvedFont(for: .large).weight)
    }
  }
}
