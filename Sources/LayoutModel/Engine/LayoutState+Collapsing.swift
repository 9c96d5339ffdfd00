extension LayoutState {
  /// Whether a term speaks of the size of a collapsed view.
  func isSuspended(_ term: LayoutConstraint.Term, _ tree: LayoutTree) -> Bool {
    guard case .view(let view) = term.item, !term.attribute.isLocation else { return false }
    return tree.views[view.slot].isCollapsed
  }

  /// Whether a constraint is a gap that a collapsed view closes: see ``LayoutTree/setCollapsesWhenHidden(_:of:)``.
  mutating func losesGap(_ constraint: LayoutConstraint, _ tree: LayoutTree) -> Bool {
    guard let (first, second) = tree.siblings(of: constraint) else { return false }
    return losesGap(first, tree) || losesGap(second, tree)
  }

  private mutating func losesGap(_ term: LayoutConstraint.Term, _ tree: LayoutTree) -> Bool {
    let view = term.item.owningView
    guard tree.views[view.slot].isCollapsed else { return false }
    switch term.attribute {
    case .right, .trailing, .bottom: return true
    case .left, .leading, .top: return !isFollowed(view, along: term.attribute.axis, tree)
    default: return false
    }
  }

  /// Whether constraints between siblings lead from a collapsed view's far edge to a view that is not collapsed, through any number of
  /// others that are. Answers are kept while a tree is absorbed, so that long runs take time in proportion to their length.
  private mutating func isFollowed(
    _ view: ViewHandle, along axis: LayoutConstraint.Axis, _ tree: LayoutTree
  ) -> Bool {
    var steps = [(view: view, previous: -1)]
    var next = 0
    while next < steps.count {
      let step = steps[next]
      if let known = followed[FollowedKey(view: step.view, axis: axis)] {
        if known { return keep(steps, upTo: next, axis) }
      } else if !tree.views[step.view.slot].isCollapsed {
        return keep(steps, upTo: next, axis)
      } else {
        followed[FollowedKey(view: step.view, axis: axis)] = false
        for follower in followers(of: step.view, along: axis, tree) { steps.append((follower, next)) }
      }
      next += 1
    }
    return false
  }

  private mutating func keep(
    _ steps: [(view: ViewHandle, previous: Int)], upTo last: Int, _ axis: LayoutConstraint.Axis
  ) -> Bool {
    // Views beside the path were only begun; they are looked at again when it is their turn.
    for step in steps { followed[FollowedKey(view: step.view, axis: axis)] = nil }
    var place = steps[last].previous
    while place >= 0 {
      followed[FollowedKey(view: steps[place].view, axis: axis)] = true
      place = steps[place].previous
    }
    return true
  }

  /// Adds the constraints whose gaps can depend on those that changed.
  func addGaps(to constraints: inout [Int32], _ tree: LayoutTree) {
    var seen: Set<Int32> = []
    var next = 0
    while next < constraints.count {
      let constraint = tree.constraintRecords[Int(constraints[next])].constraint
      for position in 0..<constraint.termCount {
        let view = constraint.term(at: position).item.owningView
        guard tree.isLive(view), tree.views[view.slot].isCollapsed, seen.insert(view.index).inserted else { continue }
        constraints += tree.constraintPlaces(of: view.index)
      }
      next += 1
    }
  }
}

extension LayoutState {
  /// The siblings to which active constraints tie the far edge of a view.
  fileprivate func followers(
    of view: ViewHandle, along axis: LayoutConstraint.Axis, _ tree: LayoutTree
  ) -> [ViewHandle] {
    tree.constraintPlaces(of: view.index).compactMap { place in
      guard isActive(at: place, tree),
        let (first, second) = tree.siblings(of: tree.constraintRecords[Int(place)].constraint)
      else { return nil }
      let (own, other) = first.item.owningView == view ? (first, second) : (second, first)
      return own.attribute.axis == axis && own.attribute.isFarEdge ? other.item.owningView : nil
    }
  }
}

/// A collapsed view and a direction in which others may follow it.
struct FollowedKey: Hashable, Sendable {
  let view: ViewHandle
  let axis: LayoutConstraint.Axis
}

extension LayoutTree {
  /// The two terms of a constraint that ties an edge of a view to an edge of one of its siblings; nil for any other.
  fileprivate func siblings(
    of constraint: LayoutConstraint
  ) -> (LayoutConstraint.Term, LayoutConstraint.Term)? {
    guard constraint.left.termCount == 1, constraint.right.termCount == 1 else { return nil }
    let first = constraint.left.term(at: 0)
    let second = constraint.right.term(at: 0)
    guard case .view(let one) = first.item, case .view(let other) = second.item, one != other,
      first.attribute.isLocation, second.attribute.isLocation
    else { return nil }
    let superview = views[one.slot].superview
    return superview != ViewRecord.none && superview == views[other.slot].superview ? (first, second) : nil
  }
}

extension LayoutAttribute {
  /// Whether the attribute is the edge of a view that a reader comes to last.
  fileprivate var isFarEdge: Bool { self == .right || self == .trailing || self == .bottom }
}
