import LayoutModel

/// The findings of one scene with their numbers, and what of the pictures they are about.
struct SceneFindings {
  /// A finding in the pictures of its scene.
  struct Entry {
    /// The number in the pictures and beside them, from 1.
    let number: Int
    let finding: PageFinding
    /// The places of the views that it is about.
    let views: [Int]
    /// The places of the layouts in which it holds.
    let layouts: [Int]
  }

  let entries: [Entry]

  /// - Parameters:
  ///   - findings: The findings of the scene.
  ///   - pictures: The scene.
  init(_ findings: [PageFinding], _ pictures: ScenePictures) {
    entries = findings.enumerated().map { place, finding in
      // The element itself is what to look at; a conflict is about everything that its members name.
      var views = pictures.views(ofElement: finding.elementID)
      for id in finding.relatedIDs {
        for view in pictures.views(ofElement: id) where !views.contains(view) { views.append(view) }
      }
      let held = Set(finding.surroundings)
      let layouts = pictures.layouts.indices.filter { !held.isDisjoint(with: pictures.layouts[$0].names) }
      return Entry(number: place + 1, finding: finding, views: views, layouts: layouts)
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
