internal import ConstraintKernel

/// Content areas that no constraint refers to any more.
extension LayoutState {
  /// Retires them, so that an engine has the areas that a new one would make.
  mutating func retireUnusedAreas(_ tree: LayoutTree) {
    for place in viewsWithAreas where !isAreaUsed(place, tree) {
      guard var box = variables.views[Int(place)], let area = box.area else { continue }
      var demandPair = area.nonNegative
      demands.drop(&demandPair.width)
      demands.drop(&demandPair.height)
      retiredVariables += [area.width, area.height]
      box.area = nil
      variables.setView(box, at: place)
      frames.removeContentSize(of: place)
      touchedViews.append(place)
      // What was measured from the right edge of the area is measured from that of the frame again.
      newAreas.append(place)
      mirrorsInScrollingFrames = true
    }
    viewsWithAreas.removeAll { variables.views[Int($0)]?.area == nil }
  }

  /// Whether a constraint that takes part speaks of the content area of a view.
  private func isAreaUsed(_ place: Int32, _ tree: LayoutTree) -> Bool {
    guard variables.views[Int(place)]?.area != nil else { return true }
    for constraint in tree.constraintPlaces(of: place)
    where Int(constraint) < constraintDemands.count && constraintDemands[Int(constraint)] != Demand.none {
      let written = tree.constraintRecords[Int(constraint)].constraint
      for position in 0..<written.termCount {
        let term = written.term(at: position)
        guard term.item.owningView.index == place else { continue }
        if case .guide(let guide) = term.item, case .content = guide.kind { return true }
        if meansContent(term, in: written, tree) { return true }
      }
    }
    return false
  }
}
