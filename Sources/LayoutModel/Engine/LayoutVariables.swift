internal import ConstraintKernel

/// The unknowns of one view or custom guide: its position in its superview's or owner's coordinates, and its size.
struct BoxVariables: Sendable {
  /// nil for the root, which lies at the origin.
  var left: Variable?
  /// nil for the root, which lies at the origin.
  var top: Variable?
  var width: Variable
  var height: Variable

  var all: [Variable] { [left, top].compactMap { $0 } + [width, height] }
}

/// The unknowns of a view's safe area. They are inputs: the environment and the geometry tell them, constraints never move them.
struct InsetVariables: Sendable {
  var top: Variable
  var left: Variable
  var bottom: Variable
  var right: Variable
  /// What was suggested last; nil before the first suggestion.
  var applied: EdgeInsets?

  var all: [Variable] { [top, left, bottom, right] }
}

/// What an engine knows of a view or custom guide that is under the root.
struct Box: Sendable {
  let serial: UInt32
  let variables: BoxVariables
  /// That the width and the height are not negative; empty for the root, whose size is an input.
  var nonNegative: [Int32] = []
  /// What the content size asks for, by ``Demand/ContentRule``.
  var content: [Int32?] = []
  /// The safe area of a view, as soon as a constraint refers to it.
  var insets: InsetVariables?
}

/// Which box a variable belongs to.
enum VariableOwner: Sendable {
  case view(Int32)
  case guide(Int32)
  case none
}

/// The variables of all boxes, and the way back from a variable to its box.
struct LayoutVariables: Sendable {
  var views: [Box?] = []
  var guides: [Box?] = []
  private var owners: [VariableOwner] = []

  func owner(of variable: Variable) -> VariableOwner {
    let place = Int(variable.index)
    return place < owners.count ? owners[place] : .none
  }

  mutating func setOwner(_ owner: VariableOwner, of variables: [Variable]) {
    for variable in variables {
      let place = Int(variable.index)
      if place >= owners.count {
        owners += Array(repeating: VariableOwner.none, count: place + 1 - owners.count)
      }
      owners[place] = owner
    }
  }

  /// Makes room for as many views and guides as a tree has places.
  mutating func reserve(views viewCount: Int, guides guideCount: Int) {
    if views.count < viewCount { views += Array(repeating: nil, count: viewCount - views.count) }
    if guides.count < guideCount { guides += Array(repeating: nil, count: guideCount - guides.count) }
  }
}
