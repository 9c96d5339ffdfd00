extension LayoutConstraint {
  /// A multiple of one attribute of one item.
  public struct Term: Hashable, Sendable {
    /// The factor.
    public var multiplier: Double
    /// The item.
    public let item: LayoutItem
    /// The item's attribute.
    public let attribute: LayoutAttribute

    package init(multiplier: Double, item: LayoutItem, attribute: LayoutAttribute) {
      self.multiplier = multiplier
      self.item = item
      self.attribute = attribute
    }

    /// Stands where there is no term.
    static var absent: Term {
      Term(multiplier: 0, item: .view(ViewHandle(index: -1, stamp: 0)), attribute: .width)
    }
  }

  /// A sum of terms and a constant.
  ///
  /// Two terms are stored in place: few sides have more, and making and copying the others allocates nothing.
  public struct Side: Hashable, Sendable {
    private var first: Term?
    private var second: Term?
    private var rest: [Term] = []
    /// The constant, in points.
    public internal(set) var constant: Double

    package init(_ term: Term?, constant: Double) {
      first = term
      self.constant = constant
    }

    package init(terms: some Sequence<Term>, constant: Double) {
      self.constant = constant
      for term in terms { append(term) }
    }

    /// The number of terms.
    public var termCount: Int { first == nil ? 0 : second == nil ? 1 : 2 + rest.count }

    /// The terms in the order in which they were written.
    public var terms: [Term] { (0..<termCount).map { term(at: $0) } }

    /// One term.
    ///
    /// - Parameter position: From 0 up to ``termCount``, exclusively.
    package func term(at position: Int) -> Term {
      if position == 0, let first { return first }
      if position == 1, let second { return second }
      return rest[position - 2]
    }

    mutating func append(_ term: Term) {
      if first == nil {
        first = term
      } else if second == nil {
        second = term
      } else {
        rest.append(term)
      }
    }

    mutating func setMultiplier(_ multiplier: Double, at position: Int) {
      switch position {
      case 0: first?.multiplier = multiplier
      case 1: second?.multiplier = multiplier
      default: rest[position - 2].multiplier = multiplier
      }
    }
  }
}

extension LayoutConstraint.Side {
  /// This sum plus `factor` times another one.
  func adding(_ other: LayoutConstraint.Side, times factor: Double) -> LayoutConstraint.Side {
    var result = self
    for position in 0..<other.termCount {
      var term = other.term(at: position)
      term.multiplier *= factor
      result.append(term)
    }
    result.constant += factor * other.constant
    return result
  }

  /// This sum plus a number.
  func adding(_ number: Double) -> LayoutConstraint.Side {
    var result = self
    result.constant += number
    return result
  }

  /// This sum times a number. A constant of 0 stays 0, so that only the multipliers show a number that is not finite.
  func scaled(by factor: Double) -> LayoutConstraint.Side {
    var result = self
    for position in 0..<termCount { result.setMultiplier(factor * term(at: position).multiplier, at: position) }
    if constant != 0 { result.constant = factor * constant }
    return result
  }
}

extension LayoutConstraint {
  /// The constraint as one writes it: `card.width == 0.8 * screen.safeArea.width ~ 750`, with its identifier before it.
  ///
  /// - Parameter name: The name of the item of a term, by the term's position; the left side's terms are counted first.
  package func text(naming name: (Int) -> String) -> String {
    var position = 0
    let left = Self.text(self.left, &position, name)
    let right = Self.text(self.right, &position, name)
    var text = "\(left) \(relation.rawValue) \(right)"
    if !priority.isRequired { text += " ~ \(DecimalNumber(priority.value))" }
    return identifier.isEmpty ? text : "“\(identifier)” (\(text))"
  }

  private static func text(_ side: Side, _ position: inout Int, _ name: (Int) -> String) -> String {
    var text = ""
    for term in side.terms {
      let magnitude = term.multiplier.magnitude
      if text.isEmpty {
        text = term.multiplier < 0 ? "-" : ""
      } else {
        text += term.multiplier < 0 ? " - " : " + "
      }
      if magnitude != 1 { text += "\(DecimalNumber(magnitude)) * " }
      text += "\(name(position)).\(term.attribute.rawValue)"
      position += 1
    }
    if text.isEmpty { return "\(DecimalNumber(side.constant))" }
    if side.constant == 0 { return text }
    return text + (side.constant < 0 ? " - " : " + ") + "\(DecimalNumber(side.constant.magnitude))"
  }
}
