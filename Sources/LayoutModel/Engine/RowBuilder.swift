internal import ConstraintKernel

/// A row while it is put together: terms in any order, repeated variables not yet merged. ``finish(_:_:_:)`` makes it one that the solver
/// takes.
struct RowBuilder: Sendable {
  /// Kept between rows for its capacity.
  private(set) var terms: [Term] = []
  var constant = 0.0
  /// The view in whose coordinates positions are measured.
  private(set) var ancestor = ViewRecord.none
  /// Whether horizontal positions count from the ancestor's right edge to the left.
  private(set) var isMirrored = false
  /// How many times the ancestor's length is to be added for positions that count from its right edge.
  var mirroredFactor = 0.0
  private(set) var relation = ConstraintKernel.Relation.equal
  private(set) var priority = LayoutPriority.required

  mutating func start(in ancestor: Int32, isMirrored: Bool) {
    terms.removeAll(keepingCapacity: true)
    constant = 0
    mirroredFactor = 0
    self.ancestor = ancestor
    self.isMirrored = isMirrored
  }

  mutating func add(_ variable: Variable?, _ factor: Double) {
    if let variable { terms.append(Term(variable, factor)) }
  }

  /// Moves the constant to the right side, and brings the terms into the order of their variables, each once. Opposite terms of a path
  /// that two items share cancel exactly, because their coefficients are equal.
  mutating func finish(_ relation: LayoutConstraint.Relation, _ constant: Double, _ priority: LayoutPriority) {
    self.relation = relation.kernelRelation
    self.constant = constant - self.constant
    self.priority = priority
    sort()
    var kept = 0
    var position = 0
    while position < terms.count {
      var term = terms[position]
      position += 1
      while position < terms.count, terms[position].variable == term.variable {
        term.coefficient += terms[position].coefficient
        position += 1
      }
      if term.coefficient != 0 {
        terms[kept] = term
        kept += 1
      }
    }
    terms.removeLast(terms.count - kept)
  }

  /// Rows have a handful of terms, for which insertion beats the library's sort; deep hierarchies have rows for that one.
  private mutating func sort() {
    if terms.count > 32 {
      terms.sort { $0.variable.index < $1.variable.index }
      return
    }
    guard terms.count > 1 else { return }
    for start in 1..<terms.count {
      let term = terms[start]
      var position = start
      while position > 0, terms[position - 1].variable.index > term.variable.index {
        terms[position] = terms[position - 1]
        position -= 1
      }
      if position < start { terms[position] = term }
    }
  }
}

/// An edge of a rectangle inside a view, from the corner of the view's frame: a share of a length plus a multiple of an input.
struct EdgeOffset {
  /// 0 or 1: whether the offset counts from the far edge.
  var share = 0.0
  var input: Variable?
  var sign = 1.0
}

/// A rectangle inside a view, along one axis.
struct GuideSpan {
  var start = EdgeOffset()
  var end = EdgeOffset(share: 1)
  /// Whether the shares are those of the content area and not of the frame.
  var isContent = false
}
