internal import ConstraintKernel

/// What an engine keeps from pass to pass.
struct LayoutState: Sendable {
  var solver = Solver()
  /// Adds up the time that the solver takes, if it is measured.
  var stopwatch: SolverStopwatch?
  var variables = LayoutVariables()
  var demands = DemandTable()
  /// What is laid out; nil for all that is under the root.
  var scope: SubtreeScope?
  /// The demands of the tree's constraints, by the constraints' places; ``Demand/none`` where there is none.
  var constraintDemands: [Int32] = []
  /// The demands of the tree's stacks, by the places of the stacks' records.
  var stackDemands: [StackDemands] = []
  var frames = FrameStore()
  /// The journal of the tree that the engine has seen.
  var journal: TreeJournal?
  var direction = InterfaceLayoutDirection.leftToRight
  /// Whether positions in right-to-left rows count from the right edge.
  var mirrorsMultipliers = true
  /// What the tree's variations come to.
  var chosen = ChosenVariants()
  /// Whether the next look at insets inside the root takes all of them, and the round of frames at the last one.
  var checksAllInsets = true
  var insetsCheckedIn = 0
  /// Whether the insets inside the root start from the values that they have before there are frames: in every pass that may change
  /// something, so that the frames do not depend on those of the pass before.
  var startsInsetsAnew = true
  /// Where the last pass that came to its end was.
  var settledEnvironment: LayoutEnvironment?
  /// The root's size as suggested last.
  var appliedSize: LayoutSize?
  /// The row that is being put together.
  var builder = RowBuilder()
  /// How many of the views that are laid out are collapsed.
  var collapsedViews = 0
  /// Which collapsed views are followed by one that is not; only while a tree is absorbed.
  var followed: [FollowedKey: Bool] = [:]
  /// Views and guides whose frames have to be read again, whether or not a variable of theirs changed.
  var touchedViews: [Int32] = []
  var touchedGuides: [Int32] = []
  /// Views whose frames changed and that no result has listed: a pass that throws late leaves some behind.
  var unreported: [Int32] = []
  /// Variables of boxes that are gone; they leave the solver after the constraints on them.
  var retiredVariables: [Variable] = []
  /// Variables that are inputs no longer; the next solve lets go of them first.
  var endingEdits: [Variable] = []
  /// The views whose frames follow sizes, each after its superview.
  var autoresized: [AutoresizedView] = []
  var autoresizedIsStale = false
  /// How many of them lie in a view that is laid out by constraints and is not the root.
  var autoresizedHeads = 0
  /// What the measurer said of views.
  var measurements = MeasurementTable()
  /// The traits for which it said so.
  var measuredTraits: Traits?
  /// Views whose width may be another than the one that their content was measured at.
  var widthsToCheck: [Int32] = []
  /// Constraints on baselines and stacks that depend on contents that were measured, until they are lowered again.
  var measuredConstraints: [Int32] = []
  var measuredStacks: [Int32] = []
  /// Whether a constraint was measured from the right edge of the frame of a view that scrolls and had no content area.
  var mirrorsInScrollingFrames = false
  /// The views with a content area, and perhaps some that are gone.
  var viewsWithAreas: [Int32] = []
  /// The views that got a content area while the tree is absorbed.
  var newAreas: [Int32] = []
  /// The order of views in which open coordinates go home.
  var homeRanks = HomeRanks()
  /// How many demands the last solve looked at.
  var touchedDemands = 0
}

