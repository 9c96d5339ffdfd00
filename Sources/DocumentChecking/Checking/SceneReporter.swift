import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Turns findings about items of a tree into findings about elements of a document.
struct SceneReporter {
  let deviceConfigurations: [DeviceConfiguration]
  let cells: SceneCells
  let rules: RuleSelection

  /// How many single changes an advice offers.
  private static let fixLimit = 2

  /// Findings of different variants of the scene, put together where they are about the same elements.
  func merged(_ groups: [FindingGroup]) -> [FindingGroup] {
    if cells.variants.count < 2 { return groups }
    var result: [FindingGroup] = []
    var places: [[String]: Int] = [:]
    for group in groups {
      let identity = identity(group.worst, cells.scene(of: group.worstCell))
      if let place = places[identity] {
        result[place].add(group)
      } else {
        places[identity] = result.count
        result.append(group)
      }
    }
    return result
  }

  /// A finding of a pass or of a rule.
  ///
  /// - Parameters:
  ///   - group: The finding over all layouts.
  ///   - disposition: How it is to be taken.
  ///   - uncertainty: Whether and why it would go away with other sizes of the texts.
  ///   - fixes: What would settle it, if it is a conflict.
  func finding(
    _ group: FindingGroup, _ disposition: FindingReview.Disposition, uncertainty: TextUncertainty?, fixes: [ConflictFix]
  ) -> ReportedFinding {
    let worst = group.worst
    let scene = cells.scene(of: group.worstCell)
    let identity = identity(worst, scene)
    let element = scene.element(about: worst)
    let rule = CheckRule.named(group.key.rule)
    return ReportedFinding(
      rule: group.key.rule, severity: severity(group, disposition),
      message: worst.message + (disposition == .noteAsDrawn ? " (as it is drawn)" : ""), details: details(worst),
      advice: advice(fixes, for: worst) ?? rule?.advice, element: element,
      related: related(worst, scene, except: element), facts: facts(of: worst, scene), scene: scene,
      extent: extent(group.cells, worst: group.worstCell),
      uncertainty: uncertainty, identity: Array(identity.dropFirst()))
  }

  /// What constraints leave open.
  func finding(_ group: AmbiguityGroup) -> ReportedFinding {
    let text = AmbiguityText(group, group.scene.tree)
    let element = group.scene.nearestElement(to: group.item)
    var members: [Finding.Member] = []
    for ambiguity in group.ambiguities {
      switch ambiguity.cause {
      case .tied(let found), .onlyLimited(let found): members += found
      case .unconstrained, .follows: break
      }
    }
    return ReportedFinding(
      rule: "ambiguity", severity: severity(group), message: text.message, details: text.details,
      advice: text.advice, element: element, related: related(members, group.scene, except: element),
      facts: facts(of: group, members), scene: group.scene,
      extent: extent(group.cells), identity: [element.id])
  }

  /// Where contents have too little room, which of them is compressed matters less than that they are, unless they are drawn so.
  private func severity(_ group: AmbiguityGroup) -> Finding.Severity {
    let usual = rules.severity(of: "ambiguity") ?? .warning
    return group.isSqueeze && !group.isDrawn && !rules.hasSetting(for: "ambiguity") ? max(usual, .note) : usual
  }

  /// Layouts that could not be made, one finding for each reason.
  func findings(_ failures: [SceneCheck.Failure], _ scene: InterfaceScene) -> [ReportedFinding] {
    guard let severity = rules.severity(of: "unsolvable") else { return [] }
    var cellsByReason: [(reason: String, cells: [Int])] = []
    for failure in failures {
      let reason = failure.error.description
      if let place = cellsByReason.firstIndex(where: { $0.reason == reason }) {
        cellsByReason[place].cells.append(failure.cell)
      } else {
        cellsByReason.append((reason, [failure.cell]))
      }
    }
    return cellsByReason.map { reason, cells in
      ReportedFinding(
        rule: "unsolvable", severity: severity, message: "the scene could not be laid out: \(reason)",
        advice: CheckRule.named("unsolvable")?.advice, element: scene.root, related: [], scene: scene,
        extent: extent(cells), identity: [reason])
    }
  }

  /// What a configuration says of a rule holds whatever the disposition is.
  private func severity(_ group: FindingGroup, _ disposition: FindingReview.Disposition) -> Finding.Severity {
    let usual = rules.severity(of: group.key.rule, own: group.worst.severity) ?? group.worst.severity
    if rules.hasSetting(for: group.key.rule) { return usual }
    switch disposition {
    case .report, .drop: return usual
    case .warning: return max(usual, .warning)
    case .note, .noteAsDrawn: return max(usual, .note)
    }
  }

  // MARK: Elements

  /// What makes findings of different variants of a scene the same: the rule and the ids of what they are about.
  func identity(_ finding: Finding, _ scene: InterfaceScene) -> [String] {
    let key = FindingKey(finding)
    let constraints = key.constraints.compactMap { scene.element(of: $0)?.id }
    return [key.rule] + constraints + key.items.map { scene.nearestElement(to: $0).id }
  }

  private func related(
    _ finding: Finding, _ scene: InterfaceScene, except element: InterfaceElement
  ) -> [ReportedFinding.Related] {
    if case .conflict(let members, _, _) = finding.kind { return related(members, scene, except: element) }
    var result = Collected(except: element)
    for handle in finding.constraints {
      let text = (try? scene.tree.constraint(handle)).map { scene.tree.describe($0) }
      result.add(scene.element(of: handle), text ?? "")
    }
    for item in finding.items { result.add(scene.nearestElement(to: item), scene.tree.describe(item)) }
    return result.related
  }

