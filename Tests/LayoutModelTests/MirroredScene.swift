import LayoutModel
import SceneRunner

extension Scene {
  /// The scene with everything on the other side that is told by left and right: insets, margins, alignment rectangles, frames that follow
  /// no constraints, with their masks, and constraints that do not depend on the direction. What is told by leading and trailing stays as
  /// it is. nil if a constraint with a multiplier measures from the left, which has no counterpart on the right.
  ///
  /// Neither a device nor UIKit does this when the direction turns: safe area, alignment rectangles, frames and masks keep their sides. It
  /// is what makes a right-to-left layout comparable with a left-to-right one as a whole.
  var withSidesExchanged: Scene? {
    var scene = self
    scene.safeAreaInsets.exchangeSides()
    for (index, view) in views.enumerated() {
      scene.views[index].margins?.exchangeSides()
      scene.views[index].explicitMargins?.exchangeSides()
      scene.views[index].alignmentRectInsets.exchangeSides()
      guard let parent = view.parent, view.hasFrameByHand(in: views[parent]) else { continue }
      scene.views[index].moveToTheOtherSide(in: views[parent].recordedFrame.width)
    }
    for (index, constraint) in constraints.enumerated() where constraint.keepsItsSide {
      if constraint.multiplier != 1 { return nil }
      scene.constraints[index].exchangeSides()
    }
    return scene
  }
}

extension SceneConstraint {
  /// Whether both ends are horizontal positions and neither depends on the direction.
  fileprivate var keepsItsSide: Bool {
    guard let second else { return false }
    let undirected: Set<LayoutAttribute> = [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins]
    return undirected.contains(first.attribute) && undirected.contains(second.attribute)
  }

  fileprivate mutating func exchangeSides() {
    first.attribute = first.attribute.onTheOtherSide
    if let end = second { second?.attribute = end.attribute.onTheOtherSide }
    constant = -constant
    relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
  }
}

extension LayoutAttribute {
  fileprivate var onTheOtherSide: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

extension SceneInsets {
  fileprivate mutating func exchangeSides() { swap(&insets.left, &insets.right) }
}

extension SceneView {
  /// Whether the view lies where the record says, and not where constraints or a stack put it.
  fileprivate func hasFrameByHand(in parent: SceneView) -> Bool {
    guard parent.kind != "stackView", !(isManaged && parent.kind == "visualEffectView") else { return false }
    return isManaged || isFixed || !usesAutoLayout
  }

  fileprivate mutating func moveToTheOtherSide(in width: Double) {
    let place = recordedFrame
    frame.numbers[0] = width - place.maxX
    frame.numbers[1] = place.minY
    frame.numbers[2] = place.width
    frame.numbers[3] = place.height
    unroundedFrame = nil
    var mask = isManaged || isFixed ? [] : Set(autoresizing)
    let (growsBefore, growsAfter) = (mask.remove("flexibleMinX") != nil, mask.remove("flexibleMaxX") != nil)
    // A mask in which nothing is flexible keeps the left distance; the opposite has to be said.
    if growsAfter || !growsBefore && !mask.contains("widthSizable") { mask.insert("flexibleMinX") }
    if growsBefore { mask.insert("flexibleMaxX") }
    autoresizing = mask.sorted()
    (isManaged, isFixed, usesAutoLayout) = (false, false, false)
  }
}
