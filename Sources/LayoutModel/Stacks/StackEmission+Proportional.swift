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
