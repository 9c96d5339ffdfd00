/// How content of a ratio of its own is put into a box.
public enum AspectMode: String, Hashable, Sendable, CaseIterable {
  /// As large as possible with all of it in the box.
  case fit
  /// As small as possible with the whole box covered.
  case fill
}

extension LayoutRectangle {
  /// The rectangle of a ratio that fits into or fills this one, in its centre.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; finite and positive.
  ///   - mode: Whether all of the content is shown or all of the rectangle covered.
  /// - Returns: nil for a ratio that cannot be, or if a side of this rectangle is negative or not finite.
  public func aspect(_ mode: AspectMode, ratio: Double) -> LayoutRectangle? {
    guard ratio.isFinite, ratio > 0, width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
    // Compared as products: a box without a height has no ratio.
    let isLimitedByHeight = (width >= ratio * height) == (mode == .fit)
    let size =
      isLimitedByHeight
      ? LayoutSize(width: ratio * height, height: height) : LayoutSize(width: width, height: width / ratio)
    return LayoutRectangle(
      x: minX + (width - size.width) / 2, y: minY + (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The bars that a ratio leaves free: above and below if it is wider than this rectangle (letterbox), at the left and the right if it is
  /// narrower (pillarbox).
  ///
  /// - Parameter ratio: The width divided by the height; finite and positive.
  /// - Returns: Two bars of equal size, top before bottom and left before right; none if the ratio is this rectangle's, or as for
  ///   ``aspect(_:ratio:)`` if it cannot be.
  public func bars(aroundRatio ratio: Double) -> [LayoutRectangle] {
    guard let content = aspect(.fit, ratio: ratio) else { return [] }
    if content.height < height {
      let bar = content.minY - minY
      return [
        LayoutRectangle(x: minX, y: minY, width: width, height: bar),
        LayoutRectangle(x: minX, y: maxY - bar, width: width, height: bar),
      ]
    }
    if content.width < width {
      let bar = content.minX - minX
      return [
        LayoutRectangle(x: minX, y: minY, width: bar, height: height),
        LayoutRectangle(x: maxX - bar, y: minY, width: bar, height: height),
      ]
    }
    return []
  }

  /// The part of content that shows when it fills this rectangle and what sticks out is cut off.
  ///
  /// - Parameter size: The size of the content, in its own units; finite and positive.
  /// - Returns: In the content's units and coordinates; nil as for ``aspect(_:ratio:)``, or if this rectangle is empty.
  public func visiblePart(of size: LayoutSize) -> LayoutRectangle? {
    guard size.height > 0, width > 0, height > 0,
      let filled = aspect(.fill, ratio: size.width / size.height)
    else { return nil }
    let scale = size.width / filled.width
    return LayoutRectangle(
      x: (minX - filled.minX) * scale, y: (minY - filled.minY) * scale, width: width * scale, height: height * scale)
  }
}
