import LayoutAnalysis
import LayoutModel

/// What makes findings of several layouts the same.
struct FindingKey: Hashable {
  let rule: String
  let items: [LayoutItem]
  let constraints: [LayoutConstraint.Handle]

  /// The key of a finding.
  ///
  /// Which constraints take part in a conflict differs from screen to screen; that the same one is left out makes it the same conflict. Of
  /// several edges of a view that stick out, the one that does so most stands for all.
  init(_ finding: Finding) {
    rule = finding.name
    switch finding.kind {
    case .conflict(_, let dropped?, _):
      items = dropped.constraint == nil ? dropped.items : []
      constraints = dropped.constraint.map { [$0] } ?? []
    case .ambiguity(let ambiguity):
      items = [ambiguity.item]
      constraints = []
    default:
      items = finding.items
      constraints = finding.constraints
    }
  }
}

/// A finding over all layouts in which it holds.
///
/// Handles are those of the variant of the scene in which it is worst.
struct FindingGroup {
  var key: FindingKey { FindingKey(worst) }
  /// The finding where it is worst.
  private(set) var worst: Finding
  /// The layout where it is worst.
  private(set) var worstCell: Int
  /// The layouts in which it holds, in order and each once.
  private(set) var cells: [Int]
  private var amount: Double

  init(_ finding: Finding, _ cell: Int) {
    worst = finding
    worstCell = cell
    cells = [cell]
    amount = finding.badness
  }

  mutating func add(_ finding: Finding, _ cell: Int) {
    if cells.last != cell { cells.append(cell) }
    let other = finding.badness
    if other > amount {
      amount = other
      worst = finding
      worstCell = cell
    }
  }

  /// Adds the same finding in another variant of the scene.
  mutating func add(_ other: FindingGroup) {
    cells = Set(cells).union(other.cells).sorted()
    if other.amount > amount {
      amount = other.amount
      worst = other.worst
      worstCell = other.worstCell
    }
  }
}

/// Findings of many layouts of one scene, put together as they come.
struct FindingGroups {
  private(set) var groups: [FindingGroup] = []
  private var places: [FindingKey: Int] = [:]

  /// Adds what was found in a layout. Layouts come in order.
  mutating func add(_ findings: [Finding], cell: Int) {
    for finding in findings {
      let key = FindingKey(finding)
      if let place = places[key] {
        groups[place].add(finding, cell)
      } else {
        places[key] = groups.count
        groups.append(FindingGroup(finding, cell))
      }
    }
  }
}
