internal import ConstraintKernel

extension LayoutState {
  /// The places of the views whose frames changed since they were last taken.
  mutating func takeUnreported() -> [Int32] {
    defer { unreported = [] }
    return unreported
  }

  /// Reads the values that changed and brings the frames up to date.
  mutating func readFrames(_ tree: LayoutTree, _ grid: PixelGrid) {
    var places = touchedViews
    var guidePlaces = touchedGuides
    var areas: [Int32] = touchedViews.filter { variables.views[Int($0)]?.area != nil }
    touchedViews = []
    touchedGuides = []
    for variable in solver.takeChanges() {
      switch variables.owner(of: variable) {
      case .view(let place):
        guard places.last != place else { continue }
        places.append(place)
        if !measurements.isEmpty && measurements[place] != nil { widthsToCheck.append(place) }
      case .guide(let place):
        if guidePlaces.last != place { guidePlaces.append(place) }
      case .area(let place): areas.append(place)
      case .none: break
      }
    }
    let missing = tree.guideRecords.count - frames.guides.count
    if missing > 0 { frames.guides += Array(repeating: LayoutRectangle.zero, count: missing) }
    for place in guidePlaces {
      if let box = variables.guides[Int(place)] {
        frames.guides[Int(place)] = solver.withValues { Self.rectangle(box.variables, $0) }
      }
    }
    for place in areas {
      guard let area = variables.views[Int(place)]?.area else { continue }
      frames.setContentSize(
        LayoutSize(width: solver.value(of: area.width), height: solver.value(of: area.height)), of: place, tree)
    }
    let coordinates = variables.coordinates
    let top = top
    unreported += solver.withValues { values in
      frames.update(places, grid: grid, tree: tree, top: top) { place in
        guard coordinates[Int(place)].isLaidOut else { return nil }
        let rectangle = LayoutRectangle(
          x: coordinates[Int(place)].left.map { values[Int($0.index)] } ?? 0,
          y: coordinates[Int(place)].top.map { values[Int($0.index)] } ?? 0,
          width: values[Int(coordinates[Int(place)].width.index)],
          height: values[Int(coordinates[Int(place)].height.index)])
        guard coordinates[Int(place)].hasAlignment else { return rectangle }
        return rectangle.outset(by: coordinates[Int(place)].alignment)
      }
    }
  }

  private static func rectangle(_ box: BoxVariables, _ values: UnsafeBufferPointer<Double>) -> LayoutRectangle {
    LayoutRectangle(
      x: box.left.map { values[Int($0.index)] } ?? 0, y: box.top.map { values[Int($0.index)] } ?? 0,
      width: values[Int(box.width.index)], height: values[Int(box.height.index)])
  }
}
