import LayoutModel
import TestSupport

/// Random nested stacks whose layout is unique: every view has optional constraints at priorities of its own for all four numbers, below those that stacks
/// use.
struct RandomStacks {
  var generator: SeededGenerator
  private(set) var tree = LayoutTree()
  private(set) var stacks: [ViewHandle] = []
  private(set) var leaves: [ViewHandle] = []
  /// Optional constraints so far; each has a priority of its own.
  private var pullCount = 0

  /// - Parameters:
  ///   - seed: Decides everything.
  ///   - views: How many views, stacks included.
  ///   - each: Gets the tree after each view, and returns it as an engine has left it.
  init(seed: UInt64, views: Int, each: (LayoutTree) throws -> LayoutTree = { $0 }) throws {
    generator = SeededGenerator(seed: seed)
    let first = try tree.makeStack("stack 0", settings(), in: tree.root)
    try tree.activate(LayoutConstraint.edges(of: first, equalTo: tree.root))
    stacks = [first]
    for place in 1..<views {
      let superview = stacks[number(below: stacks.count)]
      let isStack = number(below: 4) == 0
      let view = isStack ? try tree.makeStack("stack \(place)", settings()) : tree.makeView("leaf \(place)")
      try tree.addArrangedSubview(view, to: superview)
      if isStack { stacks.append(view) } else { leaves.append(view) }
      if !isStack {
        try tree.setContentSize(content(), of: view)
        try tree.setBaselines(baselines(), of: view)
      }
      try pull(view)
      tree = try each(tree)
    }
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func length(_ range: ClosedRange<Double> = 0...60) -> Double {
    Double.random(in: range, using: &generator).rounded(.down) + 0.25
  }

  mutating func settings() -> StackSettings {
    let distributions = StackSettings.Distribution.allCases
    let isHorizontal = number(below: 2) == 0
    // Baselines are for horizontal stacks.
    let alignments = StackSettings.Alignment.allCases.filter {
      isHorizontal || ($0 != .firstBaseline && $0 != .lastBaseline)
    }
    return StackSettings(
      axis: isHorizontal ? .horizontal : .vertical,
      distribution: distributions[number(below: distributions.count)],
      alignment: alignments[number(below: alignments.count)], spacing: .points(Double(number(below: 20)) - 4),
      isLayoutMarginsRelativeArrangement: number(below: 6) == 0,
      isBaselineRelativeArrangement: number(below: 5) == 0)
  }

  mutating func baselines() -> Baselines? {
    number(below: 2) == 0 ? nil : Baselines(first: length(2...12), last: length(0...6))
  }

  mutating func content() -> ContentSize {
    ContentSize(
      width: number(below: 5) == 0 ? nil : length(), height: number(below: 5) == 0 ? nil : length(),
      horizontalHugging: LayoutPriority(240 + Double(number(below: 20))),
      verticalHugging: LayoutPriority(240 + Double(number(below: 20))))
  }

  private mutating func pull(_ view: ViewHandle) throws {
    let root = tree.root
    let constraints = [
      view.leading == root.leading + length(0...200), view.top == root.top + length(0...200), view.width == length(),
      view.height == length(),
    ]
    for constraint in constraints {
      pullCount += 1
      try tree.activate([constraint ~ LayoutPriority(24.0 / Double(pullCount + 1))])
    }
  }

  /// One random change of a stack, its arranged views, or a content. Some are refused; they leave the tree as it was.
  mutating func change() {
    let stack = stacks[number(below: stacks.count)]
    let arranged = tree.arrangedSubviews(of: stack)
    let leaf = leaves.isEmpty ? stack : leaves[number(below: leaves.count)]
    let content = content()
    let settings = settings()
    let shuffled = arranged.shuffled(using: &generator)
    let spacing = StackSettings.Spacing.points(length(0...30))
    let position = number(below: arranged.count + 1)
    let baselines = baselines()
    switch number(below: 10) {
    case 0, 1: try? tree.setStack(settings, of: stack)
    case 2, 3: try? tree.setHidden(!tree.isHidden(leaf), of: leaf)
    case 4: try? tree.setHidden(!tree.isHidden(stack), of: stack)
    case 5: if !leaves.isEmpty { try? tree.setContentSize(content, of: leaf) }
    case 6: try? tree.setArrangedSubviews(shuffled, of: stack)
    case 7: if !leaves.isEmpty { try? tree.setBaselines(baselines, of: leaf) }
    case 8: if let view = shuffled.first { try? tree.setCustomSpacing(spacing, after: view, in: stack) }
    default:
      if let former = tree.stack(arranging: leaf) { try? tree.removeArrangedSubview(leaf, from: former) }
      try? tree.insertArrangedSubview(leaf, at: position, in: stack)
    }
  }
}

extension RandomStacks {
  /// Goes on with a tree that an engine has seen.
  mutating func adopt(_ tree: LayoutTree) { self.tree = tree }
}
