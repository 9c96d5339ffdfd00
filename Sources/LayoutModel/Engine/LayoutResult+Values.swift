extension LayoutResult {
  /// The value of a size or a distance, as solved: `result.value(of: title.top - card.bottom)`.
  ///
  /// In right-to-left layouts, horizontal positions in an expression with leading or trailing are measured leftwards, as in constraints, so
  /// that distances have the sign that they have in left-to-right layouts.
  ///
  /// - Parameter expression: The size or the distance.
  /// - Returns: In points; nil if an item is not under the root, or for baselines.
  public func value(of expression: some LayoutLinear<LayoutExtent>) -> Double? { value(of: expression.sum) }

  /// The value of a sum of terms.
  package func value(of sum: LayoutConstraint.Side) -> Double? {
    let isMirrored =
      environment.traits.layoutDirection == .rightToLeft
      && sum.terms.contains { [.leading, .trailing].contains($0.attribute.withoutMargin) }
    var total = sum.constant
    for term in sum.terms {
      guard let value = value(of: term.attribute, of: term.item, isMirrored) else { return nil }
      total += term.multiplier * value
    }
    return total
  }

  private func value(of attribute: LayoutAttribute, of item: LayoutItem, _ isMirrored: Bool) -> Double? {
    if attribute.isMargin {
      guard case .view(let view) = item else { return nil }
      return value(of: attribute.withoutMargin, of: view.layoutMarginsGuide.item, isMirrored)
    }
    guard var frame = exactFrameInRoot(of: item) else { return nil }
    if case .view(let view) = item { frame = frame.inset(by: tree.alignmentRectInsets(of: view)) }
    switch attribute {
    case .left: return isMirrored ? -frame.minX : frame.minX
    case .right: return isMirrored ? -frame.maxX : frame.maxX
    case .leading: return isMirrored ? -frame.maxX : frame.minX
    case .trailing: return isMirrored ? -frame.minX : frame.maxX
    case .centerX: return isMirrored ? -frame.midX : frame.midX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerY: return frame.midY
    case .width: return frame.width
    case .height: return frame.height
    default: return nil
    }
  }
}
