import LayoutModel

/// One layout left-to-right beside the same one right-to-left.
///
/// A pair depends on nothing but its properties.
public struct DirectionPair: Sendable {
  /// The picture of the left-to-right layout.
  public var leftToRight: ScreenPicture
  /// The picture of the right-to-left layout.
  public var rightToLeft: ScreenPicture

  /// Makes a pair.
  ///
  /// - Parameters:
  ///   - leftToRight: The picture of the left-to-right layout.
  ///   - rightToLeft: The picture of the right-to-left layout.
  public init(leftToRight: ScreenPicture, rightToLeft: ScreenPicture) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  /// Lays a screen out in both directions.
  ///
  /// - Parameters:
  ///   - engine: What is laid out and where; its own direction does not matter.
  ///   - caption: A line above each picture, before the direction.
  ///   - cornerRadius: The radius of the screen's corners in points, if it is known.
  /// - Throws: What `LayoutEngine.layout(_:)` throws.
  public init(_ engine: LayoutEngine, caption: String = "", cornerRadius: Double? = nil) throws(LayoutError) {
    func picture(_ direction: InterfaceLayoutDirection, _ name: String) throws(LayoutError) -> ScreenPicture {
      var copy = engine
      copy.environment = engine.environment.directed(direction)
      let lines = caption.isEmpty ? [name] : [caption, name]
      return ScreenPicture(try copy.layout(), caption: lines, cornerRadius: cornerRadius)
    }
    leftToRight = try picture(.leftToRight, "left to right")
    rightToLeft = try picture(.rightToLeft, "right to left")
  }

  /// The two pictures beside each other as an SVG document.
  ///
  /// - Parameter magnification: Units of the picture per point; a number that is not finite and positive stands for 1.
  public func svg(magnification: Double = 1) -> String {
    let factor = magnification.isFinite && magnification > 0 ? magnification : 1
    let sizes = [leftToRight, rightToLeft].map(\.result.environment.size)
    let cell = LayoutSize(
      width: (sizes.map(\.width).max() ?? 0) * factor, height: (sizes.map(\.height).max() ?? 0) * factor)
    return ContactSheet([leftToRight, rightToLeft], columns: 2, cellSize: cell).svg(labels: .namesAndSizes)
  }
}
