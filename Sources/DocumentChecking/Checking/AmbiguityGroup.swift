import InterfaceBuilder
import LayoutModel

/// What the constraints leave open of one view or guide, over all layouts in which they do.
struct AmbiguityGroup {
  let item: LayoutItem
  /// The variant of the scene that the item and the ambiguities are of.
  let scene: InterfaceScene
  /// Its open coordinates, each once.
  private(set) var ambiguities: [Finding.Ambiguity]
  /// The layouts in which some of them are open, in order.
  private(set) var cells: [Int]

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
/// What is open only because something else is stands behind that: who mends the cause has mended the rest.
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
    let causes = all.filter { !$0.isConsequence }
    // Where everything follows something, the circle has to be broken somewhere.
    for ambiguity in causes.isEmpty ? all : causes {
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
}

extension Finding.Ambiguity {
  /// Whether it is open because something else is.
  fileprivate var isConsequence: Bool {
    if case .follows(let others) = cause { return others != [item] }
    return false
  }
}
