/// What a message tells about which view lies in which.
struct MessageHierarchy {
  /// The superview by item.
  private var superviews: [Int?]
  /// The margins guides by item and edge: near and far, horizontal and vertical.
  private var guides: [Int: Int] = [:]
  /// Whether vertical positions of masks count from the lower edge, as in AppKit.
  let countsUpwards: Bool

  init(_ message: ConflictMessage) {
    superviews = [Int?](repeating: nil, count: message.items.count)
    countsUpwards = message.items.contains { $0.isAppKit }
    readSuperviews(message)
    readSharedEdges(message)
    readSiblings(message)
    for constraint in message.constraints where constraint.identifier.hasSuffix("argin-guide-constraint") {
      readGuide(constraint)
    }
  }

  /// The superview of an item; nil if nothing tells.
  func superview(of item: Int) -> Int? { superviews[item] }

  /// The margins guide of an item, if the list says where an edge of it lies.
  func marginsGuide(of item: Int, isVertical: Bool, isFar: Bool) -> Int? {
    guides[item * 4 + (isVertical ? 2 : 0) + (isFar ? 1 : 0)]
  }

  /// The items that `|` stands for beside others.
  private mutating func readSuperviews(_ message: ConflictMessage) {
    for constraint in message.constraints {
      guard let superview = constraint.superview else { continue }
      for term in constraint.terms where term.item != superview { setSuperview(superview, of: term.item) }
    }
    // A position of a mask beside a size or position: the second item is the superview.
    for constraint in message.constraints
    where constraint.terms.count == 2 && constraint.terms[0].attribute.isMaskPosition {
      setSuperview(constraint.terms[1].item, of: constraint.terms[0].item)
    }
  }

  /// A view that shares an edge with one that is set by a mask, and is not inside it, is taken for its superview.
  private mutating func readSharedEdges(_ message: ConflictMessage) {
    for mask in message.constraints {
      guard let first = mask.terms.first, mask.terms.count == 1, first.attribute.isMaskPosition,
        superviews[first.item] == nil
      else { continue }
      for constraint in message.constraints where constraint.terms.count == 2 {
        let (one, two) = (constraint.terms[0], constraint.terms[1])
        guard one.attribute == two.attribute, one.attribute.isPosition, one.item != two.item else { continue }
        let other = one.item == first.item ? two.item : two.item == first.item ? one.item : nil
        guard let other, superviews[other] != first.item else { continue }
        setSuperview(other, of: first.item)
        break
      }
    }
  }

  /// A view beside another one lies in the same superview.
  private mutating func readSiblings(_ message: ConflictMessage) {
    for constraint in message.constraints where constraint.terms.count == 2 {
      let (one, two) = (constraint.terms[0], constraint.terms[1])
      guard one.attribute != two.attribute, one.attribute.isPosition, two.attribute.isPosition else { continue }
      if superviews[one.item] == nil, let other = superviews[two.item] {
        setSuperview(other, of: one.item)
      } else if superviews[two.item] == nil, let other = superviews[one.item] {
        setSuperview(other, of: two.item)
      }
    }
  }

  private mutating func readGuide(_ constraint: LoggedConstraint) {
    guard let view = constraint.superview, let edge = constraint.terms.first(where: { $0.item != view }) else { return }
    let isFar: Bool
    switch edge.attribute {
    case .left, .leading, .top: isFar = false
    case .right, .trailing, .bottom: isFar = true
    default: return
    }
    guides[view * 4 + (edge.attribute.isVertical ? 2 : 0) + (isFar ? 1 : 0)] = edge.item
  }

  private mutating func setSuperview(_ superview: Int, of item: Int) {
    // No circles: a view is not inside what it holds.
    var ancestor: Int? = superview
    var steps = 0
    while let present = ancestor, steps <= superviews.count {
      if present == item { return }
      ancestor = superviews[present]
      steps += 1
    }
    if superviews[item] == nil { superviews[item] = superview }
  }
}

extension LoggedItem {
  /// Whether it is a view of AppKit.
  var isAppKit: Bool {
    className.hasPrefix("NS") && !className.hasPrefix("NSKVONotifying_") || className.hasPrefix("_NS")
  }
}
