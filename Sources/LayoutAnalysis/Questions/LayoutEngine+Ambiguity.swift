import LayoutModel

extension LayoutEngine {
  /// Every position and size that the constraints leave open, with its range over all layouts that are equally good.
  ///
  /// UIKit picks one of those layouts and says nothing; so does a pass. What is asked here is exact and finds every case. Hidden views that
  /// a stack arranges are left out, with what they contain.
  ///
  /// - Returns: The findings in the order of the views from back to front, and horizontal ones before vertical ones; then custom guides.
  /// - Throws: What ``layout(_:)`` throws.
  /// - Complexity: A pass, and O(z) for z terms of the solver's rows, which settles most coordinates. For those that are left: one copy of
  ///   the solver for all of them, two primal runs for each, and two more copies for each that is tied.
  public func ambiguities() throws(LayoutError) -> [Finding] {
    let engine = try settled().engine
    return try engine.ambiguities(of: engine.arrangedItems, skipsDetermined: true)
  }

  /// As ``ambiguities()``, with the solver asked for the range of every coordinate, also of those that are known to be unique.
  package func ambiguitiesAskingForAll() throws(LayoutError) -> [Finding] {
    let engine = try settled().engine
    return try engine.ambiguities(of: engine.arrangedItems, skipsDetermined: false)
  }

  /// How many coordinates ``ambiguities()`` has to ask the solver for.
  package func countCoordinatesToAskFor() throws(LayoutError) -> Int {
    let engine = try settled().engine
    return try engine.coordinates(of: engine.arrangedItems, skipsDetermined: true).count
  }

  /// What the constraints leave open of one view or custom guide.
  ///
  /// - Parameter item: A view or custom guide; other guides are never ambiguous by themselves.
  /// - Returns: As ``ambiguities()``, also for a hidden view.
  /// - Throws: `LayoutError.unknownItem(_:)`, and what ``layout(_:)`` throws.
  public func ambiguities(of item: some LayoutAnchored) throws(LayoutError) -> [Finding] {
    try tree.check(item.item)
    return try settled().engine.ambiguities(of: [item.item], skipsDetermined: true)
  }

  /// Two layouts that are equally good and differ in what is ambiguous: in one it is small, in the other large.
  ///
  /// Where there is no least or greatest value, the witness is an example a hundred points away.
  ///
  /// - Parameter ambiguity: What was found by ``ambiguities()`` on this engine.
  /// - Returns: The items whose frames differ between the two layouts or from the present one, with their frames; nil if the coordinate is
  ///   not ambiguous now.
  /// - Throws: `LayoutError.unknownItem(_:)`, and what ``layout(_:)`` throws.
  public func witnesses(
    of ambiguity: Finding.Ambiguity
  ) throws(LayoutError) -> (low: [Finding.Ambiguity.Placement], high: [Finding.Ambiguity.Placement])? {
    try tree.check(ambiguity.item)
    let engine = try settled().engine
    let coordinate = try engine.coordinates(of: [ambiguity.item], skipsDetermined: false)
      .first { $0.aspect == ambiguity.aspect && $0.attribute.axis == ambiguity.axis }
    guard let coordinate, let extremes = try engine.extremes(of: coordinate) else { return nil }
    func placements(_ list: [CoordinateExtremes.Placement]) -> [Finding.Ambiguity.Placement] {
      list.map { Finding.Ambiguity.Placement(item: $0.item, frame: $0.frame) }
    }
    return (placements(extremes.low), placements(extremes.high))
  }
}

extension LayoutCoordinate {
  /// Whether the coordinate is a position or a size.
  fileprivate var aspect: Finding.Ambiguity.Aspect { attribute.isLocation ? .position : .size }
}

extension LayoutEngine {
  /// What is ambiguous after a pass.
  private func ambiguities(of items: [LayoutItem], skipsDetermined: Bool) throws(LayoutError) -> [Finding] {
    let coordinates = try coordinates(of: items, skipsDetermined: skipsDetermined)
    if coordinates.isEmpty { return [] }
    var findings: [Finding] = []
    let mayBeTied = !violations(includesContentSizes: true, includesMinimizing: true).isEmpty
    for (coordinate, range) in zip(coordinates, try ranges(of: coordinates)) where !range.isUnique {
      let ambiguity = Finding.Ambiguity(
        item: coordinate.item, aspect: coordinate.aspect, axis: coordinate.attribute.axis, value: range.value,
        lower: range.lower, upper: range.upper,
        cause: try cause(of: coordinate, mayBeTied: mayBeTied && range.lower != nil && range.upper != nil))
      findings.append(Finding(ambiguity, tree))
    }
    return findings
  }

  /// What is laid out, without what stacks leave out.
  private var arrangedItems: [LayoutItem] { solvedItems.filter { !isLeftOutOfStack($0.owningView) } }

  /// Whether a view is, or is contained in, a hidden view that a stack arranges: the stack has taken its constraints away until it is shown
  /// again, and no other ones are missing.
  ///
  /// - Complexity: O(d) for a view at depth d.
  private func isLeftOutOfStack(_ view: ViewHandle) -> Bool {
    var ancestor: ViewHandle? = view
    while let view = ancestor {
      if tree.isHidden(view) && tree.stack(arranging: view) != nil { return true }
      ancestor = tree.superview(of: view)
    }
    return false
  }

  /// Why a coordinate is not unique. Where something is tied, some constraint is violated in every layout.
  private func cause(
    of coordinate: LayoutCoordinate, mayBeTied: Bool
  ) throws(LayoutError) -> Finding.Ambiguity.Cause {
    guard let dependencies = try dependencies(of: coordinate) else { return .unconstrained }
    let tied = mayBeTied ? try extremes(of: coordinate)?.tied ?? [] : []
    if !tied.isEmpty { return .tied(tied.map { Finding.Member($0, tree) }) }
    if dependencies.isFree { return .unconstrained }
    if !dependencies.freeItems.isEmpty { return .follows(dependencies.freeItems) }
    let limits = dependencies.limits.map { Finding.Member($0, tree) }
    if dependencies.isLimitedItself { return .onlyLimited(limits) }
    var seen: Set<LayoutItem> = [coordinate.item]
    let others = limits.flatMap { $0.items }.filter { seen.insert($0).inserted }
    return others.isEmpty ? .onlyLimited(limits) : .follows(others)
  }
}
