extension Finding {
  /// What an ambiguity says to people.
  init(_ ambiguity: Ambiguity, _ tree: LayoutTree) {
    var items = [ambiguity.item]
    var members: [Member] = []
    switch ambiguity.cause {
    case .unconstrained: break
    case .onlyLimited(let limits): members = limits
    case .tied(let wishes): members = wishes
    case .follows(let others): items += others.filter { $0 != ambiguity.item }
    }
    for item in members.flatMap(\.items) where !items.contains(item) { items.append(item) }
    var numbers = [Number("value", ambiguity.value)]
    if let lower = ambiguity.lower { numbers.append(Number("least", lower)) }
    if let upper = ambiguity.upper { numbers.append(Number("greatest", upper)) }
    self.init(
      kind: .ambiguity(ambiguity), severity: .warning, items: items, constraints: members.compactMap(\.constraint),
      numbers: numbers, message: ambiguity.message(tree))
  }
}

extension Finding.Ambiguity {
  /// `x`, `y`, `width` or `height`.
  private var coordinateName: String {
    switch (aspect, axis) {
    case (.position, .horizontal): "x"
    case (.position, .vertical): "y"
    case (.size, .horizontal): "width"
    case (.size, .vertical): "height"
    }
  }

  fileprivate func message(_ tree: LayoutTree) -> String {
    let name = "\(tree.describe(item)).\(coordinateName)"
    return "\(name) is ambiguous: \(rangeText), here \(DecimalNumber(value)); \(causeText(tree))"
  }

  private var rangeText: String {
    switch (lower, upper) {
    case (let lower?, let upper?): "anything from \(DecimalNumber(lower)) to \(DecimalNumber(upper)) is as good"
    case (let lower?, nil): "anything from \(DecimalNumber(lower)) up is as good"
    case (nil, let upper?): "anything up to \(DecimalNumber(upper)) is as good"
    case (nil, nil): "anything is as good"
    }
  }

  private func causeText(_ tree: LayoutTree) -> String {
    switch cause {
    case .unconstrained:
      switch (aspect, axis) {
      case (.position, .horizontal): return "nothing holds it: add a leading, trailing or centerX constraint"
      case (.position, .vertical): return "nothing holds it: add a top, bottom or centerY constraint"
      case (.size, _): return "nothing holds it: add a \(coordinateName) constraint, a second edge, or a content size"
      }
    case .onlyLimited(let limits):
      return "it is only limited, by \(list(limits)): add a wish or an equality"
    case .tied(let wishes):
      return "these wishes are tied, give one of them another priority: \(list(wishes))"
    case .follows(let items):
      if items == [item] { return "it follows what is open on \(tree.describe(item)) itself" }
      return "it follows \(items.map { tree.describe($0) }.joined(separator: ", "))"
    }
  }

  private func list(_ members: [Finding.Member]) -> String { members.map(\.description).joined(separator: "; ") }
}
