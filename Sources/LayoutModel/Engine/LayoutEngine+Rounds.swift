internal import ConstraintKernel

/// What depends on frames and is told to the solver: what a solve moved, another one follows.
private struct Stale {
  var insets: [(place: Int32, insets: LayoutInsets)] = []
  var frames: [(position: Int, frame: LayoutRectangle)] = []
  var contents: [ViewHandle] = []

  var isEmpty: Bool { insets.isEmpty && frames.isEmpty && contents.isEmpty }
}

extension LayoutEngine {
  /// How often a pass solves again because insets inside the root, frames that follow a size, or contents measured at a width
  /// moved with what they depend on.
  private static let rounds = 8

  /// A view whose frame follows a size can lie in a view laid out by constraints, which lies in such a view, and so on: every step
  /// takes a round more, up to this many.
  private static let nestedRounds = 64

  /// Solves, and solves again until everything that depends on frames agrees with them, or the rounds are used up.
  mutating func settle(_ mode: ConflictMode) throws(LayoutError) -> [LayoutIssue] {
    let grid = PixelGrid(scale: environment.traits.displayScale)
    state.listAutoresized(tree)
    var frames = state.staleAutoresized(tree, environment)
    var suggestions = state.suggestions(tree, environment)
    state.append(frames, to: &suggestions)
    var issues = try state.solve(suggestions, mode, tree)
    state.noteApplied(tree, environment)
    state.startsInsetsAnew = false
    state.noteApplied(frames)
    state.readFrames(tree, grid)
    let limit = Self.rounds + min(state.autoresizedHeads, Self.nestedRounds)
    for round in 0...limit {
      let stale = try findStale()
      if stale.isEmpty { return issues }
      if round == limit {
        // The next pass starts again, and says so again.
        state.startsInsetsAnew = true
        issues.append(unsettled(stale, rounds: round))
        return issues
      }
      frames = stale.frames
      suggestions = []
      for (place, insets) in stale.insets { state.variables.insets[Int(place)]?.append(insets, to: &suggestions) }
      state.append(frames, to: &suggestions)
      // A solve tries everything again that was left out, so its issues replace those of the solve before.
      issues = try state.solve(suggestions, mode, tree)
      for (place, insets) in stale.insets { state.variables.insets[Int(place)]?.applied = insets }
      state.noteApplied(frames)
      state.readFrames(tree, grid)
    }
    return issues
  }

  private mutating func findStale() throws(LayoutError) -> Stale {
    var stale = Stale()
    if !state.variables.insets.isEmpty { stale.insets = state.staleInsets(tree, environment) }
    if !state.autoresized.isEmpty { stale.frames = state.staleAutoresized(tree, environment) }
    do {
      let context = MeasuringContext(measurer: measurer, traits: environment.traits)
      stale.contents = try state.measureAtWidths(tree, context)
    } catch {
      throw .unsolvable("\(error)")
    }
    return stale
  }

  private func unsettled(_ stale: Stale, rounds: Int) -> LayoutIssue {
    let items: [LayoutItem] =
      stale.insets.compactMap { state.guide(ofInsets: $0.place, tree)?.item }
      + stale.frames.compactMap { tree.handle(state.autoresized[$0.position].place)?.item }
      + stale.contents.map { $0.item }
    return .unsettled(items: items, rounds: rounds)
  }
}

extension LayoutState {
  /// The guide whose insets these are, for a report.
  func guide(ofInsets place: Int32, _ tree: LayoutTree) -> GuideHandle? {
    guard let input = variables.insets[Int(place)], let view = tree.handle(input.view) else { return nil }
    return GuideHandle(owningView: view, kind: input.kind.guide)
  }
}
