/// Which parts of a view's frame take up what its superview grows or shrinks by. The raw values are UIKit's.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a mask from bits.
  ///
  /// - Parameter rawValue: The bits; those without a name have no meaning.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// A frame that follows the superview's size by a mask, without constraints.
public struct Autoresizing: Hashable, Sendable {
  /// Which parts of the frame are flexible.
  public var mask: AutoresizingMask
  /// The frame in the superview's coordinates, in points, while the superview has ``superviewSize``.
  public var frame: LayoutRectangle
  /// The size of the superview for which the frame was given, in points.
  public var superviewSize: LayoutSize

  /// Makes a frame that follows a size.
  ///
  /// - Parameters:
  ///   - frame: In the superview's coordinates, in points; its size is not negative.
  ///   - superviewSize: The size of the superview for which the frame is given, in points; not negative.
  ///   - mask: Which parts of the frame are flexible; none keeps the frame as it is.
  public init(frame: LayoutRectangle, in superviewSize: LayoutSize, mask: AutoresizingMask = []) {
    self.frame = frame
    self.superviewSize = superviewSize
    self.mask = mask
  }

  /// The frame in a superview of another size.
  ///
  /// What the superview grows or shrinks by is shared among the flexible parts in proportion to their lengths, and equally if those
  /// are 0 together. If nothing is flexible, the distance from the right or the bottom edge changes. No length goes below 0.
  ///
  /// - Parameter size: The superview's size, in points.
  public func frame(in size: LayoutSize) -> LayoutRectangle {
    let horizontal = Self.resized(
      start: frame.minX, length: frame.width, end: superviewSize.width - frame.maxX,
      by: size.width - superviewSize.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let vertical = Self.resized(
      start: frame.minY, length: frame.height, end: superviewSize.height - frame.maxY,
      by: size.height - superviewSize.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    return LayoutRectangle(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private static func resized(
    start: Double, length: Double, end: Double, by slack: Double, _ startIsFlexible: Bool, _ lengthIsFlexible: Bool,
    _ endIsFlexible: Bool
  ) -> (start: Double, length: Double) {
    guard slack != 0, startIsFlexible || lengthIsFlexible else { return (start, length) }
    let total =
      (startIsFlexible ? start : 0) + (lengthIsFlexible ? length : 0) + (endIsFlexible ? end : 0)
    let count = (startIsFlexible ? 1.0 : 0) + (lengthIsFlexible ? 1 : 0) + (endIsFlexible ? 1 : 0)
    func share(_ part: Double) -> Double { total > 0 ? slack * part / total : slack / count }
    return (
      startIsFlexible ? start + share(start) : start, lengthIsFlexible ? max(0, length + share(length)) : length
    )
  }
}
