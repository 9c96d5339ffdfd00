extension LayoutResult {
  /// What the rules of a configuration find in the layout.
  ///
  /// A pure function of the result. Hidden views and what lies in them are not looked at.
  ///
  /// - Parameter configuration: Which rules look, and what they measure against.
  /// - Returns: The findings rule by rule in the order of ``LintRule``, and for each rule in the order of the views from back to front.
  /// - Complexity: O(n log n + k) for n views and k findings, as long as siblings overlap little.
  public func lint(_ configuration: LintConfiguration = .standard) -> [Finding] {
    var collector = LintCollector(configuration, length: 0)
    collector.run(on: LintScene(self))
    return collector.candidates.map { $0.finding(at: 0) }
  }
}