  private func related(
    _ members: [Finding.Member], _ scene: InterfaceScene, except element: InterfaceElement
  ) -> [ReportedFinding.Related] {
    var result = Collected(except: element)
    for member in members where member.source != .input && member.source != .rule {
      if let handle = member.constraint, let element = scene.element(of: handle) {
        result.add(element, member.description)
      } else if let item = member.items.first {
        result.add(scene.nearestElement(to: item), member.description)
      }
    }
    return result.related
  }

  /// Elements, each once.
  private struct Collected {
    private var seen: Set<String>
    private(set) var related: [ReportedFinding.Related] = []

    init(except element: InterfaceElement) { seen = [element.id] }

    mutating func add(_ element: InterfaceElement?, _ note: String) {
      guard let element, seen.insert(element.id).inserted else { return }
      related.append(ReportedFinding.Related(element: element, note: note))
    }
  }

  // MARK: Data

  private func facts(of finding: Finding, _ scene: InterfaceScene) -> ReportedFinding.Facts {
    var omitted: Finding.Member?
    if case .conflict(_, let dropped, _) = finding.kind { omitted = dropped }
    return ReportedFinding.Facts(
      numbers: finding.numbers, axis: finding.axis, side: finding.side, aspect: finding.aspect,
      members: finding.members.map { reported($0, scene, isOmitted: $0 == omitted) })
  }

  private func facts(of group: AmbiguityGroup, _ members: [Finding.Member]) -> ReportedFinding.Facts {
    var result = ReportedFinding.Facts(members: members.map { reported($0, group.scene, isOmitted: false) })
    // Of several open coordinates, each has numbers of its own, which the message does not give either.
    guard group.ambiguities.count == 1 else { return result }
    result.numbers = group.ambiguities[0].numbers
    result.axis = group.ambiguities[0].axis
    result.aspect = group.ambiguities[0].aspect
    return result
  }

  private func reported(
    _ member: Finding.Member, _ scene: InterfaceScene, isOmitted: Bool
  ) -> ReportedFinding.Member {
    let element =
      member.constraint.flatMap { scene.element(of: $0) } ?? member.items.first.map { scene.nearestElement(to: $0) }
    return ReportedFinding.Member(member: member, elementID: element?.id, isOmitted: isOmitted)
  }

  // MARK: Texts

  private func extent(_ places: [Int], worst: Int? = nil) -> ReportedFinding.Extent {
    let held = places.flatMap { cells.cells[$0].deviceConfigurations }.sorted()
    let worst = worst.flatMap { cells.cells[$0].deviceConfigurations.first }
    return ReportedFinding.Extent(
      deviceConfigurations: held.map { deviceConfigurations[$0].label }, examined: cells.examined.count,
      worst: worst.map { deviceConfigurations[$0].label },
      summary: ConfigurationSummary(deviceConfigurations, held: held, examined: cells.examined, worst: worst).text,
      isInLandscapeOnly: !held.isEmpty && held.allSatisfy { deviceConfigurations[$0].orientation == .landscape })
  }

  /// The lines below a message. Of the members of a conflict, what the screen is like is in the sum already.
  private func details(_ finding: Finding) -> [String] {
    guard case .conflict(let members, _, _) = finding.kind else { return finding.details }
    return members.filter { $0.source != .input }.map(\.description)
  }

  /// The changes that people make: another priority, which helps on every screen, before another relation, and before another number, which
  /// helps on one; those of the constraint that the finding is about before those of others.
  private func advice(_ fixes: [ConflictFix], for finding: Finding) -> String? {
    guard case .conflict(_, let dropped, _) = finding.kind else { return nil }
    func rank(_ fix: ConflictFix) -> Int? {
      switch fix.change {
      case .priority(let handle, _): handle == dropped?.constraint ? 0 : 3
      case .relation(let handle, _): handle == dropped?.constraint ? 1 : 2
      case .contentSize: 3
      case .constant: 4
      case .rootSize: nil
      }
    }
    let offered = fixes.enumerated()
      .compactMap { place, fix in rank(fix).map { (rank: $0, place: place, fix: fix) } }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .prefix(Self.fixLimit)
    return offered.isEmpty ? nil : offered.map(\.fix.message).joined(separator: "; or ")
  }
}

extension InterfaceScene {
  /// The element of an item, or of the nearest view around it that has one.
  func nearestElement(to item: LayoutItem) -> InterfaceElement {
    var view: ViewHandle? = item.owningView
    while let current = view {
      if let element = element(of: current) { return element }
      view = tree.superview(of: current)
    }
    return root
  }

  /// The element that a finding is about. A conflict is about the constraint that is left out; what a rule finds is about the first view that
  /// it names.
  func element(about finding: Finding) -> InterfaceElement {
    if case .conflict(_, let dropped, _) = finding.kind {
      if let element = dropped?.constraint.flatMap({ element(of: $0) }) { return element }
      if let item = dropped?.items.first { return nearestElement(to: item) }
      if let element = finding.constraints.reversed().lazy.compactMap({ self.element(of: $0) }).first { return element }
    }
    return finding.items.first.map { nearestElement(to: $0) } ?? root
  }
}
