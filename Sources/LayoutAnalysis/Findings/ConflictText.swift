import LayoutModel

/// A conflict in words.
struct ConflictText {
  let members: [Finding.Member]
  let dropped: Finding.Member?
  let shortfall: Double

  /// The arithmetic, the members, and what was left out.
  var message: String {
    let list = members.map { $0.source == .generated ? "\($0.description) [generated]" : $0.description }
    var message = "\(arithmetic). These cannot all hold: \(list.joined(separator: "; "))"
    if let dropped { message += ". Left out: \(dropped.description)" }
    return message
  }

  /// The sum that shows why the members cannot all hold, without a full stop.
  var arithmetic: String {
    var arithmetic = ConflictArithmetic(shortfall: shortfall)
    for member in members { arithmetic.add(member) }
    return arithmetic.sentence
  }
}

extension Finding {
  /// The sum that shows why the members of a conflict cannot all hold, as a sentence without a full stop; nil for other findings.
  package var conflictArithmetic: String? {
    guard case .conflict(let members, let dropped, let shortfall) = kind else { return nil }
    return ConflictText(members: members, dropped: dropped, shortfall: shortfall).arithmetic
  }
}
