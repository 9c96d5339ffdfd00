internal import ConstraintKernel

extension LayoutEngine {
  /// Why an anchor is where it is.
  ///
  /// ```swift
  /// print(try engine.explanation(of: card.width)?.message ?? "")
  /// // card.width = 0.8 * 375 (screen.width) = 300
  /// // because of: card.width == 0.8 * screen.width; …
  /// ```
  ///
  /// - Parameter anchor: An anchor of a view or guide.
  /// - Returns: nil if the item is not under the root.
  /// - Throws: ``LayoutError/unknownItem(_:)``, and what ``layout(_:)`` throws.
  /// - Complexity: A pass, and O(n) for n views.
  public func explanation<Kind>(of anchor: LayoutAnchor<Kind>) throws(LayoutError) -> LayoutExplanation? {
    try explanation(of: anchor.item, anchor.attribute)
  }

  /// Why an attribute of an item has its value.
  ///
  /// - Parameters:
  ///   - item: A view or guide.
  ///   - attribute: Its attribute.
  /// - Returns: nil if the item is not under the root.
  /// - Throws: ``LayoutError/unknownItem(_:)``, and what ``layout(_:)`` throws.
  /// - Complexity: A pass, and O(n) for n views.
  public func explanation(
    of item: some LayoutAnchored, _ attribute: LayoutAttribute
  ) throws(LayoutError) -> LayoutExplanation? {
    let item = item.item
    try tree.check(item)
    var prepared = self
    // Guides that the surroundings determine have variables only where a constraint asks for them.
    var guide = item
    if attribute.isMargin { guide = item.owningView.layoutMarginsGuide.item }
    if case .guide = guide {
      let length: LayoutAttribute = attribute.axis == .horizontal ? .width : .height
      try prepared.tree.activate([
        LayoutConstraint(item: guide, attribute: length, relatedBy: .greaterThanOrEqual, constant: 0, priority: 1)
      ])
    }
    let (engine, result, _) = try prepared.settled()
    guard result.exactFrameInRoot(of: item) != nil else { return nil }
    let question = ExplanationQuestion(
      item: item, attribute: attribute, state: engine.state, tree: engine.tree, result: result)
    do {
      return try question.answer()
    } catch {
      throw .unsolvable("\(error)")
    }
  }
}

/// One question for an explanation, and what is needed to answer it.
private struct ExplanationQuestion {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let state: LayoutState
  let tree: LayoutTree
  let result: LayoutResult

  /// Coefficients below this are rounding.
  private static let noise = 1e-9

  private typealias NamedContribution = (contribution: LayoutExplanation.Contribution, inputName: String?)

  func answer() throws(SolverError) -> LayoutExplanation? {
    guard let expression = try expression() else { return nil }
    var derivatives: [ConstraintHandle: Double] = [:]
    var resting: [LayoutItem] = []
    for position in 0..<expression.termCount {
      let term = expression.term(at: position)
      let explanation = try state.solver.explanation(of: term.variable)
      for contribution in explanation.contributions {
        derivatives[contribution.handle, default: 0] += term.coefficient * contribution.derivative
      }
      for rest in explanation.resting {
        guard let owner = state.item(of: rest.variable, tree), !resting.contains(owner) else { continue }
        resting.append(owner)
      }
    }
    let named = contributions(derivatives)
    let contributions = named.map(\.contribution)
    let inactive = inactiveConstraints
    let value = state.solver.value(of: expression)
    let formula = formula(named, value)
    return LayoutExplanation(
      item: item, attribute: attribute, value: value, contributions: contributions, unheld: resting,
      inactive: inactive, formula: formula,
      message: message(formula, contributions, resting, inactive))
  }

  /// The attribute on the solver's variables, in the coordinates of the superview or owner.
  private func expression() throws(SolverError) -> LinearExpression? {
    var lowering = state
    var container: ViewHandle? = item.owningView
    if case .view(let view) = item { container = tree.superview(of: view) }
    var question = LayoutConstraint(item: item, attribute: attribute, constant: 0)
    if attribute.isLocation {
      // The root lies at the origin of its own coordinates.
      let origin: LayoutAttribute =
        attribute.axis == .vertical ? .top : attribute.isDirectional ? .leading : .left
      question = LayoutConstraint(
        item: item, attribute: attribute, toItem: container ?? item.owningView, attribute: origin)
    }
    return try lowering.draftRow(of: question, tree) ? LinearExpression(lowering.builder.terms) : nil
  }

