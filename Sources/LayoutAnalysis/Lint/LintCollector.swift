/// What rules find, while they run.
struct LintCollector {
  /// What a rule found and where along the piece it holds.
  struct Candidate {
    let rule: LintRule
    let severity: Finding.Severity
    let items: [LayoutItem]
    let itemNames: [String]
    let constraints: [LayoutConstraint.Handle]
    /// Tells apart what one rule finds about the same items: one edge from another, say.
    let tag: Int
    let interval: LintInterval
    let measured: [LinearValue]
    let describe: @Sendable ([Double]) -> (numbers: [Finding.Number], message: String)

    /// The finding as it is at an offset.
    func finding(at offset: Double) -> Finding {
      let (numbers, message) = describe(measured.map { $0.at(offset) })
      return Finding(
        kind: .lint(rule), severity: severity, items: items, itemNames: itemNames, constraints: constraints,
        numbers: numbers, lintMessage: message)
    }
  }

  let configuration: LintConfiguration
  /// The piece of a sweep; the point 0 in a single layout.
  let whole: LintInterval
  private(set) var candidates: [Candidate] = []
  private var rule = LintRule.unconstrained
  private var severity = Finding.Severity.warning
  private var ignored: Set<ViewHandle> = []
  private var tree: LayoutTree?

  init(_ configuration: LintConfiguration, length: Double) {
    self.configuration = configuration
    whole = LintInterval(lower: 0, upper: length)
  }

  /// Runs all rules that are switched on, in the order in which they are declared.
  mutating func run(on scene: LintScene) {
    // Under a hidden root there is nothing to see.
    if scene.entries.isEmpty { return }
    tree = scene.tree
    for rule in LintRule.allCases {
      guard let severity = configuration.severity(of: rule) else { continue }
      self.rule = rule
      self.severity = severity
      ignored = configuration.ignoredViews(of: rule)
      rule.check.run(scene, &self)
    }
  }

  /// Notes what the running rule found, for the part of the piece where it holds.
  ///
  /// - Parameters:
  ///   - items: What it is about, the item that is to be changed first.
  ///   - constraints: The constraints that it is about.
  ///   - tag: Tells apart what the rule finds about the same items.
  ///   - conditions: It holds where all of these are positive; everywhere if there are none.
  ///   - weakConditions: It holds where none of these is negative.
  ///   - numbers: What is measured.
  ///   - message: The sentence; it gets the values of the numbers.
  mutating func report(
    _ items: [LayoutItem], constraints: [LayoutConstraint.Handle] = [], tag: Int = 0,
    when conditions: [LinearValue] = [], whenNotNegative weakConditions: [LinearValue] = [],
    numbers: [(String, LinearValue)] = [], message: @escaping @Sendable ([Double]) -> String
  ) {
    let names = numbers.map(\.0)
    report(
      items, constraints: constraints, tag: tag, when: conditions, whenNotNegative: weakConditions, unless: [],
      measured: numbers.map(\.1)
    ) { values in (zip(names, values).map { Finding.Number($0, $1) }, message(values)) }
  }

  /// As the other one, with exceptions, and with numbers that are made from what is measured.
  ///
  /// - Parameters:
  ///   - items: What it is about, the item that is to be changed first.
  ///   - constraints: The constraints that it is about.
  ///   - tag: Tells apart what the rule finds about the same items.
  ///   - conditions: It holds where all of these are positive; everywhere if there are none.
  ///   - weakConditions: It holds where none of these is negative.
  ///   - exceptions: It does not hold where none of the numbers of one of these is negative.
  ///   - measured: What is measured.
  ///   - describe: The numbers and the sentence; it gets the values of what is measured.
  mutating func report(
    _ items: [LayoutItem], constraints: [LayoutConstraint.Handle] = [], tag: Int = 0, when conditions: [LinearValue],
    whenNotNegative weakConditions: [LinearValue] = [], unless exceptions: [[LinearValue]], measured: [LinearValue],
    describe: @escaping @Sendable ([Double]) -> (numbers: [Finding.Number], message: String)
  ) {
    if !ignored.isEmpty && items.contains(where: { ignored.contains($0.owningView) }) { return }
    guard let weak = LintInterval(whereNotNegative: weakConditions, in: whole),
      let interval = LintInterval(where: conditions, in: weak)
    else { return }
    // A finding at a single point of a sweep is of no use to anyone.
    if interval.lower == interval.upper && whole.lower != whole.upper { return }
    var parts = [interval]
    for exception in exceptions {
      parts = parts.flatMap { $0.without(LintInterval(whereNotNegative: exception, in: $0)) }
    }
    for part in parts {
      candidates.append(
        Candidate(
          rule: rule, severity: severity, items: items, itemNames: items.map { tree?.describe($0) ?? "" },
          constraints: constraints, tag: tag, interval: part, measured: measured, describe: describe))
    }
  }
}
