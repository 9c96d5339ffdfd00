import LayoutModel

/// Why an attribute of an item has its value.
public struct LayoutExplanation: Hashable, Sendable {
  /// One demand that determines the value. It holds exactly.
  public struct Contribution: Hashable, Sendable {
    /// The demand: a constraint, a content size, or an input.
    public let member: Finding.Member
    /// By how much the value moves for each point that the demand's constant moves.
    public let derivative: Double
    /// The frames of the items that the demand names, in root coordinates, as solved.
    public let frames: [LayoutRectangle]

    /// What the demand's constant adds to the value, in points.
    public var amount: Double { derivative * member.constant }
  }

  /// The item.
  public let item: LayoutItem
  /// Its attribute.
  public let attribute: LayoutAttribute
  /// The value in points: a position in the superview's or owner's coordinates, leading and trailing in the layout's direction.
  public let value: Double
  /// What determines the value: inputs first, then constraints and content sizes, older ones first.
  public let contributions: [Contribution]
  /// Items whose position or size nothing holds and on which the value rests.
  public let unheld: [LayoutItem]
  /// Constraints of the tree that name the item along the same direction and are not active, older ones first.
  public let inactive: [LayoutConstraint.Handle]
  /// The value as a sum: `card.width = 0.8 * 375 (screen.width) = 300`.
  public let formula: String
  /// The formula, what it is because of, and what takes no part, a line each.
  public let message: String
}

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
  /// - Throws: `LayoutError.unknownItem(_:)`, and what ``layout(_:)`` throws.
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
  /// - Throws: `LayoutError.unknownItem(_:)`, and what ``layout(_:)`` throws.
  /// - Complexity: A pass, and O(n) for n views.
  public func explanation(
    of item: some LayoutAnchored, _ attribute: LayoutAttribute
  ) throws(LayoutError) -> LayoutExplanation? {
    let item = item.item
    try tree.check(item)
    var prepared = self
    // Guides that the environment determines have variables only where a constraint asks for them.
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
    guard let derivation = try engine.derivation(of: item, attribute) else { return nil }
    return ExplanationText(item: item, attribute: attribute, tree: engine.tree, result: result).explanation(derivation)
  }
}

/// The explanation of one attribute in words.
private struct ExplanationText {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let tree: LayoutTree
  let result: LayoutResult

  /// Coefficients below this are rounding.
  private static let noise = 1e-9

  func explanation(_ derivation: AttributeDerivation) -> LayoutExplanation {
    let contributions = derivation.contributions.map { contribution in
      LayoutExplanation.Contribution(
        member: Finding.Member(contribution.constraint, tree), derivative: contribution.derivative,
        frames: contribution.constraint.items.map { result.exactFrameInRoot(of: $0) ?? .zero })
    }
    let inactive = inactiveConstraints
    let formula = formula(contributions, derivation.value)
    return LayoutExplanation(
      item: item, attribute: attribute, value: derivation.value, contributions: contributions,
      unheld: derivation.freeItems, inactive: inactive, formula: formula,
      message: message(formula, contributions, derivation.freeItems, inactive))
  }

  private var inactiveConstraints: [LayoutConstraint.Handle] {
    tree.constraints(naming: item.owningView).filter { handle in
      guard !tree.isActive(handle, in: result.environment), let constraint = try? tree.constraint(handle) else {
        return false
      }
      return constraint.terms.contains { $0.item == item && $0.attribute.axis == attribute.axis }
    }
  }

  private func formula(_ contributions: [LayoutExplanation.Contribution], _ value: Double) -> String {
    var sum = ""
    for contribution in contributions where contribution.amount.magnitude > Self.noise {
      let isNegative = contribution.amount < 0
      sum += sum.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      let factor = contribution.derivative.magnitude
      if (factor - 1).magnitude > Self.noise { sum += "\(DecimalNumber(factor)) * " }
      sum += "\(DecimalNumber(contribution.member.constant.magnitude))"
      if let inputName = contribution.member.inputName { sum += " (\(inputName))" }
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
      guard let constraint = try? tree.constraint(handle, in: result.environment) else { continue }
      lines.append("not active: \(tree.describe(constraint))\(variationText(handle))")
    }
    return lines.joined(separator: "\n")
  }

  /// By which variations a constraint that varies is what it is in these environments.
  private func variationText(_ handle: LayoutConstraint.Handle) -> String {
    if tree.variations(of: handle).isEmpty { return "" }
    let conditions = tree.variations(of: handle, in: result.environment).map { $0.condition.description }
    return conditions.isEmpty ? " (no variation holds)" : " (variation for \(conditions.joined(separator: ", then ")))"
  }
}
