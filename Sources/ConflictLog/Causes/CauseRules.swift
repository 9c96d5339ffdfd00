import ConstraintKernel

/// Tells the pattern behind a message by rules over its list, the most particular ones first.
struct CauseRules {
  private let message: ConflictMessage
  private let sets: [[Int]]
  private let overlap: Double
  private let roles: [ConstraintRole]

  init(_ message: ConflictMessage, sets: [[Int]], overlap: Double) {
    self.message = message
    self.sets = sets
    self.overlap = overlap
    roles = message.roles
  }

  /// The first rule that holds.
  var cause: ConflictCause? {
    guard !constraints.isEmpty else { return nil }
    return systemViews ?? passes ?? repetition ?? masks ?? containers ?? ownConstraints
  }

  private var constraints: [LoggedConstraint] { message.constraints }

  /// Conflicts among views that the system made.
  private var systemViews: ConflictCause? {
    if constraints.count == 1, constraints[0].isPlainSize, constraints[0].constant < 0 { return .actionSheet }
    let hasZero = constraints.contains { $0.isZeroSize }
    if hasZero, hasItem(["ToolbarContentView"]) { return .toolbarWithoutSize }
    if hasItem(["InputAssistantView", "KeyboardAssistantBar", "ContinuousPathIntroduction", "UIKBTutorial"]) {
      return .keyboardBar
    }
    if constraints.count == 2, hasItem(["UIInputSetContainerView"]), hasItem(["UITextEffectsWindow"]) {
      return .statusBarOffset
    }
    let barViews = [
      "ButtonBarStackView", "ModernBarButton", "ButtonWrapper", "ItemWrapperView", "NavigationBarContentView",
    ]
    if hasZero, hasItem(barViews) { return .barButtonWithoutSize }
    if hasItem(["_UIAlertController"]) {
      let isEmpty = hasConstraint { $0.isZeroSize && ($1 == .mask || $1 == .encapsulated) }
      return isEmpty ? .alertWithoutSize : .alertContent
    }
    return nil
  }

  /// Passes in which a view has a size that it does not keep.
  private var passes: ConflictCause? {
    if roles.contains(.hiding) { return .hiddenInStack }
    if hasItem(["UIInputView"]), hasConstraint({ $1 == .encapsulated && $0.terms.first?.attribute == .height }) {
      return .keyboardHeight
    }
    if hasConstraint({ constraint, _ in constraint.identifier.hasPrefix("fittingSize") && constraint.isZeroSize }) {
      return .fittingSize
    }
    if hasConstraint({ $0.isZeroSize && $1 == .encapsulated }) { return .passWithoutSize }
    return nil
  }

  /// Two constraints for the same thing.
  private var repetition: ConflictCause? {
    for set in sets where set.count == 2 {
      let (first, second) = (constraints[set[0]], constraints[set[1]])
      if isGiven(roles[set[0]]) || isGiven(roles[set[1]]) { continue }
      if Self.haveSameSides(first, second) { return .twice }
    }
    return nil
  }

  private func isGiven(_ role: ConstraintRole) -> Bool { role == .mask || role == .encapsulated }

  private static func haveSameSides(_ first: LoggedConstraint, _ second: LoggedConstraint) -> Bool {
    guard first.terms.count == second.terms.count else { return false }
    return first.terms.allSatisfy { term in
      second.terms.contains { $0.item == term.item && $0.attribute.edge == term.attribute.edge }
    }
  }

  /// Autoresizing masks that were translated into constraints.
  private var masks: ConflictCause? {
    let masks = roles.indices.filter { roles[$0] == .mask }
    guard !masks.isEmpty else { return nil }
    if masks.count == roles.count { return .masksAlone }
    if masks.contains(where: isConstrainedBesides) { return .maskAndConstraints }
    let sizes = masks.filter { constraints[$0].isPlainSize }
    if sizes.contains(where: { constraints[$0].isZeroSize }) { return .containerWithoutSize }
    return .maskSize
  }

  /// Whether a mask's view also has a constraint that is not one of its subviews'.
  private func isConstrainedBesides(_ mask: Int) -> Bool {
    guard let view = constraints[mask].subject else { return false }
    return constraints.indices.contains { position in
      guard roles[position] == .author || roles[position] == .stack else { return false }
      let constraint = constraints[position]
      guard constraint.terms.contains(where: { $0.item == view }) else { return false }
      if let superview = constraint.superview { return superview != view }
      // In an equation, the second item is the container by habit; a gap has the same place for both.
      return constraint.terms.first?.item == view || constraint.isGap
    }
  }

  /// Containers whose size does not fit their content.
  private var containers: ConflictCause? {
    let given = hasConstraint { $1 == .encapsulated && $0.terms.first?.attribute.isSize ?? false }
    let hasMargins = constraints.contains { $0.terms.contains { $0.attribute.isMargin } }
    let hasFactor = constraints.contains { $0.terms.contains { $0.coefficient.magnitude != 1 } }
    if hasConstraint({ $1 == .encapsulated && $0.terms.first?.attribute == .height }),
      overlap <= LogTolerances.separator,
      !hasFactor, !(sets.isEmpty && hasMargins && !hasGuides)
    {
      return .separator
    }
    if sets.isEmpty, hasMargins { return .unprintedMargins }
    return given ? .containerSize : nil
  }

  private var hasGuides: Bool { roles.contains(.guide) }

  /// Conflicts among the app's own constraints.
  private var ownConstraints: ConflictCause? {
    guard !sets.isEmpty else { return nil }
    let members = sets[0]
    if members.contains(where: { constraints[$0].isZeroSize && !isGiven(roles[$0]) }) { return .ownZeroSize }
    if members.contains(where: { roles[$0] == .stack }) { return .stackAndConstraints }
    return .fixedNumbers
  }

  private func hasItem(_ parts: [String]) -> Bool {
    message.items.contains { item in
      let name = item.className.isEmpty ? item.name : item.className
      return parts.contains { ConstraintRole.contains(name, $0) }
    }
  }

  private func hasConstraint(_ isMeant: (LoggedConstraint, ConstraintRole) -> Bool) -> Bool {
    constraints.indices.contains { isMeant(constraints[$0], roles[$0]) }
  }
}
