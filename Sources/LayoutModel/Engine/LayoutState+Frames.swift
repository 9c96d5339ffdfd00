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
    touchedViews = []
    touchedGuides = []
    for variable in solver.takeChanges() {
      switch variables.owner(of: variable) {
      case .view(let place):
        if places.last != place { places.append(place) }
      case .guide(let place):
        if guidePlaces.last != place { guidePlaces.append(place) }
      case .none: break
      }
    }
    let missing = tree.guideRecords.count - frames.guides.count
    if missing > 0 { frames.guides += Array(repeating: Rectangle.zero, count: missing) }
    for place in guidePlaces {
      if let box = variables.guides[Int(place)] {
        frames.guides[Int(place)] = solver.withValues { Self.rectangle(box.variables, $0) }
      }
    }
    let boxes = variables.views
    unreported += solver.withValues { values in
      frames.update(places, grid: grid, tree: tree) { place in
        boxes[Int(place)].map { Self.rectangle($0.variables, values) }
      }
    }
  }

  /// The safe areas inside the root that the geometry has moved away from what was suggested.
  func staleSafeAreas(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> [(Int32, EdgeInsets)] {
    nestedSafeAreas.compactMap { place in
      guard let applied = variables.views[Int(place)]?.insets?.applied else { return nil }
      let insets = SafeAreaPropagation.insets(of: place, root: environment.safeAreaInsets, tree: tree) {
        frames.entries[Int($0)]?.exact ?? .zero
      }
      return Self.differ(applied, insets) ? (place, insets) : nil
    }
  }

  private static func rectangle(_ box: BoxVariables, _ values: UnsafeBufferPointer<Double>) -> Rectangle {
    Rectangle(
      x: box.left.map { values[Int($0.index)] } ?? 0, y: box.top.map { values[Int($0.index)] } ?? 0,
      width: values[Int(box.width.index)], height: values[Int(box.height.index)])
  }

  /// Differences below a millionth of a point are the solver's noise; following them would never end.
  private static func differ(_ first: EdgeInsets, _ second: EdgeInsets) -> Bool {
    let edges = [
      first.top - second.top, first.left - second.left, first.bottom - second.bottom, first.right - second.right,
    ]
    return edges.contains { $0.magnitude > 1e-6 }
  }
}
