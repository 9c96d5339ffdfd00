import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// At which widths the findings of a scene begin and end.
package struct SceneSweep: Hashable, Sendable {
  /// A finding and where it holds.
  package struct Occurrence: Hashable, Sendable {
    /// From which width on, in points.
    let lower: Double
    /// Up to which width, in points.
    let upper: Double
    /// The name of the rule.
    let rule: String
    /// How bad it is.
    let severity: Finding.Severity
    /// The sentence, with the numbers of the middle of the range.
    let message: String
    /// The element that it is about.
    let element: InterfaceElement
  }

  /// The id of the root view.
  let id: String
  /// What people call the scene.
  let title: String
  /// The widths that were looked at.
  let range: ClosedRange<Double>
  /// What was found, in the order in which it begins.
  let occurrences: [Occurrence]
  /// The widths at which a frame begins to change in another way.
  let breakpoints: [Double]

  /// Lays a scene out at every width of a range.
  ///
  /// Height, size classes and safe area stay as they are in the place.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - range: The widths, in points.
  ///   - place: What else the layout depends on.
  ///   - rules: Which rules are applied.
  /// - Throws: What laying out throws.
  /// - Returns: nil if the safe area of the device is not known for the generation.
  package init?(
    _ scene: InterfaceScene, over range: ClosedRange<Double>, in place: QuestionPlace = QuestionPlace(),
    rules: RuleSelection = RuleSelection()
  ) throws(LayoutError) {
    guard let (scene, engine) = try place.engine(scene) else { return nil }
    let sweep = try engine.sweep(.width, over: range, configuration: rules.lintConfiguration(for: scene))
    id = scene.root.id
    title = scene.title
    self.range = range
    breakpoints = sweep.breakpoints
    occurrences = sweep.occurrences.compactMap { occurrence in
      let finding = occurrence.finding
      // Optional constraints may be violated: that is what they are for.
      if case .gaveWay = finding.kind { return nil }
      guard let severity = rules.severity(of: finding.name, own: finding.severity) else { return nil }
      return Occurrence(
        lower: occurrence.range.lowerBound, upper: occurrence.range.upperBound, rule: finding.name,
        severity: severity, message: finding.message, element: scene.element(about: finding))
    }
  }

  /// Lines for people.
  package var text: String {
    var text = "\(title) (\(id)), \(PointText(range.lowerBound)) to \(PointText(range.upperBound)) pt wide\n"
    if occurrences.isEmpty { return text + "  no findings\n" }
    for occurrence in occurrences {
      text += "  \(PointText(occurrence.lower)) to \(PointText(occurrence.upper)): "
      text += "\(occurrence.severity.rawValue): \(occurrence.message) [\(occurrence.rule)]\n"
      text += "    \(occurrence.element.location) \(occurrence.element.displayName)\n"
    }
    return text
  }
}
