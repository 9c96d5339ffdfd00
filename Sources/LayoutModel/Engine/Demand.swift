internal import ConstraintKernel

/// One row of an engine, read from the table and the solver.
struct Demand: Sendable {
  /// What a content size asks of one dimension.
  enum ContentRule: Sendable {
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
    case generated(stack: ViewHandle, GeneratedConstraint.Key)
    /// A collapsed view has no width and no height.
    case collapsed(ViewHandle, LayoutAttribute)
  }

  /// Stands for "no demand" where places are stored.
  static let none: Int32 = -1

  /// How important it is that a collapsed view takes no room: what stacks give to their hidden views. Required constraints on edges
  /// can keep it open.
  static let collapsePriority = LayoutPriority(999.999)

  let origin: Origin
  /// The constraint of the tree or of a stack, with the numbers that are in effect.
  let written: LayoutConstraint?
  /// The age of the constraint, view or guide: demands are installed in this order, whatever order edits came in.
  let age: UInt32
  /// What should be in the solver; nil if nothing should.
  let desired: LoweredRow?
  /// What is in the solver.
  let installed: (handle: ConstraintHandle, row: LoweredRow)?

  /// Whether the demand is a constraint, of the tree or of a stack.
  var isConstraint: Bool { origin.isConstraint }
}

extension Demand.Origin {
  /// Whether a conflict may be settled by leaving the demand out. That no size is negative always holds.
  var isBreakable: Bool {
    switch self {
    case .constraint, .content, .generated, .collapsed: true
    case .nonNegative: false
    }
  }

  /// Whether the demand is a constraint, of the tree or of a stack.
  var isConstraint: Bool {
    switch self {
    case .constraint, .generated: true
    case .content, .nonNegative, .collapsed: false
    }
  }

  /// Whether the demand makes something in a stack as small as possible: nobody asks for it to hold.
  var isMinimizing: Bool {
    guard case .generated(_, let key) = self else { return false }
    return key.role.isMinimizing
  }
}

/// The places of two demands, one for each axis, or ``Demand/none``.
struct DemandPair: Sendable {
  var width = Demand.none
  var height = Demand.none
}

/// The places of the demands of a content size, or ``Demand/none``.
struct ContentDemands: Sendable {
  var horizontalHugging = Demand.none
  var horizontalResistance = Demand.none
  var verticalHugging = Demand.none
  var verticalResistance = Demand.none
}
