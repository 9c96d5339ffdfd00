/// Merges the terms of a constraint: repeated variables added up, zeros dropped.
struct TermMerger: ~Copyable {
  /// Up to how many terms a scan is faster than a table. Expressions of layouts are shorter.
  private static let scanned = 64

  private var merged: FlatBuffer<LinearTerm>

  var bytes: Int { merged.bytes }

  /// The merged terms; valid until the merger is next used.
  var terms: UnsafeBufferPointer<LinearTerm> { @inline(__always) get { merged.elements } }

  mutating func removeAll() { merged.removeAll() }

  /// Appends a term whose variable is not among the terms.
  mutating func append(_ term: LinearTerm) { merged.append(term) }

  /// Merges the terms of an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression; its variables have to be known and its coefficients finite.
  ///   - columns: The variables of the problem.
  ///   - scratch: An empty vector; empty again afterwards.
  mutating func merge(
    _ expression: borrowing LinearExpression, _ columns: borrowing FlatBuffer<Column>, _ scratch: inout SparseVector
  ) throws(SolverError) {
    merged.removeAll()
    for position in 0..<expression.termCount {
      let term = expression.term(at: position)
      guard columns.hold(term.variable) else { throw .unknownVariable(term.variable) }
      try InputChecks.check(term.coefficient, "coefficient")
      merge(term, columns, &scratch)
    }
    try dropZeros(&scratch)
  }

  /// Merges checked terms.
  mutating func merge(
    _ terms: UnsafeBufferPointer<LinearTerm>, _ columns: borrowing FlatBuffer<Column>, _ scratch: inout SparseVector
  ) throws(SolverError) {
    merged.removeAll()
    for term in terms { merge(term, columns, &scratch) }
    try dropZeros(&scratch)
  }

  private mutating func merge(
    _ term: LinearTerm, _ columns: borrowing FlatBuffer<Column>, _ scratch: inout SparseVector
  ) {
    if merged.count < TermMerger.scanned {
      for position in 0..<merged.count where merged[position].variable.index == term.variable.index {
        merged[position].coefficient += term.coefficient
        return
      }
      merged.append(term)
      return
    }
    if scratch.values.count < columns.count { scratch.resize(to: columns.count) }
    if merged.count == TermMerger.scanned, scratch.pattern.isEmpty {
      for position in 0..<TermMerger.scanned {
        scratch.include(merged[position].variable.index)
        scratch.values[merged[position].variable.index] = Double(position)
      }
    }
    let place = term.variable.index
    if scratch.contains(place) {
      merged[Int(scratch.values[place])].coefficient += term.coefficient
    } else {
      scratch.include(place)
      scratch.values[place] = Double(merged.count)
      merged.append(term)
    }
  }

  private mutating func dropZeros(_ scratch: inout SparseVector) throws(SolverError) {
    if !scratch.pattern.isEmpty { scratch.clear() }
    var kept = 0
    for position in 0..<merged.count where merged[position].coefficient != 0 {
      try InputChecks.check(merged[position].coefficient, "sum of coefficients")
      merged[kept] = merged[position]
      kept += 1
    }
    merged.truncate(to: kept)
  }
}

extension TermMerger {
  init() { self.init(merged: FlatBuffer()) }
}
