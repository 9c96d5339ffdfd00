import LayoutAnalysis
import LayoutModel

/// What an ambiguity says to people, and what it tells them to change.
struct AmbiguityText {
  let message: String
  /// The limits, or what is tied.
  let details: [String]
  let advice: String

  /// - Parameters:
  ///   - group: What is open.
  ///   - tree: For names.
  init(_ group: AmbiguityGroup, _ tree: LayoutTree) {
    let coordinates = group.ambiguities.map(\.coordinateName)
    let list =
      coordinates.count < 2
      ? coordinates.joined() : coordinates.dropLast().joined(separator: ", ") + " and " + (coordinates.last ?? "")
    let verb = coordinates.count == 1 ? "is" : "are"
    var causes: [String] = []
    var details: [String] = []
    var advice: [String] = []
    for ambiguity in group.ambiguities {
      if !causes.contains(ambiguity.causeText(tree)) { causes.append(ambiguity.causeText(tree)) }
      for line in ambiguity.details where !details.contains(line) { details.append(line) }
      if !advice.contains(ambiguity.adviceText) { advice.append(ambiguity.adviceText) }
    }
    let range = coordinates.count == 1 ? group.ambiguities[0].rangeText : ""
    message =
      "the \(list) of \(tree.describe(group.item)) \(verb) ambiguous\(range): \(causes.joined(separator: "; "))"
    self.details = details
    self.advice = advice.joined(separator: ", and ")
  }
}

extension Finding.Ambiguity {
  fileprivate var coordinateName: String {
    switch (aspect, axis) {
    case (.position, .horizontal): "horizontal position"
    case (.position, .vertical): "vertical position"
    case (.size, .horizontal): "width"
    case (.size, .vertical): "height"
    }
  }

  fileprivate var rangeText: String {
    switch (lower, upper) {
    case (let lower?, let upper?): " (anything from \(PointText(lower)) to \(PointText(upper)) pt)"
    case (let lower?, nil): " (anything from \(PointText(lower)) pt up)"
    case (nil, let upper?): " (anything up to \(PointText(upper)) pt)"
    case (nil, nil): ""
    }
  }

  fileprivate func causeText(_ tree: LayoutTree) -> String {
    switch cause {
    case .unconstrained: "nothing determines it"
    case .onlyLimited: "it is only limited"
    case .tied(let constraints): "\(constraints.count) constraints of one priority pull at it"
    case .follows(let items):
      items.count == 1 ? "it follows \(tree.describe(items[0]))" : "it follows \(items.count) others"
    }
  }

  fileprivate var details: [String] {
    switch cause {
    case .onlyLimited(let members), .tied(let members): members.map(\.description)
    case .unconstrained, .follows: []
    }
  }

  fileprivate var adviceText: String {
    switch cause {
    case .unconstrained, .follows:
      switch (aspect, axis) {
      case (.position, .horizontal): return "add a leading, trailing or centre constraint"
      case (.position, .vertical): return "add a top, bottom, centre or baseline constraint"
      case (.size, _): return "add a \(coordinateName) constraint or a second edge"
      }
    case .onlyLimited: return "add an equality, of an optional priority if need be"
    case .tied(let constraints):
      return constraints.allSatisfy { $0.source == .content }
        ? "give one of them another content hugging or compression resistance priority"
        : "give one of them another priority"
    }
  }
}
