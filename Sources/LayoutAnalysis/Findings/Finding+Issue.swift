import LayoutModel

extension LayoutResult {
  /// What the pass found, as findings: conflicts, what did not settle, and measurements that are no sizes.
  ///
  /// - Complexity: O(k) for k members of the pass's issues.
  public var findings: [Finding] { issues.map { Finding($0, tree) } }
}

extension Finding {
  /// An issue of a pass, with the names of what it is about.
  ///
  /// - Parameters:
  ///   - issue: What the pass reported.
  ///   - tree: What was laid out.
  public init(_ issue: LayoutIssue, _ tree: LayoutTree) {
    switch issue {
    case .conflict(let conflict): self.init(conflict, tree)
    case .unsettled(let items, let rounds):
      self.init(
        kind: .unsettled(rounds: rounds), severity: .warning, items: items, itemNames: items.map { tree.describe($0) },
        numbers: [Number("rounds", Double(rounds), .count)])
    case .invalidMeasurement(let view, let answer):
      let numbers = [
        ("width", answer.width), ("height", answer.height), ("first baseline", answer.firstBaseline),
        ("last baseline", answer.lastBaseline),
      ].compactMap { name, value in value.map { Number(name, $0) } }
      self.init(
        kind: .invalidMeasurement, severity: .error, items: [view.item], itemNames: [tree.describe(view.item)],
        numbers: numbers)
    }
  }

  /// A conflict, with the names of what it is about.
  ///
  /// - Parameters:
  ///   - conflict: As a pass reports or throws it.
  ///   - tree: What was laid out.
  public init(_ conflict: LayoutConflict, _ tree: LayoutTree) {
    let members = conflict.members.map { Member($0, tree) }
    var items: [LayoutItem] = []
    var names: [String] = []
    var seen: Set<LayoutItem> = []
    for member in members {
      for (item, name) in zip(member.items, member.itemNames) where seen.insert(item).inserted {
        items.append(item)
        names.append(name)
      }
    }
    self.init(
      kind: .conflict(
        members: members, dropped: conflict.omittedIndex.map { members[$0] }, shortfall: conflict.infeasibility),
      severity: .error, items: items, itemNames: names, constraints: members.compactMap({ $0.constraint }),
      numbers: [Number("shortfall", conflict.infeasibility)])
  }
}
