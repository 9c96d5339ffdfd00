internal import ConstraintKernel

extension LayoutTree {
  /// The view inside a view whose baseline is that one's, too: the one that was chosen, or the first or last visible one of a stack.
  fileprivate func innerBaselineView(isFirst: Bool, of place: Int32) -> Int32? {
    let record = views[Int(place)]
    if !record.hasStandardDetails {
      let details = record.details
      if let inner = isFirst ? details.firstBaselineView : details.lastBaselineView {
        return isLive(inner) && inner.index != place && isAncestor(place, of: inner.index) ? inner.index : nil
      }
    }
    guard record.stack != ViewRecord.none else { return nil }
    let arranged = stackRecords[Int(record.stack)].arranged
    return isFirst
      ? arranged.first { !views[Int($0)].isHidden } : arranged.last { !views[Int($0)].isHidden }
  }
}

extension LayoutState {
  /// Adds a baseline of a view that is laid out: the edge, if there is no text.
  mutating func addBaseline(isFirst: Bool, of view: ViewHandle, _ factor: Double, _ tree: LayoutTree) {
    let place = baselineView(isFirst: isFirst, of: view.index, tree)
    guard let box = variables.views[Int(place)] else { return }
    addOrigin(.vertical, of: place, factor, tree)
    builder.constant += factor * box.alignment.top
    guard let baselines = baselines(of: place, tree) else {
      if !isFirst { builder.add(box.variables.height, factor) }
      return
    }
    if tree.views[Int(place)].kind.centersText, let height = measurements.content(of: place, tree).height {
      // The text keeps its distance from the middle.
      builder.add(box.variables.height, factor * 0.5)
      builder.constant += factor * (isFirst ? baselines.first - height / 2 : height / 2 - baselines.last)
    } else if isFirst {
      builder.constant += factor * baselines.first
    } else {
      builder.add(box.variables.height, factor)
      builder.constant -= factor * baselines.last
    }
  }

  /// The view whose text stands for a view's: each step goes deeper, so that there are no circles.
  private func baselineView(isFirst: Bool, of place: Int32, _ tree: LayoutTree) -> Int32 {
    var place = place
    while let inner = tree.innerBaselineView(isFirst: isFirst, of: place), variables.views[Int(inner)] != nil {
      place = inner
    }
    return place
  }
}
