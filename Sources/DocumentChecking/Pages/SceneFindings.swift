import LayoutAnalysis
import LayoutModel

/// The findings of one scene with their numbers, and what of the pictures they are about.
struct SceneFindings {
  /// A finding in the pictures of its scene.
  struct Entry {
    /// The number in the pictures and beside them, from 1.
    let number: Int
    let finding: PageFinding
    /// The places of the views that it is about, and then of those that have to do with it.
    let views: [Int]
    /// How many of the views it is about.
    let ownCount: Int
    /// The places of the layouts in which it holds.
    let layouts: [Int]
  }

  let entries: [Entry]

  /// - Parameters:
  ///   - findings: The findings of the scene.
  ///   - pictures: The scene.
  init(_ findings: [PageFinding], _ pictures: ScenePictures) {
    entries = findings.enumerated().map { place, finding in
      var views = pictures.views(ofElement: finding.elementID)
      let ownCount = views.count
      for id in finding.relatedIDs {
        for view in pictures.views(ofElement: id) where !views.contains(view) { views.append(view) }
      }
      let held = Set(finding.deviceConfigurations)
      let layouts = pictures.layouts.indices.filter { !held.isDisjoint(with: pictures.layouts[$0].names) }
      // Where the element itself is not drawn, as a guide is not, what has to do with it stands for it.
      return Entry(
        number: place + 1, finding: finding, views: views, ownCount: ownCount == 0 ? views.count : ownCount,
        layouts: layouts)
    }
  }

  /// The place of the finding that an occurrence on the way is; nil if nothing was found in any layout that is the same.
  func place(of occurrence: WidthPictures.Occurrence) -> Int? {
    let candidates = entries.indices.filter { entries[$0].finding.rule == occurrence.rule }
    return candidates.first { place in
      let finding = entries[place].finding
      return occurrence.elements.first == finding.elementID && Set(finding.relatedIDs).isSubset(of: occurrence.elements)
    } ?? candidates.first { occurrence.elements.contains(entries[$0].finding.elementID) }
  }
}

extension SceneFindings.Entry {
  /// The views that it is about.
  var ownViews: ArraySlice<Int> { views.prefix(ownCount) }

  /// Whether a sweep finds what the rule finds. What constraints leave open, it does not look for.
  var isFollowed: Bool {
    finding.rule == "conflict" || finding.rule == "gave-way" || LintRule(identifier: finding.rule) != nil
  }
}
