import LayoutModel

/// Draws the active constraints of a tree as lines with what they say: constants, multipliers, relations other than ==.
///
/// Drawn are constraints of one size, and of one attribute against another; longer expressions have no line that would tell them.
struct ConstraintLines: Sendable {
  let result: LayoutResult

  private static let color = "#0b6e99"
  private static let optionalColor = "#4b6f80"
  private static let fontSize = 7.0

  /// Where the screen is in the picture.
  private struct Placing {
    let origin: LayoutPoint
    let factor: Double
    let screen: LayoutRectangle
  }

  /// - Parameters:
  ///   - canvas: What is drawn on.
  ///   - origin: Where the screen's top left corner is, in units of the picture.
  ///   - factor: Units of the picture per point.
  ///   - screen: The screen, in units of the picture.
  func draw(on canvas: inout SVGCanvas, at origin: LayoutPoint, factor: Double, screen: LayoutRectangle) {
    let placing = Placing(origin: origin, factor: factor, screen: screen)
    var labels: [LayoutRectangle] = []
    for handle in result.tree.constraints where result.tree.isActive(handle, in: result.environment) {
      guard let constraint = try? result.tree.constraint(handle, in: result.environment),
        constraint.left.termCount == 1,
        let line = line(of: constraint, placing)
      else { continue }
      let color = constraint.priority.isRequired ? Self.color : Self.optionalColor
      canvas.line(
        from: line.start, to: line.end, stroke: color, width: 0.9, isDashed: !constraint.priority.isRequired)
      for end in [line.start, line.end] { drawTick(at: end, isHorizontal: line.isHorizontal, color, on: &canvas) }
      let text = label(of: constraint)
      if !text.isEmpty { write(text, line, color, &labels, screen, on: &canvas) }
    }
  }

  private struct Line {
    let start: LayoutPoint
    let end: LayoutPoint
    let isHorizontal: Bool
    /// Whether the line is across a view, in the middle of which its name is.
    var isSize = false

    var middle: LayoutPoint { LayoutPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
  }

  private func line(of constraint: LayoutConstraint, _ placing: Placing) -> Line? {
    let first = constraint.left.term(at: 0)
    guard let frame = frame(of: first.item, placing) else { return nil }
    let isHorizontal = first.attribute.axis == .horizontal
    if !first.attribute.isLocation {
      // A size: across the view, a little off its middle, where its name is.
      return isHorizontal
        ? Line(
          start: LayoutPoint(x: frame.minX, y: frame.minY + frame.height * 0.8),
          end: LayoutPoint(x: frame.maxX, y: frame.minY + frame.height * 0.8), isHorizontal: true, isSize: true)
        : Line(
          start: LayoutPoint(x: frame.minX + frame.width * 0.85, y: frame.minY),
          end: LayoutPoint(x: frame.minX + frame.width * 0.85, y: frame.maxY), isHorizontal: false)
    }
    guard constraint.right.termCount == 1 else { return nil }
    let second = constraint.right.term(at: 0)
    guard let other = self.frame(of: second.item, placing) else { return nil }
    let from = place(of: second.attribute, other)
    let to = place(of: first.attribute, frame)
    return isHorizontal
      ? Line(start: LayoutPoint(x: from, y: frame.midY), end: LayoutPoint(x: to, y: frame.midY), isHorizontal: true)
      : Line(start: LayoutPoint(x: frame.midX, y: from), end: LayoutPoint(x: frame.midX, y: to), isHorizontal: false)
  }

  private func frame(of item: LayoutItem, _ placing: Placing) -> LayoutRectangle? {
    result.exactFrameInRoot(of: item).map { ScreenOutline.scaled($0, placing.origin, placing.factor) }
  }

  /// The coordinate of an attribute; baselines and margins are drawn at the edges that they belong to.
  private func place(of attribute: LayoutAttribute, _ frame: LayoutRectangle) -> Double {
    let isMirrored = result.environment.traits.layoutDirection == .rightToLeft
    switch attribute.withoutMargin {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isMirrored ? frame.maxX : frame.minX
    case .trailing: return isMirrored ? frame.minX : frame.maxX
    case .centerX: return frame.midX
    case .top, .firstBaseline: return frame.minY
    case .bottom, .lastBaseline: return frame.maxY
    default: return frame.midY
    }
  }

  /// What a constraint says besides that two things are equal.
  private func label(of constraint: LayoutConstraint) -> String {
    var text = constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? "≤ " : "≥ "
    let constant = constraint.right.constant - constraint.left.constant
    if constraint.right.termCount == 1 {
      let term = constraint.right.term(at: 0)
      let isSize = !constraint.left.term(at: 0).attribute.isLocation
      if term.multiplier != 1 || isSize {
        let name = "\(result.tree.describe(term.item)).\(term.attribute.rawValue)"
        text += "\(DecimalNumber(term.multiplier)) × \(name)"
      }
      if constant != 0 {
        let sign = constant < 0 ? "−" : text.hasSuffix(" ") || text.isEmpty ? "" : "+"
        text += "\(text.isEmpty || text.hasSuffix(" ") ? "" : " ")\(sign)\(DecimalNumber(constant.magnitude))"
      }
      return text
    }
    return constraint.right.termCount == 0 ? text + "\(DecimalNumber(constant))" : text + "…"
  }

  /// Writes a label at the middle of its line, or as near to it as no other label stands.
  private func write(
    _ text: String, _ line: Line, _ color: String, _ labels: inout [LayoutRectangle], _ screen: LayoutRectangle,
    on canvas: inout SVGCanvas
  ) {
    let width = SVGCanvas.width(of: text, fontSize: Self.fontSize)
    let height = Self.fontSize * 1.2
    // Above a horizontal line and beside a vertical one, so that the line does not strike the label through.
    let left =
      line.isSize && line.isHorizontal
      ? line.start.x + 2 : line.isHorizontal ? line.middle.x - width / 2 : line.middle.x + 2.5
    let top = line.isHorizontal ? line.middle.y - height - 1 : line.middle.y - height / 2
    let x = min(max(left, screen.minX + 1), max(screen.minX + 1, screen.maxX - width - 1))
    let y = min(max(top, screen.minY + 1), screen.maxY - height - 1)
    var box = LayoutRectangle(x: x, y: y, width: width, height: height)
    for step in [0, -1, 1, -2, 2, -3, 3, -4, 4] {
      box.origin.y = y + Double(step) * height
      if !labels.contains(where: { Self.overlaps($0, box) }) { break }
    }
    labels.append(box)
    canvas.text(
      text, at: LayoutPoint(x: box.minX, y: box.maxY - height * 0.25), fontSize: Self.fontSize, fill: color,
      hasHalo: true)
  }

  private static func overlaps(_ first: LayoutRectangle, _ second: LayoutRectangle) -> Bool {
    first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY && second.minY < first.maxY
  }

  private func drawTick(at point: LayoutPoint, isHorizontal: Bool, _ color: String, on canvas: inout SVGCanvas) {
    let (x, y) = isHorizontal ? (0.0, 2.5) : (2.5, 0.0)
    canvas.line(
      from: LayoutPoint(x: point.x - x, y: point.y - y), to: LayoutPoint(x: point.x + x, y: point.y + y), stroke: color,
      width: 0.9)
  }
}
