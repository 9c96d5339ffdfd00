/// Positions as a share of a size, without helper views.
extension LayoutAnchored {
  /// The position at a share of the width from the leading edge: `leading + share * width`. 0 is leading and 1 is trailing.
  ///
  /// ```swift
  /// card.leading == screen.safeArea.leading(at: 0.1)
  /// ```
  ///
  /// - Parameter share: Any finite number; below 0 and above 1 it lies outside the item.
  public func leading(at share: Double) -> LayoutExpression<XLocation> { leadingAnchor + share * widthAnchor }

  /// The position at a share of the width from the left edge: `left + share * width`. 0 is left and 1 is right in every language.
  ///
  /// - Parameter share: Any finite number; below 0 and above 1 it lies outside the item.
  public func left(at share: Double) -> LayoutExpression<XLocation> { leftAnchor + share * widthAnchor }

  /// The position at a share of the height from the top edge: `top + share * height`. 0 is the top and 1 the bottom.
  ///
  /// - Parameter share: Any finite number; below 0 and above 1 it lies outside the item.
  public func top(at share: Double) -> LayoutExpression<YLocation> { topAnchor + share * heightAnchor }

  /// The required constraint that the width is a multiple of the height.
  ///
  /// - Parameter ratio: Width divided by height, such as 16.0 / 9; any finite number.
  public func aspectRatio(_ ratio: Double) -> LayoutConstraint { widthAnchor == ratio * heightAnchor }
}
