extension LayoutConstraint {
  /// A multiple of one attribute of one item.
  public struct Term: Hashable, Sendable {
    /// The factor.
    public var multiplier: Double
    /// The item.
    public let item: LayoutItem
    /// The item's attribute.
    public let attribute: LayoutAttribute
  }

  /// A sum of terms and a constant.
  ///
  /// The first term is stored in place: most sides have one or none, and making and copying them then allocates nothing.
  public struct Side: Hashable, Sendable {
    private var first: Term?
    private var rest: [Term] = []
    /// The constant, in points.
    public internal(set) var constant: Double

    init(_ term: Term?, constant: Double) {
      first = term
      self.constant = constant
    }

    init(terms: some Sequence<Term>, constant: Double) {
      self.constant = constant
      for term in terms { append(term) }
    }

    /// The number of terms.
    public var termCount: Int { first == nil ? 0 : 1 + rest.count }

    /// The terms in the order in which they were written.
    public var terms: [Term] { first.map { [$0] + rest } ?? [] }

    /// One term.
    ///
    /// - Parameter position: From 0 up to ``termCount``, exclusively.
    func term(at position: Int) -> Term {
      if position == 0, let first { return first }
      return rest[position - 1]
    }

    mutating func append(_ term: Term) {
      if first == nil { first = term } else { rest.append(term) }
    }

    mutating func setMultiplier(_ multiplier: Double, at position: Int) {
      if position == 0 { first?.multiplier = multiplier } else { rest[position - 1].multiplier = multiplier }
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
