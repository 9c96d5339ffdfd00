extension LayoutTree {
  /// The constraints that a stack makes as things stand, with UIKit's names as identifiers; none for a view that is no stack.
  ///
  /// - Complexity: O(n) for n arranged views.
  public func generatedConstraints(of stack: ViewHandle) -> [LayoutConstraint] {
    guard stackSettings(of: stack) != nil else { return [] }
    var sizes = NaturalSizes()
    let record = stackRecords[Int(views[stack.slot].stack)]
    return StackEmission.constraints(of: record, in: self, sizes: &sizes).map { $0.constraint }
  }
}