extension LayoutState {
  /// Takes what changed in a tree: makes and retires variables, and writes what is desired of the solver.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - changes: What changed since this engine saw the tree; nil if it has not seen it.
  ///   - environment: Where it is laid out.
  ///   - context: What measuring needs.
  mutating func absorb(
    _ tree: LayoutTree, _ changes: TreeJournal.Changes?, _ environment: LayoutEnvironment, _ context: MeasuringContext
  ) throws(LayoutError) {
    let direction = context.traits.layoutDirection
    let isMeasured = measurements.isEmpty || measuredTraits == context.traits
    // Most rows are others in the other direction, and making all anew is much cheaper than exchanging them one by one.
    let isKnown =
      changes != nil && direction == self.direction && environment.mirrorsMultipliers == mirrorsMultipliers
      && !hasMorePlaces(than: tree)
    let varied: (constraints: [Int32], views: [Int32]) =
      isKnown ? chooseVariants(tree, changes, environment) : ([], [])
    if isKnown && changes?.isEmpty == true && isMeasured && varied.constraints.isEmpty && varied.views.isEmpty {
      journal = tree.journal
      return
    }
    homeRanks.invalidate()
    var viewPlaces = changes?.views ?? []
    var guidePlaces = changes?.guides ?? []
    var constraintPlaces = changes?.constraints ?? []
    var stackPlaces = changes?.stacks ?? []
    // Until the end, no state of the tree is known.
    journal = nil
    if !isKnown {
      restart(keepingFramesBut: changes?.views, tree)
      _ = chooseVariants(tree, nil, environment)
      viewPlaces = tree.subtree(of: top)
      guidePlaces = viewPlaces.flatMap { tree.views[Int($0)].guides }
      constraintPlaces = tree.constraintRecords.indices.map { Int32($0) }
      stackPlaces = tree.stackRecords.indices.map { Int32($0) }
      demands.reserve(constraintPlaces.count + viewPlaces.reduce(0) { $0 + tree.boundCount(of: $1) })
      touchedViews.reserveCapacity(viewPlaces.count)
      solver.reserveVariables(4 * (viewPlaces.count + guidePlaces.count))
    }
    viewPlaces += varied.views
    constraintPlaces += varied.constraints
    if isKnown && !isMeasured { viewPlaces += measurements.all.map({ $0.view.index }) }
    measuredTraits = context.traits
    self.direction = direction
    mirrorsMultipliers = environment.mirrorsMultipliers
    variables.reserve(views: tree.views.count, guides: tree.guideRecords.count)
    do {
      var ancestry = Ancestry(tree, of: top, questions: viewPlaces.count, isContained: !isKnown)
      for place in viewPlaces {
        let isWanted = tree.views[Int(place)].isLive && ancestry.isLaidOut(place)
        try updateBox(ofView: place, tree, isWanted: isWanted, context)
      }
      for place in guidePlaces { updateBox(ofGuide: place, tree) }
      if constraintDemands.count < tree.constraintRecords.count {
        let missing = tree.constraintRecords.count - constraintDemands.count
        constraintDemands += Array(repeating: Demand.none, count: missing)
      }
      // A stack's baselines are those of views that it arranges.
      for place in stackPlaces where isKnown && tree.stackRecords[Int(place)].isLive {
        constraintPlaces += tree.baselineConstraints(of: tree.stackRecords[Int(place)].view)
      }
      if collapsedViews > 0 { addGaps(to: &constraintPlaces, tree) }
      for place in constraintPlaces { try updateDemand(ofConstraint: place, tree) }
      try updateStacks(stackPlaces, tree)
      try lowerMeasured(tree)
      retireUnusedAreas(tree)
      try lowerMirroredInNewAreas(tree)
      followed = [:]
      journal = tree.journal
    } catch {
      throw .unsolvable("\(error)")
    }
  }

  mutating func updateDemand(ofConstraint place: Int32, _ tree: LayoutTree) throws(SolverError) {
    let handle = LayoutConstraint.Handle(index: place, stamp: tree.constraintRecords[Int(place)].stamp)
    let known = constraintDemands[Int(place)]
    // The place may have been another constraint's.
    if known != Demand.none, !demands.isOf(handle, known) { demands.drop(&constraintDemands[Int(place)]) }
    let isWanted = tree.constraintRecords[Int(place)].isLive && isActive(at: place, tree)
    guard isWanted, try draftRow(of: constraint(at: place, tree), tree) else {
      return demands.drop(&constraintDemands[Int(place)])
    }
    let age = tree.constraintRecords[Int(place)].age
    demands.desire(builder, .constraint(handle), age: age, in: &constraintDemands[Int(place)], solver)
  }

  /// Whether the engine knows of a place that a tree does not have: another copy of the tree has made something there.
  private func hasMorePlaces(than tree: LayoutTree) -> Bool {
    variables.views.count > tree.views.count || variables.guides.count > tree.guideRecords.count
      || constraintDemands.count > tree.constraintRecords.count || stackDemands.count > tree.stackRecords.count
  }

  /// Forgets everything, except perhaps the frames of views that are still laid out, so that a result lists only what differs from them.
  ///
  /// - Parameter changed: The places of the views that may be laid out no more; nil to forget all frames.
  private mutating func restart(keepingFramesBut changed: [Int32]?, _ tree: LayoutTree) {
    var frames = FrameStore()
    var unreported: [Int32] = []
    if let changed {
      swap(&frames, &self.frames)
      swap(&unreported, &self.unreported)
      var ancestry = Ancestry(tree, of: top, questions: changed.count, isContained: false)
      let count = tree.views.count
      for place in changed
      where Int(place) >= count || !tree.views[Int(place)].isLive || !ancestry.isLaidOut(place) {
        frames.remove(place)
      }
      unreported.removeAll { Int($0) >= count }
    }
    let stopwatch = stopwatch
    let scope = scope
    self = LayoutState()
    self.scope = scope
    self.stopwatch = stopwatch
    self.frames = frames
    self.unreported = unreported
  }
}

extension LayoutTree {
  /// How many rows a view's lengths and its content ask for.
  fileprivate func boundCount(of place: Int32) -> Int {
    2 + (views[Int(place)].content.width == nil ? 0 : 2) + (views[Int(place)].content.height == nil ? 0 : 2)
  }
}
