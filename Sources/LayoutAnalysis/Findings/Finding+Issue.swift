import LayoutModel

extension LayoutResult {
  /// What the pass found, as findings: conflicts, what did not settle, and measurements that are no sizes.
  ///
  /// - Complexity: O(k) for k members of the pass's issues.
  public var findings: [Finding] { issues.map { Finding($0, tree) } }
}

extension Finding {
  /// An issue of a pass, with the names of what it is about.
  ///
  /// - Parameters:
  ///   - issue: What the pass reported.
  ///   - tree: What was laid out.
  public init(_ issue: LayoutIssue, _ tree: LayoutTree) {
    switch issue {
    case .conflict(let conflict): self.init(conflict, tree)
    case .unsettled(let items, let rounds):
      self.init(
        kind: .unsettled(rounds: rounds), severity: .warning, items: items, itemNames: items.map { tree.describe($0) },
        numbers: [Number("rounds", Double(rounds), .count)])
    case .invalidMeasurement(let view, let answer):
      let numbers = [
        ("width", answer.width), ("height", answer.height), ("first baseline", answer.firstBaseline),
        ("last baseline", answer.lastBaseline),
      ].compactMap { name, value in value.map { Number(name, $0) } }
      self.init(
        kind: .invalidMeasurement, severity: .error, items: [view.item], itemNames: [tree.describe(view.item)],
        numbers: numbers)
    }
  }

  /// A conflict, with the names of what it is about.
  ///
  /// - Parameters:
  ///   - conflict: As a pass reports or throws it.
  ///   - tree: What was laid out.
  public init(_ conflict: LayoutConflict, _ tree: LayoutTree) {
    let members = conflict.members.map { Member($0, tree) }
    var items: [LayoutItem] = []
    var names: [String] = []
    var seen: Set<LayoutItem> = []
    for member in members {
      for (item, name) in zip(member.items, member.itemNames) where seen.insert(item).inserted {
        items.append(item)
        names.append(name)
      }
    }
    self.init(
      kind: .conflict(
        members: members, dropped: conflict.omittedIndex.map { members[$0] }, shortfall: conflict.infeasibility),
      severity: .error, items: items, itemNames: names, constraints: members.compactMap({ $0.constraint }),
      numbers: [Number("shortfall", conflict.infeasibility)])
  }
}

/// What did not settle, in words.
struct UnsettledText {
  let rounds: Int
  let itemNames: [String]

  var message: String {
    let count = itemNames.count
    let subject = count == 1 ? "\(itemNames[0]) still changes" : "\(count) items still change"
    return "after \(rounds) rounds \(subject) with what depends on \(count == 1 ? "it" : "them")"
  }

  var details: [String] { itemNames.count == 1 ? [] : itemNames }
}

/// A measurer's answer that is not a size, in words.
struct InvalidMeasurementText {
  let numbers: [Finding.Number]
  let itemNames: [String]

  var message: String {
    let list = numbers.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return "the measurer's answer for \(itemNames.joined(separator: ", ")) is not a size: \(list); "
      + "its content is laid out as if it had none"
  }
}

/// An optional constraint that does not hold, in words.
struct ViolationText {
  let member: Finding.Member
  let amount: Double
  /// The left side less the right side.
  let surplus: Double

  var message: String {
    let way = surplus > 0 ? "more" : "less"
    return "violated by \(DecimalNumber(amount)) pt (\(way) than asked): \(member.description)"
  }
}

/// A conflict in words.
struct ConflictText {
  let members: [Finding.Member]
  let dropped: Finding.Member?
  let shortfall: Double

  /// The members, and what was left out.
  var details: [String] {
    members.map { member in
      var line = member.description
      if member.source == .generated { line += " [generated]" }
      if member == dropped { line += " [left out]" }
      return line
    }
  }

  /// The sum that shows why the members cannot all hold, without a full stop.
  var arithmetic: String {
    var arithmetic = ConflictArithmetic(shortfall: shortfall)
    for member in members { arithmetic.add(member) }
    return arithmetic.sentence
  }
}
