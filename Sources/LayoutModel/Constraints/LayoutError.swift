/// Why a call of the layout model was refused. What it was called on is then as it was before.
///
/// The strings name the items as ``LayoutTree/describe(_:)-(LayoutItem)`` does, with their attributes: `card.leading`.
public enum LayoutError: Error, Hashable, Sendable {
  /// The view or guide is not in this tree: it was destroyed, or made by another tree.
  case unknownItem(String)
  /// The constraint is not in this tree: it was removed, or added to another tree.
  case unknownConstraint
  /// The root fills the screen and cannot be moved, taken out or destroyed.
  case rootCannotMove
  /// The view would lie in itself.
  case cyclicHierarchy(view: String, superview: String)
  /// A position was compared with a number; positions have to be paired with another position.
  case locationWithoutPartner(String)
  /// A position was compared with a size.
  case locationWithSize(String, String)
  /// A horizontal position was combined with a vertical one.
  case differentAxes(String, String)
  /// Leading or trailing was combined with left or right.
  case directionalWithAbsolute(String, String)
  /// A margin or a baseline of a guide; guides have neither.
  case attributeOfGuide(String)
  /// A content or frame guide of a view that does not scroll.
  case notScrollable(String)
  /// The view has no frame that could follow the superview's size.
  case noAutoresizingFrame(String)
  /// The items belong to hierarchies that do not meet.
  case noCommonAncestor(String, String)
  /// A number that has to be finite is not. The first string says which number, the second where.
  case nonFinite(String, in: String)
  /// A priority outside (0, 1000]. The string says where.
  case priorityOutOfRange(Double, in: String)
  /// A negative size. The string says whose.
  case negativeSize(Double, of: String)
  /// The view is no stack and arranges nothing.
  case notAStack(String)
  /// The view is not among the arranged views of the stack.
  case notArranged(String, in: String)
  /// The view is not a subview of the stack, which can arrange only its subviews.
  case notASubview(String, of: String)
  /// The view is arranged by a stack already, or was given twice.
  case alreadyArranged(String, in: String)
  /// A position beyond the `count` arranged views of the stack.
  case positionOutOfRange(Int, count: Int, in: String)
  /// A vertical stack was to align its views by their baselines, which lie along its axis. The string names the stack.
  case baselinesAlongAxis(String)
  /// Sizes that should be to each other as their weights, all of which are 0.
  case noWeight
  /// The constraint has no term whose multiplier could be meant. The strings are the constraint and what was asked for.
  case noSuchTerm(String, String)
  /// The constraint has no term at all.
  case noItems
  /// Required constraints cannot all hold, and the pass was strict.
  case conflict(LayoutConflict)
  /// The solver could not verify an answer; the string is its reason.
  case unsolvable(String)
}

extension LayoutError: CustomStringConvertible {
  /// A sentence that names the items and says what to write instead.
  public var description: String {
    switch self {
    case .unknownItem(let item): "\(item) is not in this tree: it was destroyed, or made by another tree"
    case .unknownConstraint: "the constraint is not in this tree: it was removed, or added to another tree"
    case .rootCannotMove: "the root fills the screen and cannot be moved, taken out or destroyed"
    case .cyclicHierarchy(let view, let superview): "\(view) cannot lie in \(superview), because that lies in \(view)"
    case .locationWithoutPartner(let location):
      "\(location) is a position and must be paired with another one; write \(location) == container edge + constant"
    case .locationWithSize(let first, let second):
      "\(first) and \(second) cannot be compared: one is a position and the other a size; "
        + "add a position to the size, or compare a distance between two positions with it"
    case .differentAxes(let first, let second):
      "\(first) and \(second) cannot be combined: one is horizontal and the other vertical; "
        + "write one constraint for each axis"
    case .directionalWithAbsolute(let first, let second):
      "\(first) and \(second) cannot be combined: one depends on the layout direction and the other does not; "
        + "use leading and trailing on both, or left and right on both"
    case .attributeOfGuide(let attribute):
      "\(attribute) cannot be: guides have neither margins nor baselines; use the guide's edges, or the view's margin or baseline"
    case .notScrollable(let guide):
      "\(guide) cannot be: its view does not scroll; use a view of kind scroll, or the view's own edges"
    case .noAutoresizingFrame(let view):
      "\(view) has no frame that could follow its superview's size; give it one with setAutoresizing"
    case .noCommonAncestor(let first, let second):
      "\(first) and \(second) have no common ancestor; put both under one view before activating the constraint"
    case .nonFinite(let number, let place): "the \(number) of \(place) is not a finite number"
    case .priorityOutOfRange(let priority, let place):
      "the priority \(priority) of \(place) lies outside (0, 1000]"
    case .negativeSize(let size, let item): "the size \(size) of \(item) is negative"
    case .notAStack(let view): "\(view) is not a stack; make it with makeStack"
    case .notArranged(let view, let stack):
      "\(view) is not an arranged view of \(stack); add it with addArrangedSubview"
    case .notASubview(let view, let stack):
      "\(view) is not a subview of \(stack); add it with addArrangedSubview, which makes it one"
    case .alreadyArranged(let view, let stack):
      "\(view) is arranged by \(stack) already; remove it there first, and give each view once"
    case .positionOutOfRange(let position, let count, let stack):
      "the position \(position) lies outside 0...\(count), the positions in \(stack)"
    case .baselinesAlongAxis(let stack):
      "\(stack) is vertical and cannot align its views by baselines; align by leading, center, trailing or fill"
    case .noWeight: "all weights are 0; give at least one item a positive weight"
    case .noSuchTerm(let constraint, let term): "\(constraint) has no term to change for \(term)"
    case .noItems: "the constraint names no item"
    case .conflict(let conflict):
      "\(conflict.members.count) required constraints cannot all hold: they miss each other by "
        + "\(DecimalNumber(conflict.infeasibility)) pt"
    case .unsolvable(let reason): "no answer could be verified: \(reason)"
    }
  }
}
