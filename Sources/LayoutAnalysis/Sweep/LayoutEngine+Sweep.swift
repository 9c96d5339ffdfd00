import LayoutModel

extension LayoutEngine {
  /// The layout for every width, or every height, of the root.
  ///
  /// Only the size changes; traits and insets stay as they are. The solver tells the exact values at which a frame begins to change in another
  /// way and at which conflicts begin and end; between them frames are linear, and the exact points at which a rule begins or ceases to
  /// find something are intersections. What the solver does not know of, such as text that wraps in another way, is located by bisection
  /// to about a hundred millionth of a point; so that it is noticed, the layout is checked at least once in every `step`.
  ///
  /// - Parameters:
  ///   - parameter: What changes.
  ///   - range: From where to where, in points; not negative.
  ///   - step: The longest stretch, in points, in which nothing happens that is not linear and reverts itself; positive.
  ///   - configuration: Which rules look at the layouts.
  /// - Returns: The layouts and what was found in them.
  /// - Throws: What ``layout(_:)`` throws.
  /// - Complexity: Two passes in each step and for each breakpoint, and about thirty for each jump.
  public func sweep(
    _ parameter: LayoutSweep.Parameter, over range: ClosedRange<Double>, step: Double = 16,
    configuration: LintConfiguration = .standard
  ) throws(LayoutError) -> LayoutSweep {
    var run = LayoutSweepRun(self, range, step: step, parameter: parameter) { engine, value throws(LayoutError) in
      switch parameter {
      case .width: engine.environment.size.width = value
      case .height: engine.environment.size.height = value
      }
    }
    return try run.sweep(configuration)
  }

  /// The layout for every value of anything that can be changed in an engine.
  ///
  /// The text size, for example, as a factor of all content sizes:
  ///
  /// ```swift
  /// let sweep = try engine.sweep(over: 1...3, step: 0.05) { engine, factor throws(LayoutError) in
  ///   try engine.tree.setIntrinsicContentSize(width: 120 * factor, height: 20 * factor, of: title)
  /// }
  /// ```
  ///
  /// All breakpoints are located by bisection, and where frames bend rather than jump, as intersections.
  ///
  /// - Parameters:
  ///   - range: From where to where; finite.
  ///   - step: The longest stretch in which nothing happens that is not linear and reverts itself; positive.
  ///   - configuration: Which rules look at the layouts.
  ///   - change: Brings a copy of the engine to a value. The views have to stay the same.
  /// - Returns: The layouts and what was found in them.
  /// - Throws: What `change` and ``layout(_:)`` throw.
  /// - Complexity: Two passes in each step, and about sixty for each breakpoint.
  public func sweep(
    over range: ClosedRange<Double>, step: Double, configuration: LintConfiguration = .standard,
    applying change: (inout LayoutEngine, Double) throws(LayoutError) -> Void
  ) throws(LayoutError) -> LayoutSweep {
    try withoutActuallyEscaping(change) { (change) throws(LayoutError) in
      var run = LayoutSweepRun(self, range, step: step, parameter: nil, change: change)
      return try run.sweep(configuration)
    }
  }
}
