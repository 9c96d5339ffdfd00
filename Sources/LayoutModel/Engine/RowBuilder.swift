internal import ConstraintKernel

/// A row while it is put together, from terms in any order in which variables may repeat. ``finish(_:_:_:)`` makes it one that the solver takes.
struct RowBuilder: Sendable {
  /// In the order of their variables, each once, as long as there are few. Kept between rows for its capacity.
  private(set) var terms: [LinearTerm] = []
  private var isSorted = true
  private var hasZero = false
  var constant = 0.0
  /// The view in whose coordinates positions are measured.
  private(set) var ancestor = ViewRecord.none
  /// Whether horizontal positions count from the ancestor's right edge to the left.
  private(set) var isMirrored = false
  /// How many times the ancestor's length is to be added for positions that count from its right edge.
  var mirroredFactor = 0.0
  private(set) var relation = ConstraintKernel.Relation.equal
  private(set) var priority = LayoutPriority.required

  /// Up to how many terms are put in their places as they come; deep hierarchies have rows with more, which are sorted at the end.
  private static let few = 32

  mutating func start(in ancestor: Int32, isMirrored: Bool) {
    terms.removeAll(keepingCapacity: true)
    isSorted = true
    hasZero = false
    constant = 0
    self.ancestor = ancestor
    self.isMirrored = isMirrored
    mirroredFactor = 0
  }

  mutating func add(_ variable: Variable?, _ factor: Double) {
    if let variable { add(LinearTerm(variable, factor)) }
  }

  private mutating func add(_ term: LinearTerm) {
    var position = terms.count
    if position >= Self.few {
      isSorted = false
      terms.append(term)
      return
    }
    while position > 0, terms[position - 1].variable.index > term.variable.index { position -= 1 }
    if position > 0, terms[position - 1].variable == term.variable {
      terms[position - 1].coefficient += term.coefficient
      hasZero = hasZero || terms[position - 1].coefficient == 0
      return
    }
    hasZero = hasZero || term.coefficient == 0
    var last = terms.count
    terms.append(term)
    while last > position {
      terms[last] = terms[last - 1]
      last -= 1
    }
    if position < terms.count - 1 { terms[position] = term }
  }

  /// Moves the constant to the right side, and leaves each variable once, in order. Opposite terms of a path that two items share cancel
  /// exactly, because their coefficients are equal.
  mutating func finish(_ relation: LayoutConstraint.Relation, _ constant: Double, _ priority: LayoutPriority) {
    self.relation = relation.kernelRelation
    self.constant = constant - self.constant
    self.priority = priority
    if !isSorted { terms.sort { $0.variable.index < $1.variable.index } }
    if !isSorted || hasZero { merge() }
  }

  private mutating func merge() {
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