  /// The demands that determine the value, inputs with their names.
  private func contributions(_ derivatives: [ConstraintHandle: Double]) -> [NamedContribution] {
    func contribution(_ member: Finding.Member, _ derivative: Double) -> LayoutExplanation.Contribution {
      LayoutExplanation.Contribution(
        member: member, derivative: derivative,
        frames: member.items.map { result.exactFrameInRoot(of: $0) ?? .zero })
    }
    let inputs = state.inputs([], tree).compactMap { input -> NamedContribution? in
      guard let derivative = derivatives[input.handle], derivative.magnitude > Self.noise else { return nil }
      return (contribution(Finding.Member(input), derivative), input.name)
    }
    var named: [(age: UInt32, place: Int, contribution: LayoutExplanation.Contribution)] = []
    for (place, demand) in state.demands.demands.enumerated() {
      guard let demand, let handle = demand.installed?.handle, let derivative = derivatives[handle],
        derivative.magnitude > Self.noise
      else { continue }
      named.append((demand.age, place, contribution(Finding.Member(demand, tree), derivative)))
    }
    return inputs + named.sorted { ($0.age, $0.place) < ($1.age, $1.place) }.map { ($0.contribution, nil) }
  }

  private var inactiveConstraints: [LayoutConstraint.Handle] {
    tree.handles(tree.constraintPlaces(of: item.owningView.index)).filter { handle in
      let record = tree.constraintRecords[Int(handle.index)]
      return !record.isActive
        && record.constraint.terms.contains { $0.item == item && $0.attribute.axis == attribute.axis }
    }
  }

  private func formula(_ contributions: [NamedContribution], _ value: Double) -> String {
    var sum = ""
    for (contribution, inputName) in contributions where contribution.amount.magnitude > Self.noise {
      let isNegative = contribution.amount < 0
      sum += sum.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      let factor = contribution.derivative.magnitude
      if (factor - 1).magnitude > Self.noise { sum += "\(DecimalNumber(factor)) * " }
      sum += "\(DecimalNumber(contribution.member.constant.magnitude))"
      if let inputName { sum += " (\(inputName))" }
    }
    let name = "\(tree.describe(item)).\(attribute.rawValue)"
    let result = "\(DecimalNumber(value))"
    return sum.isEmpty || sum == result ? "\(name) = \(result)" : "\(name) = \(sum) = \(result)"
  }

  private func message(
    _ formula: String, _ contributions: [LayoutExplanation.Contribution], _ resting: [LayoutItem],
    _ inactive: [LayoutConstraint.Handle]
  ) -> String {
    var lines = [formula]
    for contribution in contributions {
      let frames = zip(contribution.member.items, contribution.frames)
        .filter { $0.0 != item }
        .map { "\(tree.describe($0.0)) at \($0.1)" }
      let suffix = frames.isEmpty || contribution.member.source == .input ? "" : " [\(frames.joined(separator: "; "))]"
      let variation = contribution.member.constraint.map(variationText) ?? ""
      lines.append("because of: \(contribution.member.description)\(variation)\(suffix)")
    }
    for item in resting { lines.append("nothing holds: \(tree.describe(item))") }
    for handle in inactive {
      let constraint = tree.constraintRecords[Int(handle.index)].constraint
      lines.append("not active: \(tree.describe(constraint))\(variationText(handle))")
    }
    return lines.joined(separator: "\n")
  }

  /// By which variations a constraint that varies is what it is in these surroundings.
  private func variationText(_ handle: LayoutConstraint.Handle) -> String {
    if tree.variations(of: handle).isEmpty { return "" }
    let conditions = tree.variations(of: handle, in: result.environment).map(\.condition.description)
    return conditions.isEmpty ? " (no variation holds)" : " (variation for \(conditions.joined(separator: ", then ")))"
  }
}

extension LayoutState {
  /// The view or custom guide that a variable belongs to.
  func item(of variable: Variable, _ tree: LayoutTree) -> LayoutItem? {
    switch variables.owner(of: variable) {
    case .view(let place): tree.handle(place)?.item
    case .guide(let place): tree.guide(place)?.item
    case .area(let place): tree.handle(place)?.contentLayoutGuide.item
    case .none: nil
    }
  }
}

extension LayoutTree {
  /// The guide in a place; nil if there is none.
  func guide(_ place: Int32) -> GuideHandle? {
    let record = guideRecords[Int(place)]
    guard record.isLive, let owner = handle(record.owner) else { return nil }
    return GuideHandle(owningView: owner, kind: .custom(index: place, serial: record.serial))
  }
}
