/// The grid of a display's pixels, on which the edges of frames come to lie.
///
/// Every edge is rounded for itself, to the nearest pixel in root coordinates; sizes and positions in the superview are differences of
/// rounded edges. Neighbours that share an edge therefore stay flush, and a size may differ by one pixel between two views that
/// are equally large before rounding. A half is rounded away from zero: towards the right and the bottom, and beyond the root's left and
/// top edges towards the left and the top, as Apple's recorded frames are.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point.
  public let scale: Double

  /// Makes a grid.
  ///
  /// - Parameter scale: The number of pixels per point. A number that is not finite and positive stands for 1.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The coordinate of the nearest pixel boundary.
  ///
  /// - Parameter coordinate: An edge in root coordinates, in points.
  public func snap(_ coordinate: Double) -> Double {
    let snapped = ((coordinate * scale).magnitude + 0.5 + Tolerances.halfPixel).rounded(.down) / scale
    return coordinate < 0 ? 0 - snapped : snapped  // 0 - 0 is 0, not -0
  }

  /// The rectangle with all four edges on pixel boundaries.
  ///
  /// - Parameter rectangle: In root coordinates, in points.
  public func snap(_ rectangle: LayoutRectangle) -> LayoutRectangle {
    let left = snap(rectangle.minX)
    let top = snap(rectangle.minY)
    return LayoutRectangle(x: left, y: top, width: snap(rectangle.maxX) - left, height: snap(rectangle.maxY) - top)
  }
}
