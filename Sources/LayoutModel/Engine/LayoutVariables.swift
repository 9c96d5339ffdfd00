internal import ConstraintKernel

/// The unknowns of one view or custom guide: its position in its superview's or owner's coordinates, and its size. For a view they
/// describe the alignment rectangle.
struct BoxVariables: Sendable {
  /// nil for the root, which lies at the origin.
  var left: Variable?
  /// nil for the root, which lies at the origin.
  var top: Variable?
  var width: Variable
  var height: Variable

  var all: [Variable] { [left, top].compactMap { $0 } + [width, height] }
}

/// The size of a scrolling view's content area, with the demands that it is not negative.
struct ContentArea: Sendable {
  var width: Variable
  var height: Variable
  var nonNegative: DemandPair
}

/// What an engine knows of a view or custom guide that is under the root.
struct Box: Sendable {
  /// The stamp of the view or the guide, by which it is told from one that had the same place.
  let stamp: UInt32
  /// The age of the view or the guide.
  let age: UInt32
  let variables: BoxVariables
  /// That the width and the height are not negative; not asked of the root, whose size is an input.
  var nonNegative = DemandPair()
  /// What the content size asks for.
  var content = ContentDemands()
  /// That the width and the height are 0, while the view is collapsed.
  var collapsed = DemandPair()
  var isCollapsed: Bool { collapsed.width != Demand.none }
  /// Whether the view's frame follows its superview's size; the variables are inputs then.
  var isAutoresized = false
  /// Whether the view had details when it was last looked at.
  var hasDetails = false
  /// By how far the view's frame reaches beyond the rectangle of the variables.
  var alignment = LayoutInsets.zero
  /// The first of the view's inputs in ``LayoutVariables/insets``, or ``InsetInput/none``.
  var firstInset = InsetInput.none
  /// The content area of a view that scrolls, as soon as a constraint refers to it.
  var area: ContentArea?
}

/// What lowering and reading need of a view's box, many times a pass: kept apart from the rest, which is large.
struct BoxCoordinates: Sendable {
  var isLaidOut = false
  var left: Variable?
  var top: Variable?
  var width = Variable(index: -1, stamp: 0)
  var height = Variable(index: -1, stamp: 0)
  /// As in ``Box/alignment``.
  var alignment = LayoutInsets.zero
  var hasAlignment = false
  /// As in ``Box/firstInset``.
  var firstInset = InsetInput.none

  init() {}

  init(_ box: Box) {
    isLaidOut = true
    left = box.variables.left
    top = box.variables.top
    width = box.variables.width
    height = box.variables.height
    alignment = box.alignment
    hasAlignment = box.alignment != .zero
    firstInset = box.firstInset
  }

  func origin(_ axis: LayoutConstraint.Axis) -> Variable? { axis == .horizontal ? left : top }

  func length(_ axis: LayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

  /// How far the frame begins before the alignment rectangle.
  func overhang(_ axis: LayoutConstraint.Axis) -> Double { axis == .horizontal ? alignment.left : alignment.top }

  /// By how much the frame is longer than the alignment rectangle.
  func excess(_ axis: LayoutConstraint.Axis) -> Double {
    axis == .horizontal ? alignment.left + alignment.right : alignment.top + alignment.bottom
  }
}

/// What a variable belongs to.
enum VariableOwner: Sendable {
  case view(Int32)
  case guide(Int32)
  /// The content area of a view.
  case area(Int32)
  case none
}

/// The variables of all boxes, and the way back from a variable to its box.
struct LayoutVariables: Sendable {
  var views: [Box?] = []
  /// The coordinates of ``views``; ``setView(_:at:)`` keeps them alike.
  private(set) var coordinates: [BoxCoordinates] = []
  var guides: [Box?] = []
  /// The insets that constraints refer to, by places that are reused.
  var insets: [InsetInput?] = []
  var freeInsets: [Int32] = []
  private var owners: [VariableOwner] = []

  func owner(of variable: Variable) -> VariableOwner {
    let place = Int(variable.index)
    return place < owners.count ? owners[place] : .none
  }

  mutating func setOwner(_ owner: VariableOwner, of variable: Variable) {
    let place = Int(variable.index)
    if place == owners.count { return owners.append(owner) }
    while owners.count <= place { owners.append(.none) }
    owners[place] = owner
  }

  mutating func setOwner(_ owner: VariableOwner, of variables: BoxVariables) {
    if let left = variables.left { setOwner(owner, of: left) }
    if let top = variables.top { setOwner(owner, of: top) }
    setOwner(owner, of: variables.width)
    setOwner(owner, of: variables.height)
  }

  /// Writes a box, or nil for a view that is laid out no more.
  mutating func setView(_ box: Box?, at place: Int32) {
    views[Int(place)] = box
    coordinates[Int(place)] = box.map { BoxCoordinates($0) } ?? BoxCoordinates()
  }

  /// Makes room for as many views and guides as a tree has places.
  mutating func reserve(views viewCount: Int, guides guideCount: Int) {
    if views.count < viewCount {
      views += Array(repeating: nil, count: viewCount - views.count)
      coordinates += Array(repeating: BoxCoordinates(), count: viewCount - coordinates.count)
      owners.reserveCapacity(4 * viewCount)
    }
    if guides.count < guideCount { guides += Array(repeating: nil, count: guideCount - guides.count) }
  }

  /// The place of the insets of a kind of a view; nil if no constraint has asked for them.
  func inset(_ kind: InsetInput.Kind, ofViewAt view: Int32) -> Int32? {
    var place = coordinates[Int(view)].firstInset
    while place != InsetInput.none {
      if insets[Int(place)]?.kind == kind { return place }
      place = insets[Int(place)]?.next ?? InsetInput.none
    }
    return nil
  }

  /// Puts insets in front of the other ones of a view.
  mutating func setFirstInset(_ place: Int32, ofViewAt view: Int32) {
    views[Int(view)]?.firstInset = place
    coordinates[Int(view)].firstInset = place
  }
}
