import LayoutModel

/// The sum that shows why constraints cannot all hold, as a sentence.
///
/// The members' constants, each times its multiplier, add up to the shortfall, and everything else cancels. Brought to two sides, that reads
/// "16 + 300 + 16 is 332, but the screen is 320 wide: 12 pt too much". Where no screen or other input sets the measure, numbers have the names
/// of what they belong to, and a side without numbers has the constraints that it comes from: "10 (card.top) + 10 (card.bottom) is 20, and 0
/// by card.height == screen.height: 20 pt apart".
struct ConflictArithmetic {
  /// A member's share of the sum.
  private struct Share {
    let factor: Double
    let constant: Double
    /// What the number belongs to.
    let owner: String
    /// What is said of an input; nil for a demand.
    let input: Input?

    var value: Double { factor * constant }

    struct Input {
      let name: String
      /// What the input's item is called.
      let owner: String
      /// Whether the input is a width or a height rather than an inset.
      let isLength: Bool
      let axis: LayoutConstraint.Axis

      init(_ member: Finding.Member, _ name: String) {
        self.name = name
        let ownerName = member.itemNames.first ?? ""
        let hasName = member.items.first.map { ownerName != $0.owningView.placeholderName } ?? false
        owner = hasName ? "the \(ownerName)" : ownerName
        isLength = member.applied.input == .width || member.applied.input == .height
        axis = member.applied.axis ?? .horizontal
      }
    }

    /// The share without its sign: `300`, or `0.5 * 300`.
    var magnitude: String {
      let number = "\(DecimalNumber(constant.magnitude))"
      if (factor.magnitude - 1).magnitude < 1e-9 { return number }
      return "\(DecimalNumber(factor.magnitude)) * \(number)"
    }
  }

  private var shares: [Share] = []
  /// The constraints without numbers.
  private var silent: [String] = []
  private let shortfall: Double

  /// How many numbers are written out.
  private static let limit = 8
  /// Below this, a share is rounding.
  private static let noise = 1e-9

  init(shortfall: Double) { self.shortfall = shortfall }

  /// Adds a member's share.
  mutating func add(_ member: Finding.Member) {
    let share = Share(
      factor: member.multiplier, constant: member.constant, owner: member.shortName,
      input: member.inputName.map { Share.Input(member, $0) })
    if share.value.magnitude > Self.noise {
      shares.append(share)
    } else if share.input == nil {
      silent.append(member.description)
    }
  }

  /// The sentence, without a full stop.
  var sentence: String {
    let inputs = shares.filter { $0.input != nil }
    let demands = shares.filter { $0.input == nil }
    let room = inputs.reduce(0) { $0 + $1.value }
    guard room.magnitude > Self.noise else { return apart }
    // What is there is written as a positive number, and what is asked for turned to match it.
    let sign = room < 0 ? -1.0 : 1.0
    let asked = -sign * demands.reduce(0) { $0 + $1.value }
    let direction = asked > sign * room ? "too much" : "too little"
    return sum(demands, times: -sign, asked) + ", but " + Self.room(inputs, times: sign, sign * room)
      + ": \(DecimalNumber(shortfall)) pt \(direction)"
  }

  /// Where no input takes part: two sides that should meet.
  private var apart: String {
    let upper = shares.filter { $0.value > 0 }
    let lower = shares.filter { $0.value < 0 }
    let first = sum(upper, times: 1, upper.reduce(0) { $0 + $1.value }, isNamed: true)
    let second = sum(lower, times: -1, -lower.reduce(0) { $0 + $1.value }, isNamed: true)
    return "\(first), and \(second): \(DecimalNumber(shortfall)) pt apart"
  }

  /// `16 + 300 + 16 is 332`; a single number stands alone, and nothing is what the constraints without numbers make of it.
  private func sum(_ shares: [Share], times sign: Double, _ total: Double, isNamed: Bool = false) -> String {
    if shares.isEmpty { return silent.isEmpty ? "0" : "0 by \(silentNames)" }
    if shares.count > Self.limit { return "the sum of \(shares.count) numbers is \(DecimalNumber(total))" }
    let text = Self.joined(shares, times: sign) { isNamed ? "\($0.magnitude) (\($0.owner))" : $0.magnitude }
    let isAlone = shares.count == 1 && Self.joined(shares, times: sign) { $0.magnitude } == "\(DecimalNumber(total))"
    return isAlone ? text : "\(text) is \(DecimalNumber(total))"
  }

  /// The constraints without numbers, as many as can be read at a glance.
  private var silentNames: String {
    let readable = 2
    if silent.count <= readable { return silent.joined(separator: " and ") }
    return "\(silent[0]) and \(silent.count - 1) others"
  }

  private static func room(_ inputs: [Share], times sign: Double, _ total: Double) -> String {
    if inputs.count == 1, let input = inputs[0].input, input.isLength,
      (inputs[0].factor.magnitude - 1).magnitude < noise
    {
      return "\(input.owner) is \(DecimalNumber(total)) \(input.axis == .horizontal ? "wide" : "high")"
    }
    if inputs.count > limit { return "\(inputs.count) inputs leave \(DecimalNumber(total))" }
    let text = joined(inputs, times: sign) { share in
      let name = share.input?.name ?? ""
      return share.magnitude + (name.isEmpty ? "" : " (\(name))")
    }
    return "\(text) is \(DecimalNumber(total))"
  }

  private static func joined(_ shares: [Share], times sign: Double, _ text: (Share) -> String) -> String {
    var result = ""
    for share in shares {
      let isNegative = sign * share.value < 0
      if result.isEmpty {
        result = isNegative ? "-" : ""
      } else {
        result += isNegative ? " - " : " + "
      }
      result += text(share)
    }
    return result
  }
}
