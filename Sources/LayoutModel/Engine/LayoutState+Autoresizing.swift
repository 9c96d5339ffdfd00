internal import ConstraintKernel

/// A view whose frame follows its superview's size. The frame is an input of the solver.
struct AutoresizedView: Sendable {
  let place: Int32
  let stamp: UInt32
  /// The position of the superview in the same list, or -1 if that is laid out otherwise.
  let superview: Int
  /// What was suggested last, as the frame; nil before the first suggestion.
  var applied: LayoutRectangle?
}

extension LayoutState {
  /// Makes the frame of a view an input, or lets go of it.
  mutating func updateAutoresizing(_ isAutoresized: Bool, _ box: inout Box) throws(SolverError) {
    if isAutoresized || box.isAutoresized { autoresizedIsStale = true }
    guard isAutoresized != box.isAutoresized else { return }
    box.isAutoresized = isAutoresized
    for variable in box.variables.all {
      if !isAutoresized {
        endingEdits.append(variable)
      } else if let position = endingEdits.firstIndex(of: variable) {
        endingEdits.remove(at: position)
      } else {
        try solver.edit(variable, at: ConstraintKernel.Priority.required, tag: Demand.none)
      }
    }
  }

  /// Lists the views whose frames follow sizes, each after its superview.
  mutating func listAutoresized(_ tree: LayoutTree) {
    guard autoresizedIsStale else { return }
    autoresizedIsStale = false
    var applied: [ViewHandle: LayoutRectangle] = [:]
    for view in autoresized {
      if let frame = view.applied { applied[ViewHandle(index: view.place, stamp: view.stamp)] = frame }
    }
    autoresized = []
    autoresizedHeads = 0
    var positions: [Int32: Int] = [:]
    for place in tree.subtree(of: top) {
      guard let box = variables.views[Int(place)], box.isAutoresized else { continue }
      let superview = tree.views[Int(place)].superview
      let position = positions[superview] ?? -1
      if position < 0 && !isEnvironments(superview) { autoresizedHeads += 1 }
      positions[place] = autoresized.count
      autoresized.append(
        AutoresizedView(
          place: place, stamp: box.stamp, superview: position,
          applied: applied[ViewHandle(index: place, stamp: box.stamp)]))
    }
  }

  /// The frames that follow sizes and have to be suggested anew, by their positions in the list.
  func staleAutoresized(_ tree: LayoutTree, _ environment: LayoutEnvironment) -> [(
    position: Int, frame: LayoutRectangle
  )] {
    var result: [(position: Int, frame: LayoutRectangle)] = []
    var frames: [LayoutRectangle] = []
    frames.reserveCapacity(autoresized.count)
    for (position, view) in autoresized.enumerated() {
      guard let autoresizing = tree.views[Int(view.place)].details.autoresizing else { continue }
      let superview = tree.views[Int(view.place)].superview
      let size =
        view.superview >= 0
        ? frames[view.superview].size
        : isEnvironments(superview)
          ? environment.size : self.frames.size(superview) ?? autoresizing.superviewSize
      let frame = autoresizing.frame(in: size)
      frames.append(frame)
      if view.applied.map({ $0.differs(from: frame) }) ?? true { result.append((position, frame)) }
    }
    return result
  }

  /// What has to be suggested so that views get these frames.
  func append(_ stale: [(position: Int, frame: LayoutRectangle)], to suggestions: inout [Suggestion]) {
    for (position, frame) in stale {
      guard let box = variables.views[Int(autoresized[position].place)], let left = box.variables.left,
        let top = box.variables.top
      else { continue }
      let rectangle = frame.inset(by: box.alignment)
      suggestions += [
        (left, rectangle.minX), (top, rectangle.minY), (box.variables.width, max(0, rectangle.width)),
        (box.variables.height, max(0, rectangle.height)),
      ]
    }
  }

  /// Has the frame of a view suggested anew.
  mutating func forgetAutoresized(_ place: Int32) {
    for position in autoresized.indices where autoresized[position].place == place {
      autoresized[position].applied = nil
    }
  }

  mutating func noteApplied(_ stale: [(position: Int, frame: LayoutRectangle)]) {
    for (position, frame) in stale { autoresized[position].applied = frame }
  }
}

extension LayoutRectangle {
  /// Differences below a millionth of a point are the solver's noise.
  fileprivate func differs(from other: LayoutRectangle) -> Bool {
    (minX - other.minX).magnitude > Tolerances.frame || (minY - other.minY).magnitude > Tolerances.frame
      || (width - other.width).magnitude > Tolerances.frame || (height - other.height).magnitude > Tolerances.frame
  }
}
