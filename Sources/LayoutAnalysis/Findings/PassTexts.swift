import LayoutModel

/// What did not settle, in words.
struct UnsettledText {
  let rounds: Int
  let itemNames: [String]

  var message: String {
    "after \(rounds) rounds these still change with what depends on them: \(itemNames.joined(separator: ", "))"
  }
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
    return "gave way by \(DecimalNumber(amount)) pt (\(way) than asked): \(member.description)"
  }
}
