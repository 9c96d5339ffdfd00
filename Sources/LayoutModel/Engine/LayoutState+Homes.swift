internal import ConstraintKernel

/// The home of one coordinate, with its place in the order.
private struct RankedHome {
  enum Kind: Int32 {
    /// A length with a content size, which is its home.
    case content
    /// Another length; its home is 0.
    case length
    /// The distance from the leading or top edge of the superview or owner; its home is 0.
    case distance
  }

  let kind: Kind
  /// Of the view or the owner.
  let rank: Int32
  /// 0 for a view, 1 for its content area, then its guides.
  let part: Int32
  let axis: LayoutConstraint.Axis
  let home: Home

  func precedes(_ other: RankedHome) -> Bool {
    if kind != other.kind { return kind.rawValue < other.kind.rawValue }
    // Of several contents that could stretch or be compressed, the first one does: it is served last.
    if rank != other.rank { return kind == .content ? rank > other.rank : rank < other.rank }
    if part != other.part { return part < other.part }
    return axis == .horizontal && other.axis == .vertical
  }
}

/// Coordinates that constraints leave open go home, so that a layout is a function of the tree and the environment.
///
/// First come lengths with a content size, which is their home: later views are served before earlier ones, so that the first of several
/// views that could stretch or be compressed does. Then come other lengths, whose home is 0: earlier ones first, so that the last one takes
/// the rest. Then come the distances from the leading and top edges, whose home is 0.
extension LayoutState {
  /// Brings open coordinates home, if the solve before it may have left any elsewhere.
  mutating func bringHome(_ tree: LayoutTree) throws(SolverError) {
    let open = try solver.openVariables()
    if open.isEmpty { return }
    try solver.bringHome(homes(of: open, tree))
  }

  /// The homes of some coordinates, in their order.
  private mutating func homes(of variables: [Variable], _ tree: LayoutTree) -> [Home] {
    homeRanks.update(tree)
    var homes: [RankedHome] = []
    for variable in variables {
      let home =
        switch self.variables.owner(of: variable) {
        case .view(let place): home(ofView: place, variable, tree)
        case .guide(let place): home(ofGuide: place, variable, tree)
        case .area(let place): home(ofArea: place, variable)
        case .none: RankedHome?.none
        }
      if let home { homes.append(home) }
    }
    homes.sort { $0.precedes($1) }
    return homes.map { $0.home }
  }

  private func home(ofView place: Int32, _ variable: Variable, _ tree: LayoutTree) -> RankedHome? {
    guard let box = variables.views[Int(place)] else { return nil }
    let content =
      box.isCollapsed || box.isAutoresized ? ContentSize() : measurements.content(of: place, tree)
    return home(
      box.variables, variable, content, rank: homeRanks[place], part: 0, container: tree.views[Int(place)].superview,
      tree)
  }

  private func home(ofGuide place: Int32, _ variable: Variable, _ tree: LayoutTree) -> RankedHome? {
    guard let box = variables.guides[Int(place)] else { return nil }
    let owner = tree.guideRecords[Int(place)].owner
    let number = tree.views[Int(owner)].guides.firstIndex(of: place) ?? 0
    return home(
      box.variables, variable, ContentSize(), rank: homeRanks[owner], part: 2 + Int32(truncatingIfNeeded: number),
      container: owner, tree)
  }

  private func home(ofArea place: Int32, _ variable: Variable) -> RankedHome? {
    guard let area = variables.views[Int(place)]?.area else { return nil }
    return RankedHome(
      kind: .length, rank: homeRanks[place], part: 1, axis: variable == area.width ? .horizontal : .vertical,
      home: Home(variable, 0))
  }

  private func home(
    _ box: BoxVariables, _ variable: Variable, _ content: ContentSize, rank: Int32, part: Int32, container: Int32,
    _ tree: LayoutTree
  ) -> RankedHome {
    func ranked(_ kind: RankedHome.Kind, _ axis: LayoutConstraint.Axis, _ home: Home) -> RankedHome {
      RankedHome(kind: kind, rank: rank, part: part, axis: axis, home: home)
    }
    func length(_ content: Double?, _ axis: LayoutConstraint.Axis) -> RankedHome {
      ranked(content == nil ? .length : .content, axis, Home(variable, content ?? 0))
    }
    if variable == box.width { return length(content.width, .horizontal) }
    if variable == box.height { return length(content.height, .vertical) }
    if variable == box.top { return ranked(.distance, .vertical, Home(variable, 0)) }
    return ranked(.distance, .horizontal, Home(leadingDistance(of: box, variable, in: container, tree), 0))
  }

  /// The distance of an item from the leading edge of its superview or owner. From the right edge it counts as mirrored rows do.
  private func leadingDistance(
    of box: BoxVariables, _ left: Variable, in container: Int32, _ tree: LayoutTree
  ) -> LinearExpression {
    guard direction == .rightToLeft, container != ViewRecord.none else { return LinearExpression(left) }
    var distance = LinearExpression()
    if let area = variables.views[Int(container)]?.area {
      distance.append(LinearTerm(area.width))
    } else {
      distance.append(LinearTerm(variables.coordinates[Int(container)].width))
      distance.constant = variables.coordinates[Int(container)].excess(.horizontal)
    }
    distance.append(LinearTerm(left, -1))
    distance.append(LinearTerm(box.width, -1))
    return distance
  }
}

extension Explanation {
  /// The variables that no constraint determines and on which the value depends: those that rest, and those whose defaults it has. Of the
  /// distance from the right edge, it is the position.
  func openTerms(_ variables: LayoutVariables) -> [LinearTerm] {
    resting
      + defaults.compactMap { item in
        guard item.terms.count > 1 else { return item.terms.first }
        return item.terms.first { variables.isPosition($0.variable) } ?? item.terms.first
      }
  }
}

extension LayoutVariables {
  /// Whether a variable is the left or top edge of an item.
  fileprivate func isPosition(_ variable: Variable) -> Bool {
    switch owner(of: variable) {
    case .view(let place):
      views[Int(place)].map { variable == $0.variables.left || variable == $0.variables.top } ?? false
    case .guide(let place):
      guides[Int(place)].map { variable == $0.variables.left || variable == $0.variables.top } ?? false
    case .area, .none: false
    }
  }
}
