import LayoutModel
import TestSupport

/// A random tree of views in random environments, and random edits of it.
///
/// Much of it is open: few views have all the constraints that they need. Some constraints contradict each other.
package struct HistoryTree {
  var random: SeededGenerator
  package private(set) var tree = LayoutTree()
  package private(set) var environment = LayoutEnvironment(size: LayoutSize(width: 320, height: 568))
  var views: [ViewHandle] = []
  var stacks: [ViewHandle] = []
  var constraints: [LayoutConstraint.Handle] = []
  /// Constraints that were taken out and may come back.
  var inactive: [LayoutConstraint.Handle] = []

  /// Makes a tree.
  ///
  /// - Parameter seed: Decides everything.
  package init(seed: UInt64) throws(LayoutError) {
    random = SeededGenerator(seed: seed)
    environment = randomEnvironment()
    for _ in 0..<random.integer(in: 2...9) { try addView() }
    for _ in 0..<random.integer(in: 2...14) { try addConstraint() }
  }

  /// Changes something.
  ///
  /// - Returns: What, for a report.
  package mutating func edit() throws(LayoutError) -> String {
    switch random.integer(in: 0...17) {
    case 0, 1: return try addConstraint()
    case 2, 3: return try changeConstraint()
    case 4: return try deactivate()
    case 5, 6: return try reactivate()
    case 7: return try addView()
    case 8: return try destroyView()
    case 9: return try setContent(of: randomView())
    case 10: return try hide()
    case 11: return try reorder()
    case 12: return try setStack()
    case 13: return try setMargins()
    case 14:
      environment = environment.directed(
        environment.traits.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
      return "turns the direction"
    default:
      let direction = environment.traits.layoutDirection
      environment = randomEnvironment().directed(direction)
      return "goes to \(environment.size)"
    }
  }

  // MARK: Environments

  private mutating func randomEnvironment() -> LayoutEnvironment {
    var result = LayoutEnvironment(
      size: LayoutSize(
        width: Double(random.element(of: [320, 375, 390, 667, 800, 1024])),
        height: Double(random.element(of: [320, 568, 812, 1024]))),
      safeAreaInsets: random.chance(0.5) ? .zero : LayoutInsets(top: 47, left: 0, bottom: 34, right: 12))
    result.traits.displayScale = Double(random.integer(in: 1...3))
    return result
  }

  // MARK: Views

  mutating func randomView() -> ViewHandle { views.isEmpty ? tree.root : random.element(of: views) }

  private mutating func length() -> Double { Double(random.integer(in: 0...60)) * random.element(of: [1, 2, 2.5, 4]) }

  @discardableResult
  private mutating func addView() throws(LayoutError) -> String {
    let isStack = random.chance(0.25)
    let name = "view \(views.count)"
    let kind: ViewKind = random.chance(0.1) ? .scroll : random.chance(0.4) ? .label : .plain
    let view = isStack ? try tree.makeStack(name, settings()) : tree.makeView(name, kind: kind)
    if !stacks.isEmpty, random.chance(0.5) {
      try tree.addArrangedSubview(view, to: random.element(of: stacks))
    } else {
      let superview = views.isEmpty || random.chance(0.5) ? tree.root : random.element(of: views)
      try tree.addSubview(view, to: superview)
    }
    if !isStack, random.chance(0.6) { try setContent(of: view) }
    if random.chance(0.1) {
      try tree.setAlignmentRectInsets(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4), of: view)
    }
    views.append(view)
    if isStack { stacks.append(view) }
    return "adds a view"
  }

  private mutating func destroyView() throws(LayoutError) -> String {
    guard views.count > 2 else { return try addView() }
    try tree.destroy(randomView())
    let tree = tree
    views.removeAll { !tree.isDescendant($0, of: tree.root) }
    stacks.removeAll { !tree.isDescendant($0, of: tree.root) }
    constraints.removeAll { !tree.contains($0) }
    inactive.removeAll { !tree.contains($0) }
    return "destroys a view"
  }

  @discardableResult
  private mutating func setContent(of view: ViewHandle) throws(LayoutError) -> String {
    guard view != tree.root, !stacks.contains(view) else { return "nothing" }
    if random.chance(0.3) {
      let count = random.integer(in: 0...120)
      try tree.setText(TextContent(String(repeating: "m", count: count)), of: view)
      try tree.setMeasuresHeightForWidth(random.chance(0.7), of: view)
      return "sets a text"
    }
    let priorities: [LayoutPriority] = [250, 250, 251, 750]
    try tree.setContentSize(
      ContentSize(
        width: random.chance(0.2) ? nil : length(), height: random.chance(0.2) ? nil : length(),
        horizontalHugging: random.element(of: priorities), verticalHugging: random.element(of: priorities)),
      of: view)
    return "sets a content size"
  }

  private mutating func hide() throws(LayoutError) -> String {
    let view = randomView()
    guard view != tree.root else { return "nothing" }
    if random.chance(0.3) { try tree.setCollapsesWhenHidden(random.chance(0.5), of: view) }
    try tree.setHidden(random.chance(0.5), of: view)
    return "hides or shows a view"
  }

  private mutating func setMargins() throws(LayoutError) -> String {
    let view = randomView()
    guard view != tree.root else { return "nothing" }
    try tree.setPreservesSuperviewLayoutMargins(random.chance(0.5), of: view)
    try tree.setInsetsLayoutMarginsFromSafeArea(random.chance(0.5), of: view)
    return "sets margins"
  }

  // MARK: Stacks

  private mutating func settings() -> StackSettings {
    let isHorizontal = random.chance(0.5)
    let alignments: [StackSettings.Alignment] = [.fill, .leading, .center, .trailing]
    return StackSettings(
      axis: isHorizontal ? .horizontal : .vertical,
      distribution: random.element(of: StackSettings.Distribution.allCases),
      alignment: random.element(of: alignments), spacing: .points(Double(random.integer(in: 0...3) * 4)),
      isLayoutMarginsRelativeArrangement: random.chance(0.2))
  }

  private mutating func setStack() throws(LayoutError) -> String {
    guard !stacks.isEmpty else { return try addView() }
    try tree.setStack(settings(), of: random.element(of: stacks))
    return "changes a stack"
  }

  private mutating func reorder() throws(LayoutError) -> String {
    guard !stacks.isEmpty else { return try addView() }
    let stack = random.element(of: stacks)
    try tree.setArrangedSubviews(random.shuffled(tree.arrangedSubviews(of: stack)), of: stack)
    return "reorders a stack"
  }

  // MARK: Constraints

  private mutating func priority() -> LayoutPriority { random.element(of: [.required, .required, 750, 500, 250]) }

  @discardableResult
  private mutating func addConstraint() throws(LayoutError) -> String {
    let view = randomView()
    let other = random.chance(0.4) ? tree.superview(of: view) ?? tree.root : randomView()
    let relation: LayoutConstraint.Relation = random.element(of: [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let constant = Double(random.integer(in: -4...10) * 8)
    let constraint: LayoutConstraint
    if random.chance(0.25) {
      constraint = LayoutConstraint(
        item: view, attribute: random.element(of: [.width, .height]), relatedBy: relation,
        constant: constant.magnitude * 3)
    } else {
      let attribute = randomAttribute()
      let target: LayoutItem =
        random.chance(0.15)
        ? (random.chance(0.5) ? other.safeAreaLayoutGuide.item : other.layoutMarginsGuide.item) : other.item
      constraint = LayoutConstraint(
        item: view.item, attribute: attribute, relatedBy: relation, toItem: target,
        attribute: random.chance(0.7) || !attribute.isLocation ? attribute : randomPartner(of: attribute),
        multiplier: attribute.isLocation ? 1 : random.element(of: [1, 1, 0.5, 0.3, 2]), constant: constant)
    }
    do {
      constraints += try tree.activate([constraint ~ priority()])
    } catch {
      // No common ancestor, or an item on both sides.
      return "refuses a constraint"
    }
    return "adds a constraint"
  }

  private mutating func randomAttribute() -> LayoutAttribute {
    random.element(of: [
      .leading, .trailing, .left, .right, .centerX, .top, .bottom, .centerY, .width, .height, .leading, .trailing, .top,
      .bottom,
    ])
  }

  private mutating func randomPartner(of attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leading, .trailing: random.element(of: [.leading, .trailing])
    case .left, .right: random.element(of: [.left, .right])
    case .top, .bottom, .centerY: random.element(of: [.top, .bottom, .centerY])
    default: attribute
    }
  }

  private mutating func changeConstraint() throws(LayoutError) -> String {
    guard !constraints.isEmpty else { return try addConstraint() }
    let handle = random.element(of: constraints)
    switch random.integer(in: 0...3) {
    case 0: try tree.setPriority(priority(), of: handle)
    case 1: try tree.setRelation(random.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]), of: handle)
    default: try tree.setConstant(Double(random.integer(in: -4...20) * 8), of: handle)
    }
    return "changes a constraint"
  }

  private mutating func deactivate() throws(LayoutError) -> String {
    guard !constraints.isEmpty else { return try addConstraint() }
    let handle = constraints.remove(at: random.integer(in: 0...constraints.count - 1))
    try tree.deactivate([handle])
    inactive.append(handle)
    return "deactivates a constraint"
  }

  private mutating func reactivate() throws(LayoutError) -> String {
    guard !inactive.isEmpty else { return try changeConstraint() }
    let handle = inactive.remove(at: random.integer(in: 0...inactive.count - 1))
    try tree.reactivate([handle])
    constraints.append(handle)
    return "reactivates a constraint"
  }
}
