import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Tells which findings hang on the estimated sizes of texts.
///
/// A scene is laid out again with texts narrower and wider by the error of their estimates. What is there both times is there whatever the
/// text's exact size.
struct EstimateProbe {
  let cells: SceneCells
  let lint: LintConfiguration

  /// The places of the groups that are not there with every size of the texts, and on what they hang.
  ///
  /// - Parameter groups: The findings.
  /// - Complexity: Two layouts for each layout in which some finding is worst, and two more where there are texts of unknown scripts.
  func uncertain(_ groups: [FindingGroup]) -> [Int: TextUncertainty] {
    var placesByCell: [Int: [Int]] = [:]
    for (place, group) in groups.enumerated()
    where group.worst.dependsOnSizes && !cells.scene(of: group.worstCell).estimatedViews.isEmpty {
      placesByCell[group.worstCell, default: []].append(place)
    }
    var result: [Int: TextUncertainty] = [:]
    for cell in placesByCell.keys.sorted() {
      let scene = cells.scene(of: cell)
      let places = placesByCell[cell] ?? []
      let views = scene.tree.viewsInDrawingOrder.filter { scene.estimatedViews.contains($0) }
      let estimates = views.compactMap { view in scene.textEstimate(of: view).map { (view, $0) } }
      let certain = certainKeys(cell, estimates)
      let uncertain = places.filter { !certain.contains(groups[$0].key) }
      let known = estimates.filter { !$0.1.isUnknown }
      if uncertain.isEmpty { continue }
      // What is there with every size of the texts whose scripts are known hangs on the others.
      let certainButForUnknown = known.count == estimates.count ? certain : certainKeys(cell, known)
      for place in uncertain {
        result[place] = certainButForUnknown.contains(groups[place].key) ? .unknown : .estimated
      }
    }
    return result
  }

  /// The findings that are there both with the narrowest and with the widest texts.
  private func certainKeys(_ cell: Int, _ estimates: [(ViewHandle, TextEstimate)]) -> Set<FindingKey> {
    let scene = cells.scene(of: cell)
    var result: Set<FindingKey>?
    for sign in [-1.0, 1] {
      let factors = Dictionary(uniqueKeysWithValues: estimates.map { ($0.0, 1 + sign * $0.1.widthError) })
      var pass = ScenePass(scene, lint, measurer: scene.measurer.scalingWidths(by: factors))
      let keys = Set((try? pass.findings(in: cells.cells[cell].environment))?.map(FindingKey.init) ?? [])
      result = result?.intersection(keys) ?? keys
    }
    return result ?? []
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
