import LayoutModel

extension Finding {
  /// An ambiguity, with the names of what it is about.
  init(_ ambiguity: Ambiguity, _ tree: LayoutTree) {
    var items = [ambiguity.item]
    var members: [Member] = []
    switch ambiguity.cause {
    case .unconstrained: break
    case .onlyLimited(let limits): members = limits
    case .tied(let constraints): members = constraints
    case .follows(let others): items += others.filter { $0 != ambiguity.item }
    }
    for item in members.flatMap({ $0.items }) where !items.contains(item) { items.append(item) }
    self.init(
      kind: .ambiguity(ambiguity), severity: .warning, items: items, itemNames: items.map { tree.describe($0) },
      constraints: members.compactMap { $0.constraint }, numbers: ambiguity.numbers)
  }
}

/// An ambiguity in words.
struct AmbiguityText {
  private let ambiguity: Finding.Ambiguity
  private let names: Finding

  /// - Parameters:
  ///   - ambiguity: What is ambiguous.
  ///   - names: The finding that has the names of the items.
  init(_ ambiguity: Finding.Ambiguity, names: Finding) {
    self.ambiguity = ambiguity
    self.names = names
  }

  /// `x`, `y`, `width` or `height`.
  private var coordinateName: String {
    switch (ambiguity.aspect, ambiguity.axis) {
    case (.position, .horizontal): "x"
    case (.position, .vertical): "y"
    case (.size, .horizontal): "width"
    case (.size, .vertical): "height"
    }
  }

  var message: String {
    let name = "\(names.name(of: ambiguity.item)).\(coordinateName)"
    return "\(name) is ambiguous: \(rangeText), here \(DecimalNumber(ambiguity.value)); \(causeText)"
  }

  private var rangeText: String {
    switch (ambiguity.lower, ambiguity.upper) {
    case (let lower?, let upper?): "anything from \(DecimalNumber(lower)) to \(DecimalNumber(upper)) is as good"
    case (let lower?, nil): "anything from \(DecimalNumber(lower)) up is as good"
    case (nil, let upper?): "anything up to \(DecimalNumber(upper)) is as good"
    case (nil, nil): "anything is as good"
    }
  }

  private var causeText: String {
    switch ambiguity.cause {
    case .unconstrained:
      switch (ambiguity.aspect, ambiguity.axis) {
      case (.position, .horizontal): return "nothing determines it: add a leading, trailing or centerX constraint"
      case (.position, .vertical): return "nothing determines it: add a top, bottom or centerY constraint"
      case (.size, _):
        return "nothing determines it: add a \(coordinateName) constraint, a second edge, or a content size"
      }
    case .onlyLimited: return "it is only limited: add an optional constraint or an equality"
    case .tied(let constraints): return "\(constraints.count) constraints are tied: give one another priority"
    case .follows(let items):
      if items == [ambiguity.item] { return "it follows what is open on \(names.name(of: ambiguity.item)) itself" }
      return items.count == 1 ? "it follows \(names.name(of: items[0]))" : "it follows \(items.count) others"
    }
  }

  /// The limits, what is tied, or what it follows.
  var details: [String] {
    switch ambiguity.cause {
    case .unconstrained: []
    case .onlyLimited(let members), .tied(let members): members.map { $0.description }
    case .follows(let items): items.count > 1 ? items.map { names.name(of: $0) } : []
    }
  }
}
