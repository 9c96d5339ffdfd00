import LayoutModel

/// A number that changes linearly along a piece of a sweep: `value + slope · offset`. In a single layout the slope is 0.
///
/// Rules are written once, on such numbers. They find in a single layout what holds there, and in a sweep the exact points between which it holds.
struct LinearValue: Hashable, Sendable {
  /// The number where the piece begins.
  var value: Double
  /// The change of the number per unit of the way.
  var slope: Double

  init(_ value: Double, slope: Double = 0) {
    self.value = value
    self.slope = slope
  }

  /// The number at an offset from the beginning of the piece.
  func at(_ offset: Double) -> Double { value + slope * offset }

  static func + (first: LinearValue, second: LinearValue) -> LinearValue {
    LinearValue(first.value + second.value, slope: first.slope + second.slope)
  }

  static func - (first: LinearValue, second: LinearValue) -> LinearValue {
    LinearValue(first.value - second.value, slope: first.slope - second.slope)
  }

  static func * (factor: Double, value: LinearValue) -> LinearValue {
    LinearValue(factor * value.value, slope: factor * value.slope)
  }

  static func + (first: LinearValue, second: Double) -> LinearValue { first + LinearValue(second) }
  static func - (first: LinearValue, second: Double) -> LinearValue { first - LinearValue(second) }
  static func - (first: Double, second: LinearValue) -> LinearValue { LinearValue(first) - second }
}

/// A rectangle whose edges change linearly along a piece of a sweep.
struct LinearRectangle: Hashable, Sendable {
  var minX: LinearValue
  var minY: LinearValue
  var width: LinearValue
  var height: LinearValue

  var maxX: LinearValue { minX + width }
  var maxY: LinearValue { minY + height }
  var midX: LinearValue { minX + 0.5 * width }

  /// A rectangle that does not change.
  init(_ rectangle: LayoutRectangle) {
    minX = LinearValue(rectangle.minX)
    minY = LinearValue(rectangle.minY)
    width = LinearValue(rectangle.width)
    height = LinearValue(rectangle.height)
  }

  /// A rectangle that is one thing at offset 0 and another after some way.
  ///
  /// - Parameter length: The way; positive, or 0 if both are the same.
  init(from start: LayoutRectangle, to end: LayoutRectangle, length: Double) {
    func value(_ first: Double, _ last: Double) -> LinearValue {
      LinearValue(first, slope: length > 0 ? (last - first) / length : 0)
    }
    minX = value(start.minX, end.minX)
    minY = value(start.minY, end.minY)
    width = value(start.width, end.width)
    height = value(start.height, end.height)
  }

  /// The rectangle at an offset.
  func at(_ offset: Double) -> LayoutRectangle {
    LayoutRectangle(x: minX.at(offset), y: minY.at(offset), width: width.at(offset), height: height.at(offset))
  }

  /// The length along a direction.
  func length(_ axis: LayoutConstraint.Axis) -> LinearValue { axis == .horizontal ? width : height }

  /// The edge where a direction begins.
  func start(_ axis: LayoutConstraint.Axis) -> LinearValue { axis == .horizontal ? minX : minY }

  /// The edge where a direction ends.
  func end(_ axis: LayoutConstraint.Axis) -> LinearValue { axis == .horizontal ? maxX : maxY }
}
