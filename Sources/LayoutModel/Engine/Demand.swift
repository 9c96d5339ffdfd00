internal import ConstraintKernel

/// One row that a layout wants in the solver, and how far the solver has it.
///
/// Lowering only writes what is desired. A solve brings the solver there and then writes what is installed; a solve that fails
/// writes nothing, so that the next one starts from the truth.
struct Demand: Sendable {
  /// What a content size asks of one dimension.
  enum ContentRule: Int, Sendable, CaseIterable {
    case horizontalHugging, horizontalResistance, verticalHugging, verticalResistance
  }

  /// Where a demand comes from.
  enum Origin: Sendable {
    /// A constraint of the tree.
    case constraint(LayoutConstraint.Handle)
    /// The content size of a view.
    case content(ViewHandle, ContentRule)
    /// No item has a negative width or height.
    case nonNegative(LayoutItem, LayoutAttribute)
    /// A constraint that a stack makes.
    indirect case generated(stack: ViewHandle, GeneratedConstraint)
    /// A collapsed view has no width and no height.
    case collapsed(ViewHandle, LayoutAttribute)
  }

  /// How important it is that a collapsed view takes no room: what stacks give to their hidden views. Required constraints on edges
  /// can keep it open.
  static let collapsePriority = LayoutPriority(999.999)

  var origin: Origin
  /// The tree's serial of the constraint, view or guide: demands are installed in this order, whatever order edits came in.
  let age: UInt32
  /// What should be in the solver; nil if nothing should.
  var desired: LoweredRow?
  /// What is in the solver.
  var installed: (handle: ConstraintHandle, row: LoweredRow)?

  init(_ origin: Origin, age: UInt32, desired: LoweredRow?) {
    self.origin = origin
    self.age = age
    self.desired = desired
  }

  /// Whether a conflict may be settled by leaving the demand out. That no size is negative always holds.
  var isBreakable: Bool {
    switch origin {
    case .constraint, .content, .generated, .collapsed: true
    case .nonNegative: false
    }
  }

  /// Whether the demand is a constraint, of the tree or of a stack, which is given up before a content size is.
  var isConstraint: Bool {
    switch origin {
    case .constraint, .generated: true
    case .content, .nonNegative, .collapsed: false
    }
  }
}

/// All demands of an engine, by places that are reused.
struct DemandTable: Sendable {
  private(set) var demands: [Demand?] = []
  private var free: [Int32] = []
  /// Demands whose desired and installed rows may differ; a place may be there twice.
  var pending: [Int32] = []

  subscript(place: Int32) -> Demand? {
    get { demands[Int(place)] }
    set { demands[Int(place)] = newValue }
  }

  mutating func insert(_ demand: Demand) -> Int32 {
    if let place = free.popLast() {
      demands[Int(place)] = demand
      pending.append(place)
      return place
    }
    demands.append(demand)
    pending.append(Int32(demands.count - 1))
    return Int32(demands.count - 1)
  }

  /// Asks for another row, or for none.
  mutating func desire(_ row: LoweredRow?, at place: Int32) {
    demands[Int(place)]?.desired = row
    pending.append(place)
  }

  /// Forgets a demand that the solver does not have.
  mutating func release(_ place: Int32) {
    demands[Int(place)] = nil
    free.append(place)
  }
}
