extension StackEmission {
  /// How many views of a stack get priorities of their own where views are compressed one after the other; those before share the highest.
  static let graded = 98

  /// Emits the distances between the views and how their sizes relate.
  mutating func emitDistribution(_ sizes: inout NaturalSizes) {
    switch record.settings.distribution {
    case .fill: emitGaps(.gap, .equal)
    case .fillEqually:
      emitGaps(.gap, .equal)
      emitEqualSizes()
    case .fillProportionally:
      emitGaps(.gap, .equal)
      emitProportionalSizes(&sizes)
    case .equalSpacing:
      emitGaps(.minimumGap, .greaterThanOrEqual)
      emitEqualGaps()
      emitGaps(.gapFit, .lessThanOrEqual, at: Self.fitPriority)
    case .equalCentering:
      emitGaps(.minimumGap, .greaterThanOrEqual)
      emitEvenCentres()
      if views.count > 1 { emit(.fit, stack, .noLarger(stack, along.size, at: Self.fitPriority)) }
    }
  }

  /// Emits how far each view is from the one before.
  private mutating func emitGaps(
    _ role: GeneratedConstraint.Role, _ relation: LayoutConstraint.Relation, at priority: LayoutPriority = .required
  ) {
    for (previous, next) in zip(views, views.dropFirst()) {
      let spacing = record.spacing(after: previous.index)
      emit(role, next, next, gap.start, relation, previous, gap.end, spacing, at: priority)
    }
  }

  mutating func emitEqualSizes() {
    guard let first = views.first else { return }
    for view in views.dropFirst() { emit(.equalSize, view, view, along.size, .equal, first, along.size) }
  }

  /// Each gap equals the gap before: rows of three neighbours.
  private mutating func emitEqualGaps() {
    for position in views.indices.dropFirst(2) {
      let (first, second, third) = (views[position - 2], views[position - 1], views[position])
      emit(
        .equalGap, third,
        LayoutConstraint(
          .sum([(1, third.item, gap.start), (-1, second.item, gap.end)]), .equal,
          .sum([(1, second.item, gap.start), (-1, first.item, gap.end)])))
    }
  }

  /// Each distance between neighbours' centres equals the first one. Centres are written with starts, so that they mirror.
  private mutating func emitEvenCentres() {
    let count = views.count - 2
    for position in views.indices.dropFirst(2) {
      let distance = centreDistance(views[position - 1], views[position])
      let firstDistance = centreDistance(views[0], views[1])
      let priority = Self.graded(from: 149, position - 2, of: count)
      emit(.equalCentering, views[position], LayoutConstraint(distance, .equal, firstDistance, priority: priority))
    }
  }

  private func centreDistance(_ first: ViewHandle, _ second: ViewHandle) -> LayoutConstraint.Side {
    .sum([
      (1, second.item, along.start), (0.5, second.item, along.size), (-1, first.item, along.start),
      (-0.5, first.item, along.size),
    ])
  }

  /// A priority that falls by one from each place to the next. In long rows, the first places share the highest one.
  static func graded(from highest: Double, _ position: Int, of count: Int) -> LayoutPriority {
    LayoutPriority(highest - Double(max(0, position - max(0, count - graded))))
  }
}

extension StackEmission {
  /// Emits that each view has the share of the stack that its content has of all contents and spacings.
  ///
  /// The shares are optional and their priorities fall from view to view, so that the last one takes what is over when the stack is not as
  /// large as its contents. A view that holds a stack counts with the size that its own arranged views add up to. If no view has a
  /// natural size, all views have the same size. If only some have one, nothing is asked: what Apple does then is not known, and its
  /// recorded layouts show contents at their own sizes.
  mutating func emitProportionalSizes(_ sizes: inout NaturalSizes) {
    guard views.count > 1 else { return }
    let lengths = views.map { sizes.length(of: $0.index, along.size, in: tree) }
    let known = lengths.compactMap { $0 }
    let contents = known.reduce(0, +)
    guard contents > 0 else {
      if known.isEmpty || known.count == views.count { emitEqualSizes() }
      return
    }
    guard known.count == views.count else { return }
    let spacings = views.dropLast().reduce(0) { $0 + record.spacing(after: $1.index) }
    let total = contents + spacings > 0 ? contents + spacings : contents
    for (position, (view, length)) in zip(views, known).enumerated() {
      let priority = Self.graded(from: 999, position, of: views.count)
      emit(
        .proportionalSize, view,
        LayoutConstraint(
          item: view, attribute: along.size, toItem: canvas, attribute: along.size, multiplier: length / total,
          priority: priority))
    }
  }
}
