/// A sum of terms and a constant: `Σ coefficient · variable + constant`.
///
/// Up to four terms are stored in place, so that the usual expressions of a layout need no allocation. The terms are kept as
/// they were written; a solver merges repeated variables when a constraint is added.
@frozen
public struct LinearExpression: Sendable {
  @usableFromInline var inline: (LinearTerm, LinearTerm, LinearTerm, LinearTerm)
  @usableFromInline var inlineCount: Int
  /// The fifth term and those after it.
  @usableFromInline var overflow: [LinearTerm]

  /// The constant part.
  public var constant: Double

  /// Makes an expression without terms.
  ///
  /// - Parameter constant: The value of the expression.
  @inlinable
  public init(constant: Double = 0) {
    let unused = LinearTerm(Variable(index: -1, stamp: 0), 0)
    inline = (unused, unused, unused, unused)
    inlineCount = 0
    overflow = []
    self.constant = constant
  }

  /// Makes the expression `1 · variable + 0`.
  ///
  /// - Parameter variable: The variable.
  @inlinable
  public init(_ variable: Variable) {
    self.init(constant: 0)
    append(LinearTerm(variable))
  }

  /// Makes the sum of some terms and a constant.
  ///
  /// - Parameters:
  ///   - terms: The terms, in any order; variables may repeat.
  ///   - constant: The constant part.
  @inlinable
  public init(_ terms: some Sequence<LinearTerm>, constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { append(term) }
  }

  /// The number of terms.
  @inlinable
  public var termCount: Int { inlineCount + overflow.count }

  /// The terms in the order in which they were written.
  public var terms: [LinearTerm] { (0..<termCount).map { term(at: $0) } }

  /// One term.
  ///
  /// - Parameter position: From 0 up to ``termCount``, exclusively.
  @inlinable
  package func term(at position: Int) -> LinearTerm {
    switch position {
    case 0: inline.0
    case 1: inline.1
    case 2: inline.2
    case 3: inline.3
    default: overflow[position - 4]
    }
  }

  /// Adds a term.
  ///
  /// - Parameter term: The term, written after those that are there.
  @inlinable
  public mutating func append(_ term: LinearTerm) {
    switch inlineCount {
    case 0: inline.0 = term
    case 1: inline.1 = term
    case 2: inline.2 = term
    case 3: inline.3 = term
    default:
      overflow.append(term)
      return
    }
    inlineCount += 1
  }

  /// Adds `factor` times another expression.
  @inlinable
  package mutating func add(_ other: LinearExpression, times factor: Double) {
    for position in 0..<other.termCount {
      let term = other.term(at: position)
      append(LinearTerm(term.variable, factor * term.coefficient))
    }
    constant += factor * other.constant
  }

  /// This expression times a number.
  @inlinable
  package func scaled(by factor: Double) -> LinearExpression {
    var result = LinearExpression()
    result.add(self, times: factor)
    return result
  }
}
