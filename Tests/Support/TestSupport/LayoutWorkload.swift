import ConstraintKernel

/// A layout of nested views, each with a left edge and a width, and random changes such as an application makes.
///
/// Children stand side by side inside their parent: required gaps and edges, a share of the parent's width as an optional constraint, minimum
/// and maximum widths. The root's width is a required edit. Nothing here ever conflicts with a root width between 0 and 10000,
/// because the required constraints leave every view free to shrink to nothing.
package struct LayoutWorkload: Sendable {
  /// The solver.
  package private(set) var solver = Solver()
  /// The solver when it had the variables and no constraint.
  private let unconstrained: Solver
  /// Left edge and width of each view, by its number; 0 is the root.
  package private(set) var views: [(left: Variable, width: Variable)] = []
  /// All variables.
  package var variables: [Variable] { views.flatMap { [$0.left, $0.width] } }
  /// The required constraints that are there, in the order in which they were added.
  package private(set) var required: [(handle: ConstraintHandle, constraint: Constraint)] = []
  /// The optional constraints for a share of the parent's width.
  package private(set) var shares: [(handle: ConstraintHandle, view: Int, parent: Int)] = []
  /// Optional constraints that come and go.
  package private(set) var constraints: [ConstraintHandle] = []
  private var random: SeededGenerator
  private var rootWidth = 1000.0
  private let isCrowded: Bool

  /// Builds a layout.
  ///
  /// - Parameters:
  ///   - viewCount: At least 1.
  ///   - seed: The seed of the tree and of all changes.
  ///   - isCrowded: Whether children ask for more room than there is and the changes are jumps, so that most changes pivot
  ///     many times.
  package init(viewCount: Int, seed: UInt64, isCrowded: Bool = false) throws(SolverError) {
    self.isCrowded = isCrowded
    random = SeededGenerator(seed: seed)
    for view in 0..<viewCount {
      views.append((solver.makeVariable("left\(view)"), solver.makeVariable("width\(view)")))
    }
    unconstrained = solver
    try require(views[0].left == 0)
    try solver.edit(views[0].width, at: .required)
    try solver.suggest(rootWidth, for: views[0].width)
    var children: [[Int]] = [[]]
    for view in 1..<viewCount {
      let parent = random.integer(in: (view - 1) / 7...(view - 1) / 5)
      children.append([])
      try place(view, in: parent, after: children[parent].last)
      children[parent].append(view)
    }
  }

  private mutating func require(_ constraint: Constraint) throws(SolverError) {
    required.append((try solver.add(constraint), constraint))
  }

  private mutating func place(_ view: Int, in parent: Int, after sibling: Int?) throws(SolverError) {
    let (left, width) = views[view]
    let outer = views[parent]
    try require(width >= 0)
    if let sibling {
      try require(left >= views[sibling].left + views[sibling].width)
      try solver.add((left == views[sibling].left + views[sibling].width + 8).at(.strong))
    } else {
      try require(left >= outer.left)
      try solver.add((left == outer.left + 8).at(.strong))
    }
    try require(left + width <= outer.left + outer.width)
    let share = try solver.add((width == (isCrowded ? 0.25 : 0.125) * outer.width).at(600))
    shares.append((share, view, parent))
    try solver.add((width <= 320).at(700))
    try solver.add((width >= (isCrowded ? 20 : 4)).at(650, weight: 2))
  }

  /// Applies one random change: mostly a step of a drag or of an animation, now and then a jump or another structure.
  package mutating func change() throws(SolverError) {
    switch random.integer(in: isCrowded ? 300...499 : 0...499) {
    case 0: try moveRoot(to: Double(random.integer(in: 300...2000)))
    case 1...429:
      let step = isCrowded ? 700 : 2
      try moveRoot(to: min(2000, max(100, rootWidth + Double(random.integer(in: -step...step)))))
    case 430...444:
      let share = random.element(of: shares)
      let coefficient = -Double(isCrowded ? random.integer(in: 2...32) : random.integer(in: 6...10)) / 64
      try solver.setCoefficient(coefficient, of: views[share.parent].width, in: share.handle)
    case 445...474: try solver.setConstant(Double(random.integer(in: -4...4)), of: random.element(of: shares).handle)
    case 475...484:
      let priority: Priority = random.element(of: [600, 600, 620, 300])
      try solver.setPriority(priority, of: random.element(of: shares).handle)
    default: try changeWish()
    }
  }

  private mutating func moveRoot(to width: Double) throws(SolverError) {
    try solver.suggest(width, for: views[0].width)
    rootWidth = width
  }

  private mutating func changeWish() throws(SolverError) {
    if constraints.count > views.count / 4 {
      let position = random.integer(in: 0...constraints.count - 1)
      try solver.remove(constraints[position])
      constraints.remove(at: position)
    } else {
      let first = random.integer(in: 0...views.count - 1)
      let second = min(views.count - 1, first + random.integer(in: 0...3))
      let gap = Double(random.integer(in: 0...20))
      let optional = (views[first].width == views[second].width + gap).at(.weak)
      constraints.append(try solver.add(optional))
    }
  }

  /// A solver with the same constraints, built as one batch, and its level errors.
  package func rebuilt() throws(SolverError) -> Solver {
    var fresh = unconstrained
    let rootWidth = solver.value(of: views[0].width)
    var constraints: [Constraint] = []
    for handle in solver.constraints { constraints.append(try solver.constraint(handle)) }
    constraints.append(views[0].width == rootWidth)
    try fresh.add(constraints)
    return fresh
  }

  /// The largest error of a required constraint in a solver, relative to the numbers that cancel in it.
  package func largestResidual(in other: Solver) -> Double {
    var largest = 0.0
    for (_, constraint) in required {
      var activity = -constraint.constant
      var scale = 1 + constraint.constant.magnitude
      for term in constraint.expression.terms {
        let product = term.coefficient * other.value(of: term.variable)
        activity += product
        scale += product.magnitude
      }
      let miss =
        constraint.relation == .equal
        ? activity.magnitude
        : constraint.relation == .lessThanOrEqual ? max(0, activity) : max(0, -activity)
      largest = max(largest, miss / scale)
    }
    return largest
  }
}
