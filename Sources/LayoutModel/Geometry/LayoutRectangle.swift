/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// No width and no height.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size turned by a quarter: width and height change places.
  public var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}

/// A position in points, with y growing downwards.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in points.
  ///   - y: The distance from the top edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle given by its top left corner and its size, in points, with y growing downwards.
public struct LayoutRectangle: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// The width and the height.
  public var size: LayoutSize

  /// The rectangle at the origin without a size.
  public static let zero = LayoutRectangle(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from a corner and a size.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The width and the height.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points.
  ///   - y: The top edge, in points.
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// The rectangle with each edge moved inwards.
  ///
  /// - Parameter insets: How far each edge moves, in points; a negative number moves it outwards.
  public func inset(by insets: LayoutInsets) -> LayoutRectangle {
    LayoutRectangle(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle with each edge moved outwards: the inverse of ``inset(by:)``.
  ///
  /// - Parameter insets: How far each edge moves, in points; a negative number moves it inwards.
  public func outset(by insets: LayoutInsets) -> LayoutRectangle {
    inset(by: LayoutInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The rectangle moved by an offset.
  ///
  /// - Parameter offset: How far it moves to the right and down, in points.
  public func offset(by offset: LayoutPoint) -> LayoutRectangle {
    LayoutRectangle(origin: LayoutPoint(x: minX + offset.x, y: minY + offset.y), size: size)
  }
}

extension LayoutRectangle: CustomStringConvertible {
  /// Left edge, top edge, width and height, rounded to thousandths of a point.
  public var description: String {
    [minX, minY, width, height].map { DecimalNumber($0).description }.joined(separator: " ")
  }
}
