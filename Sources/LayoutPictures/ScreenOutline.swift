import LayoutAnalysis
import LayoutModel

/// What a picture draws of a screen: rectangles with labels in root coordinates.
package struct ScreenOutline: Sendable {
  /// A view.
  package struct Shape: Sendable {
    /// What is written on it; empty for nothing.
    package var label: String
    /// Where it lies on the screen, in points; nil for what is not drawn.
    package var frame: LayoutRectangle?
    /// How many views it lies in; 0 for the root.
    package var depth: Int
    /// Whether other views lie in it.
    package var isContainer: Bool

    /// Makes a shape.
    package init(label: String, frame: LayoutRectangle?, depth: Int, isContainer: Bool) {
      self.label = label
      self.frame = frame
      self.depth = depth
      self.isContainer = isContainer
    }
  }

  /// The size of the screen, in points.
  package var size: LayoutSize
  /// The part of it that nothing covers.
  package var safeArea: LayoutRectangle
  /// The radius of its corners in points; nil if it is not known.
  package var cornerRadius: Double?
  /// Whether leading is right.
  package var isMirrored: Bool
  /// The views from back to front, the root first.
  package var shapes: [Shape]

  /// Makes an outline.
  package init(size: LayoutSize, safeArea: LayoutRectangle, cornerRadius: Double?, isMirrored: Bool, shapes: [Shape]) {
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.isMirrored = isMirrored
    self.shapes = shapes
  }

  /// The outline of a layout; its shapes are the layout's placements.
  init(_ result: LayoutResult, _ placements: [LayoutResult.Placement], cornerRadius: Double?) {
    self.init(
      size: result.environment.size, safeArea: result.environment.safeArea, cornerRadius: cornerRadius,
      isMirrored: result.environment.traits.layoutDirection == .rightToLeft,
      shapes: placements.map { placement in
        Shape(
          label: placement.name, frame: placement.frameInRoot, depth: placement.depth,
          isContainer: !result.tree.subviews(of: placement.view).isEmpty)
      })
  }
}

extension ScreenOutline {
  /// What is written on the views.
  enum Labels {
    case names, namesAndSizes
  }

  /// Fills of views by depth, so that a view stands out from the one it lies in.
  private static let fills = ["#ffffff", "#dbe7fb", "#f9d9b0", "#cdebd0", "#ead7f3"]
  private static let strokes = ["#444444", "#3a6fc4", "#c27a1c", "#3c8a48", "#8a4fa8"]

  /// Draws the screen with its top left corner at a position.
  func draw(
    on canvas: inout SVGCanvas, at origin: LayoutPoint, factor: Double, labels: Labels, notes: [FindingNote],
    overlay: ConstraintLines? = nil
  ) {
    let screen = Self.scaled(LayoutRectangle(origin: .zero, size: size), origin, factor)
    let radius = (cornerRadius ?? 0) * factor
    canvas.rectangle(screen, radius: radius, SVGCanvas.Paint(fill: "#ffffff"))
    let marks = FindingMarks(notes)
    canvas.clipped(to: screen, radius: radius) { canvas in
      canvas.rectangle(
        Self.scaled(safeArea, origin, factor),
        SVGCanvas.Paint(fill: "#8fd3a6", fillOpacity: 0.3, stroke: "#4fa36d", strokeWidth: 0.75, isDashed: true))
      for (place, shape) in shapes.enumerated() where shape.depth > 0 {
        guard let frame = shape.frame else { continue }
        let stroke = marks.color(ofShape: place)
        canvas.rectangle(
          Self.scaled(frame, origin, factor), radius: min(3, 6 * factor),
          SVGCanvas.Paint(
            fill: Self.fills[shape.depth % Self.fills.count], fillOpacity: 0.9,
            stroke: stroke ?? Self.strokes[shape.depth % Self.strokes.count], strokeWidth: stroke == nil ? 1 : 2))
      }
    }
    canvas.rectangle(
      screen, radius: radius,
      SVGCanvas.Paint(stroke: "#222222", strokeWidth: 1.5, isDashed: cornerRadius == nil))
    overlay?.draw(on: &canvas, at: origin, factor: factor, screen: screen)
    drawLabels(on: &canvas, at: origin, factor: factor, labels: labels, screen: screen)
    drawMarks(marks, on: &canvas, origin, factor, screen)
  }

  /// Writes the numbers of the findings at the top right corners of the views that they are about, as far as that is on the screen, and
  /// beside each other where corners are close.
  private func drawMarks(
    _ marks: FindingMarks, on canvas: inout SVGCanvas, _ origin: LayoutPoint, _ factor: Double,
    _ screen: LayoutRectangle
  ) {
    var taken: [LayoutPoint] = []
    for (place, shape) in shapes.enumerated() {
      guard let frame = shape.frame.map({ Self.scaled($0, origin, factor) }) else { continue }
      let right = min(max(frame.maxX, screen.minX + 8), screen.maxX - 6)
      let top = min(max(frame.minY, screen.minY + 7), screen.maxY - 7)
      for mark in marks.marks(ofShape: place).prefix(FindingMarks.limit) {
        guard let center = Self.freePlace(from: LayoutPoint(x: right, y: top), taken, screen) else { break }
        taken.append(center)
        canvas.circle(at: center, radius: 6.5, fill: mark.color)
        canvas.text(
          "\(mark.number)", at: LayoutPoint(x: center.x, y: center.y + 2.8), fontSize: mark.number > 99 ? 6 : 8,
          anchor: .middle, fill: "#ffffff", isBold: true)
      }
    }
  }

  /// The place nearest to the left of a point where no mark is yet; nil if the screen ends before.
  private static func freePlace(from point: LayoutPoint, _ taken: [LayoutPoint], _ screen: LayoutRectangle)
    -> LayoutPoint?
  {
    var place = point
    while place.x >= screen.minX {
      let isFree = !taken.contains { ($0.x - place.x).magnitude < 13 && ($0.y - place.y).magnitude < 13 }
      if isFree { return place }
      place.x -= 13
    }
    return nil
  }

  static func scaled(_ rectangle: LayoutRectangle, _ origin: LayoutPoint, _ factor: Double) -> LayoutRectangle {
    LayoutRectangle(
      x: origin.x + rectangle.minX * factor, y: origin.y + rectangle.minY * factor, width: rectangle.width * factor,
      height: rectangle.height * factor)
  }

  private func drawLabels(
    on canvas: inout SVGCanvas, at origin: LayoutPoint, factor: Double, labels: Labels, screen: LayoutRectangle
  ) {
    for shape in shapes where shape.depth > 0 {
      guard let frame = shape.frame else { continue }
      var lines = shape.label.isEmpty ? [] : [shape.label]
      if labels == .namesAndSizes {
        lines.append("\(DecimalNumber(frame.width)) × \(DecimalNumber(frame.height))")
      }
      if lines.isEmpty { continue }
      ViewLabel(
        lines: lines, frame: Self.scaled(frame, origin, factor), isContainer: shape.isContainer,
        isMirrored: isMirrored, screen: screen
      ).draw(on: &canvas)
    }
  }
}
