import LayoutModel

/// What rules find, while they run.
struct LintCollector {
  /// What a rule found and where along the piece it holds.
  struct Candidate {
    let rule: LintRule
    let severity: Finding.Severity
    let items: [LayoutItem]
    let itemNames: [String]
    let detail: Finding.Detail
    let constraints: [LayoutConstraint.Handle]
    let members: [Finding.Member]
    let interval: LintInterval
    let measured: [LinearValue]
    let numbers: @Sendable ([Double]) -> [Finding.Number]

    /// The finding as it is at an offset.
    func finding(at offset: Double) -> Finding {
      Finding(
        kind: .lint(rule), severity: severity, items: items, itemNames: itemNames, detail: detail,
        constraints: constraints, lintMembers: members, numbers: numbers(measured.map { $0.at(offset) }))
    }
  }

  let configuration: LintConfiguration
  /// The piece of a sweep; the point 0 in a single layout.
  let whole: LintInterval
  private(set) var candidates: [Candidate] = []
  private var rule: LintRule?
  private var severity = Finding.Severity.warning
  private var ignored: Set<ViewHandle> = []
  private var tree: LayoutTree?

  init(_ configuration: LintConfiguration, length: Double) {
    self.configuration = configuration
    whole = LintInterval(lower: 0, upper: length)
  }

  /// Runs those checks whose rules are switched on, in their order.
  mutating func run(_ checks: [LintCheck], on scene: LintScene) {
    // Under a hidden root there is nothing to see.
    if scene.entries.isEmpty { return }
    tree = scene.tree
    for check in checks {
      guard let severity = configuration.severity(of: check.rule) else { continue }
      rule = check.rule
      self.severity = severity
      ignored = configuration.ignoredViews(of: check.rule)
      check.run(scene, &self)
    }
  }

  /// Notes what the running rule found, for the part of the piece where it holds.
  ///
  /// - Parameters:
  ///   - items: What it is about, the item that is to be changed first.
  ///   - axis: Along which direction.
  ///   - side: At which side.
  ///   - aspect: Whether it is about the position or the size.
  ///   - constraints: The constraints that it is about.
  ///   - members: The constraints that the message describes.
  ///   - conditions: It holds where all of these are positive; everywhere if there are none.
  ///   - weakConditions: It holds where none of these is negative.
  ///   - exceptions: It does not hold where none of the numbers of one of these is negative.
  ///   - numbers: What is measured.
  mutating func report(
    _ items: [LayoutItem], axis: LayoutConstraint.Axis? = nil, side: Finding.Side? = nil,
    aspect: Finding.Aspect? = nil, constraints: [LayoutConstraint.Handle] = [], members: [Finding.Member] = [],
    when conditions: [LinearValue] = [], whenNotNegative weakConditions: [LinearValue] = [],
    unless exceptions: [[LinearValue]] = [], numbers: [(String, LinearValue)] = []
  ) {
    let names = numbers.map { $0.0 }
    report(
      items, Finding.Detail(axis: axis, side: side, aspect: aspect), constraints: constraints, members: members,
      when: conditions, whenNotNegative: weakConditions, unless: exceptions, measured: numbers.map { $0.1 }
    ) { values in zip(names, values).map { Finding.Number($0, $1) } }
  }

  /// As the other one, with numbers that are made from what is measured.
  ///
  /// - Parameters:
  ///   - items: What it is about, the item that is to be changed first.
  ///   - detail: What of it.
  ///   - constraints: The constraints that it is about.
  ///   - members: The constraints that the message describes.
  ///   - conditions: It holds where all of these are positive; everywhere if there are none.
  ///   - weakConditions: It holds where none of these is negative.
  ///   - exceptions: It does not hold where none of the numbers of one of these is negative.
  ///   - measured: What is measured.
  ///   - numbers: The numbers; it gets the values of what is measured.
  mutating func report(
    _ items: [LayoutItem], _ detail: Finding.Detail = Finding.Detail(), constraints: [LayoutConstraint.Handle] = [],
    members: [Finding.Member] = [], when conditions: [LinearValue], whenNotNegative weakConditions: [LinearValue] = [],
    unless exceptions: [[LinearValue]], measured: [LinearValue],
    numbers: @escaping @Sendable ([Double]) -> [Finding.Number]
  ) {
    guard let rule, let tree else { return }
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
    let itemNames = parts.isEmpty ? [] : items.map { tree.describe($0) }
    for part in parts {
      candidates.append(
        Candidate(
          rule: rule, severity: severity, items: items, itemNames: itemNames, detail: detail,
          constraints: constraints, members: members, interval: part, measured: measured, numbers: numbers))
    }
  }
}
