internal import ConstraintKernel

/// A row while it is put together: terms in any order, repeated variables not yet merged.
struct RowBuilder: Sendable {
  /// Kept between rows for its capacity.
  var terms: [Term] = []
  var constant = 0.0
  /// The view in whose coordinates positions are measured.
  var ancestor = ViewRecord.none
  /// Whether horizontal positions count from the ancestor's right edge to the left.
  var isMirrored = false
  /// How many times the ancestor's length is to be added for positions that count from its right edge.
  var mirroredFactor = 0.0

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
