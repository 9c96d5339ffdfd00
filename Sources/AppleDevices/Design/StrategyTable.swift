import LayoutModel

/// The decisions by which a design becomes a layout, one a line: which numbers of the design scale, with what, and which stay.
///
/// ```swift
/// let table = StrategyTable(DesignReference(size: LayoutSize(width: 375, height: 812))) {
///   Strategy("card", "top", card.top - safeArea.top, 147, .scaled(.safeAreaHeight))
///   Strategy("card", "width", card.width, 300, .scaled(.safeAreaWidth)).limited(from: 200, to: 560)
///   Strategy("avatar", "width", avatar.width, 75, .share(of: card.width, reference: 300))
///   Strategy("avatar", "top", avatar.top - card.top, 16, .fixed).on(.screen(.phone3_5), 12)
/// }
/// let handles = try tree.activate(strategy: table)
/// ```
public struct StrategyTable: Hashable, Sendable {
  /// The design's screen.
  public let reference: DesignReference
  /// The lines.
  public let rows: [Strategy]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - reference: The design's screen.
  ///   - rows: The lines.
  public init(_ reference: DesignReference, rows: [Strategy]) {
    self.reference = reference
    self.rows = rows
  }

  /// Makes a table, written line by line.
  ///
  /// - Parameters:
  ///   - reference: The design's screen.
  ///   - rows: The lines.
  public init(_ reference: DesignReference, @StrategyTableBuilder rows: () -> [Strategy]) {
    self.init(reference, rows: rows())
  }
}

/// Collects the lines of a ``StrategyTable``.
@resultBuilder
public enum StrategyTableBuilder {
  /// The lines of a block.
  public static func buildBlock(_ rows: [Strategy]...) -> [Strategy] { rows.flatMap { $0 } }
  /// A line.
  public static func buildExpression(_ row: Strategy) -> [Strategy] { [row] }
  /// Several lines.
  public static func buildExpression(_ rows: [Strategy]) -> [Strategy] { rows }
  /// Lines that may be left out.
  public static func buildOptional(_ rows: [Strategy]?) -> [Strategy] { rows ?? [] }
  /// Lines of the first branch.
  public static func buildEither(first rows: [Strategy]) -> [Strategy] { rows }
  /// Lines of the second branch.
  public static func buildEither(second rows: [Strategy]) -> [Strategy] { rows }
  /// Lines of a loop.
  public static func buildArray(_ rows: [[Strategy]]) -> [Strategy] { rows.flatMap { $0 } }
}

extension LayoutTree {
  /// Adds the constraints of a strategy table and activates them; all or none.
  ///
  /// A number that scales with a measure becomes a multiple of that measure and stays exact on every screen. Its limits become required
  /// constraints under an ideal of high priority. Numbers that follow the text size or the shorter side are constants that each
  /// pass sets for its environment, limits included.
  ///
  /// - Parameter table: The table.
  /// - Returns: The constraint of each line, in the same order, without those of the limits. Their identifiers are those of the
  ///   lines; limits have `.minimum` and `.maximum` added.
  /// - Throws: As `activate(varying:)`; `LayoutError.nonFinite` also for a reference of 0 that something
  ///   should be a share of. The tree is then unchanged.
  @discardableResult
  public mutating func activate(strategy table: StrategyTable) throws(LayoutError) -> [LayoutConstraint.Handle] {
    var copy = self
    var handles: [LayoutConstraint.Handle] = []
    for row in table.rows {
      let realisation = StrategyRealisation(row, table.reference, root: root)
      try copy.checkExceptions(of: row, realisation)
      let active = try copy.activate([realisation.main] + realisation.limits)
      var constant: (@Sendable (LayoutEnvironment) -> Double)?
      if let number = realisation.number { constant = { number.value(in: $0) } }
      try copy.vary(active[0], realisation.variations, number: constant)
      for limit in active.dropFirst() { try copy.vary(limit, realisation.limitVariations) }
      handles.append(active[0])
    }
    self = copy
    return handles
  }

  private func checkExceptions(of row: Strategy, _ realisation: StrategyRealisation) throws(LayoutError) {
    for exception in row.exceptions {
      guard case .share = exception.value, realisation.main.right.termCount == 0 else { continue }
      throw .noSuchTerm(row.identifier, "a share on \(exception.condition)")
    }
  }
}
