import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// What the constraints leave open of one view or guide, over all layouts in which they do.
struct AmbiguityGroup {
  let item: LayoutItem
  /// The variant of the scene that the item and the ambiguities are of.
  let scene: InterfaceScene
  /// Its open coordinates, each once.
  private(set) var ambiguities: [Finding.Ambiguity]
  /// Whether the item is open in the scene as it is drawn, too.
  var isDrawn = false
  /// The layouts in which some of them are open, in order.
  private(set) var cells: [Int]

  /// Whether all that is open is which of several contents is violated where there is too little room.
  var isSqueeze: Bool { ambiguities.allSatisfy(\.isSqueeze) }

  init(_ ambiguity: Finding.Ambiguity, _ scene: InterfaceScene, cells: [Int]) {
    item = ambiguity.item
    self.scene = scene
    ambiguities = [ambiguity]
    self.cells = cells
  }

  mutating func add(_ ambiguity: Finding.Ambiguity, cells: [Int]) {
    if !ambiguities.contains(where: { $0.aspect == ambiguity.aspect && $0.axis == ambiguity.axis }) {
      ambiguities.append(ambiguity)
    }
    self.cells = Set(self.cells).union(cells).sorted()
  }
}

/// Ambiguities of several layouts of one scene, put together by what they are about.
///
/// What is open only because something else is stands behind that: whoever fixes the cause has fixed the rest.
struct AmbiguityGroups {
  private(set) var groups: [AmbiguityGroup] = []
  private var places: [String: Int] = [:]

  /// Adds what was found for one pair of size classes.
  ///
  /// - Parameters:
  ///   - findings: What is open.
  ///   - scene: The variant of the scene.
  ///   - cells: The layouts for which that holds.
  mutating func add(_ findings: [Finding], _ scene: InterfaceScene, cells: [Int]) {
    let all = findings.compactMap { finding -> Finding.Ambiguity? in
      if case .ambiguity(let ambiguity) = finding.kind { return ambiguity }
      return nil
    }
    let visible = all.filter { !$0.isInvisible && !scene.tree.isHiddenOnScreen($0.item.owningView) }
    let causes = visible.filter { !$0.isConsequence }
    var known: [LayoutConstraint.Axis: Set<String>] = [:]
    // Where everything follows something, the circle has to be broken somewhere.
    for ambiguity in causes.isEmpty ? visible : causes {
      // Each of the views that a tie leaves open says the same; one of them is enough.
      if case .tied(let constraints) = ambiguity.cause {
        let names = constraints.map(\.description)
        let isKnown = names.contains { known[ambiguity.axis]?.contains($0) ?? false }
        known[ambiguity.axis, default: []].formUnion(names)
        if isKnown && groups.last?.item != ambiguity.item { continue }
      }
      add(ambiguity, scene, cells: cells)
    }
  }

  /// Notes which items are open in the scene as it is drawn.
  ///
  /// - Parameters:
  ///   - findings: What is open there.
  ///   - scene: The scene as it is drawn.
  mutating func noteDrawn(_ findings: [Finding], _ scene: InterfaceScene) {
    let ids = Set(findings.compactMap { finding in finding.items.first.map { scene.nearestElement(to: $0).id } })
    for place in groups.indices {
      groups[place].isDrawn = ids.contains(groups[place].scene.nearestElement(to: groups[place].item).id)
    }
  }

  private mutating func add(_ ambiguity: Finding.Ambiguity, _ scene: InterfaceScene, cells: [Int]) {
    // Items of different variants are the same if their elements are.
    let name = scene.element(of: ambiguity.item.owningView)?.id ?? ""
    let key = name + "/" + scene.tree.describe(ambiguity.item)
    if let place = places[key] {
      groups[place].add(ambiguity, cells: cells)
    } else {
      places[key] = groups.count
      groups.append(AmbiguityGroup(ambiguity, scene, cells: cells))
    }
  }
}

extension Finding.Ambiguity {
  /// Whether contents that want to be larger are all that pulls.
  fileprivate var isSqueeze: Bool {
    guard case .tied(let constraints) = cause else { return false }
    return constraints.allSatisfy { $0.source == .content && $0.applied.relation == .greaterThanOrEqual }
  }

  /// Whether nobody sees which of its values it has.
  fileprivate var isInvisible: Bool {
    guard let lower, let upper else { return false }
    return upper - lower <= 1
  }

  /// Whether it is open because something else is.
  fileprivate var isConsequence: Bool {
    if case .follows(let others) = cause { return others != [item] }
    return false
  }
}
