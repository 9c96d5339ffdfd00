import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Tells which findings hang on the estimated sizes of texts.
///
/// A scene is laid out again with texts a tenth narrower and a tenth wider. What is there both times is there whatever the text's exact size.
struct EstimateProbe {
  let cells: SceneCells
  let lint: LintConfiguration

  /// The error of widths that are estimated without the font: measured text rarely differs by more.
  static let factors = [0.9, 1.1]

  /// The places of the groups that are not there with every size of the texts.
  ///
  /// - Parameter groups: The findings.
  /// - Complexity: Two layouts for each layout in which some finding is worst.
  func uncertain(_ groups: [FindingGroup]) -> Set<Int> {
    var placesByCell: [Int: [Int]] = [:]
    for (place, group) in groups.enumerated()
    where group.worst.dependsOnSizes && !cells.scene(of: group.worstCell).estimatedViews.isEmpty {
      placesByCell[group.worstCell, default: []].append(place)
    }
    var result: Set<Int> = []
    for cell in placesByCell.keys.sorted() {
      let places = placesByCell[cell] ?? []
      for factor in Self.factors {
        let keys = keys(cell, factor)
        for place in places where !keys.contains(groups[place].key) { result.insert(place) }
      }
    }
    return result
  }

  private func keys(_ cell: Int, _ factor: Double) -> Set<FindingKey> {
    let scene = cells.scene(of: cell)
    let measurer = scene.measurer.scalingWidths(of: scene.estimatedViews, by: factor)
    var pass = ScenePass(scene, lint, measurer: measurer)
    return Set((try? pass.findings(in: cells.cells[cell].environment))?.map(FindingKey.init) ?? [])
  }
}

extension Finding {
  /// Whether it may go away when contents have other sizes. What reads constraints only does not.
  fileprivate var dependsOnSizes: Bool {
    switch kind {
    case .lint(let rule): rule.inDocuments.dependsOnSizes
    case .ambiguity: false
    default: true
    }
  }
}
