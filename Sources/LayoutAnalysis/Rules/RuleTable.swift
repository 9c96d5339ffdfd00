import LayoutModel

extension LintCheck {
  /// The checks of all rules, in the order in which they run.
  static let all: [LintCheck] = [
    .unconstrained, .autoresizing, .emptySize, .offScreen, .outsideSafeArea, .outsideSuperview, .overlap, .clippedText,
    .touchTarget, .readableWidth, .homeIndicator, .roundedCorner, .fullWidthButton, .unscaledConstant, .fixedTextHeight,
    .fixedTextGap, .scrollContent, .sidewaysScrolling, .misaligned, .unmirroredMultiplier,
  ]
}

extension LintExample {
  /// An example of each rule.
  package static let all: [LintExample] = [
    .unconstrained, .autoresizing, .emptySize, .offScreen, .outsideSafeArea, .outsideSuperview, .overlap, .clippedText,
    .touchTarget, .readableWidth, .homeIndicator, .roundedCorner, .fullWidthButton, .unscaledConstant, .fixedTextHeight,
    .fixedTextGap, .scrollContent, .sidewaysScrolling, .misaligned, .unmirroredMultiplier,
  ]
}

extension LintRule: CaseIterable {
  /// All rules, in the order in which they run.
  public static let allCases = LintCheck.all.map { $0.rule }

  /// The rule of an identifier; nil if there is none.
  ///
  /// - Parameter identifier: As in ``identifier``.
  public init?(identifier: String) {
    guard let rule = Self.allCases.first(where: { $0.identifier == identifier }) else { return nil }
    self = rule
  }
}

extension LintConfiguration {
  /// Every rule at its own severity; a rule that has to be switched on is off.
  public static let standard = LintConfiguration()

  /// Makes the standard configuration.
  public init() { self.init(LintRule.allCases.filter { $0.defaultSeverity != nil }) }

  /// The standard configuration for a layout that is declared proportional: constants that are neither 0 nor exempt are found.
  ///
  /// - Parameter fixedConstants: Constants that stay fixed by decision, whatever their sign.
  public static func proportional(fixedConstants: Set<Double> = []) -> LintConfiguration {
    var result = LintConfiguration.standard
    result.fixedConstants = fixedConstants
    result.setSeverity(.warning, of: .unscaledConstant)
    return result
  }
}

extension LayoutResult {
  /// What the rules of a configuration find in the layout.
  ///
  /// A pure function of the result. Hidden views and their descendants are not looked at.
  ///
  /// - Parameter configuration: Which rules look, and what they measure against.
  /// - Returns: The findings rule by rule in the order of ``LintRule``, and for each rule in the order of the views from back to front.
  /// - Complexity: O(n log n + k) for n views and k findings, as long as siblings overlap little.
  public func lint(_ configuration: LintConfiguration = .standard) -> [Finding] {
    var collector = LintCollector(configuration, length: 0)
    collector.run(LintCheck.all, on: LintScene(self))
    return collector.candidates.map { $0.finding(at: 0) }
  }
}
