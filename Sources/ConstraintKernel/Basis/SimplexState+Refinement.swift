/// Solutions with more digits: each is corrected by what its right-hand side lacks, which is computed in double-double arithmetic.
///
/// - Source: Wilkinson: Rounding Errors in Algebraic Processes. 1963; Higham: Accuracy and Stability of Numerical Algorithms, chapter 12. 2002.
extension SimplexState {
  // MARK: Columns

  /// Corrects ``pivotColumn``, which is a row of the problem or a unit column as a combination of the basis, and takes out of it what is
  /// rounding.
  mutating func refineColumn(_ entering: BasisHead) {
    refinement.resize(to: basis.values.count)
    for _ in 0..<Tolerances.corrections {
      addColumn(entering, times: 1)
      correctColumn()
    }
    measureColumn()
    clearRounding(entering)
    measureColumn()
  }

  /// Adds to the pivot column what solves for the residual that was added up.
  private mutating func correctColumn() {
    takeCombination()
    refinement.round()
    basis.factor.solveForward(&refinement.correction, in: &refinement.workspace)
    for number in 0..<refinement.correction.pattern.count {
      let place = refinement.correction.pattern[number]
      pivotColumn.add(refinement.correction.values[place], at: place)
    }
    refinement.correction.clear()
  }

  private mutating func measureColumn() {
    pivotColumnSize = 0
    for number in 0..<pivotColumn.pattern.count {
      pivotColumnSize = max(pivotColumnSize, pivotColumn.values[pivotColumn.pattern[number]].magnitude)
    }
  }

  /// Adds a multiple of a column of the basis, or of one that may enter it, to the residual.
  private mutating func addColumn(_ head: BasisHead, times factor: Double) {
    if head.isUnit { return refinement.add(1, times: factor, at: head.variable) }
    for entry in program.matrix.rows.entries(head.row) { refinement.add(entry.value, times: factor, at: entry.index) }
  }

  /// Takes the combination in ``pivotColumn`` off the residual.
  private mutating func takeCombination() {
    for number in 0..<pivotColumn.pattern.count {
      let position = pivotColumn.basisPosition(at: number)
      let coefficient = pivotColumn[position]
      if coefficient != 0 { addColumn(basis.heads[position], times: -coefficient) }
    }
  }

  /// Adds the magnitudes of a column, times a factor, to the sizes.
  private mutating func addSizes(_ head: BasisHead, times factor: Double) {
    if head.isUnit { return refinement.sizes.add(factor.magnitude, at: head.variable) }
    for entry in program.matrix.rows.entries(head.row) {
      refinement.sizes.add((entry.value * factor).magnitude, at: entry.index)
    }
  }

  private mutating func addCombinationSizes() {
    for number in 0..<pivotColumn.pattern.count {
      let position = pivotColumn.basisPosition(at: number)
      addSizes(basis.heads[position], times: pivotColumn[position])
    }
  }

  /// Sets entries of ``pivotColumn`` to 0 that are rounding beside what is added up in them.
  private mutating func clearRounding(_ entering: BasisHead) {
    let limit = Tolerances.doubtful * pivotColumnSize
    var hasSizes = false
    for number in 0..<pivotColumn.pattern.count {
      let position = pivotColumn.basisPosition(at: number)
      let value = pivotColumn[position]
      if value == 0 || value.magnitude > limit { continue }
      if value.magnitude <= Tolerances.negligible * pivotColumnSize {
        pivotColumn.values[pivotColumn.pattern[number]] = 0
        continue
      }
      if !hasSizes {
        addSizes(entering, times: 1)
        addCombinationSizes()
        hasSizes = true
      }
      if value.magnitude <= Tolerances.rounding * sizeOfSum(in: position) {
        pivotColumn.values[pivotColumn.pattern[number]] = 0
      }
    }
    if hasSizes { refinement.sizes.clear() }
  }

  /// The size of what is added up in a position's entry of a solution, with the sizes of the right-hand side and of the combination given.
  private mutating func sizeOfSum(in position: BasisPosition) -> Double {
    refinement.line.add(1, at: position.rawValue)
    basis.factor.solveBackward(&refinement.line, in: &refinement.workspace)
    var size = 0.0
    for number in 0..<refinement.line.pattern.count {
      let place = refinement.line.pattern[number]
      size += refinement.line.values[place].magnitude * refinement.sizes.values[place]
    }
    refinement.line.clear()
    return size
  }

  // MARK: Rows

  /// Corrects ``pivotRow``: how the values move with the activity in a position.
  mutating func refineRow(_ position: BasisPosition) {
    refinement.resize(to: basis.values.count)
    for _ in 0..<Tolerances.corrections {
      for other in basis.positions {
        let head = basis.heads[other]
        var sum = DoubleDouble(other == position ? 1 : 0)
        if head.isUnit {
          sum.add(-pivotRow.values[head.variable])
        } else {
          for entry in program.matrix.rows.entries(head.row) {
            sum.add(-entry.value, times: pivotRow.values[entry.index])
          }
        }
        if sum.value != 0 { refinement.correction.add(sum.value, at: other.rawValue) }
      }
      basis.factor.solveBackward(&refinement.correction, in: &refinement.workspace)
      for number in 0..<refinement.correction.pattern.count {
        let place = refinement.correction.pattern[number]
        pivotRow.add(refinement.correction.values[place], at: place)
      }
      refinement.correction.clear()
    }
  }

  /// A constraint's slope along ``pivotRow``, computed with more digits; 0 if it is rounding beside what is added up in it.
  ///
  /// - Parameters:
  ///   - index: The constraint.
  ///   - largest: The largest magnitude in the row.
  mutating func exactSlope(of index: RowIndex, largest: Double) -> Double {
    var sum = DoubleDouble()
    for entry in program.matrix.rows.entries(index) { sum.add(entry.value, times: pivotRow.values[entry.index]) }
    let slope = sum.value
    if slope == 0 || slope.magnitude > Tolerances.doubtful * largest { return slope }
    if slope.magnitude <= Tolerances.negligible * largest { return 0 }
    refinement.resize(to: basis.values.count)
    for entry in program.matrix.rows.entries(index) { refinement.line.add(entry.value, at: entry.index) }
    basis.factor.solveForward(&refinement.line, in: &refinement.workspace)
    addSizes(BasisHead(index), times: 1)
    for number in 0..<refinement.line.pattern.count {
      let position = refinement.line.basisPosition(at: number)
      addSizes(basis.heads[position], times: refinement.line[position])
    }
    var size = 0.0
    for number in 0..<refinement.sizes.pattern.count {
      let place = refinement.sizes.pattern[number]
      size += refinement.sizes.values[place] * pivotRow.values[place].magnitude
    }
    refinement.line.clear()
    refinement.sizes.clear()
    return slope.magnitude <= Tolerances.rounding * size ? 0 : slope
  }

  // MARK: Values

  /// A constraint's activity at the present values, with all digits of the products.
  func exactActivity(_ index: RowIndex) -> Double {
    var sum = DoubleDouble(-program.rows[index].constant)
    for entry in program.matrix.rows.entries(index) { sum.add(entry.value, times: basis.values[entry.index]) }
    return sum.value
  }

  /// Corrects the values until active constraints hold as well as doubles allow.
  mutating func refineValues() {
    accuracy.stepsSinceRefresh = 0
    refinement.resize(to: basis.values.count)
    var last = Double.infinity
    for _ in 0...Tolerances.corrections {
      var largest = 0.0
      for position in basis.positions where !basis.heads[position].isUnit {
        let activity = exactActivity(basis.heads[position].row)
        if activity == 0 { continue }
        refinement.correction.add(-activity, at: position.rawValue)
        largest = max(largest, activity.magnitude)
      }
      if largest == 0 || !(largest < last) { break }
      last = largest
      basis.factor.solveBackward(&refinement.correction, in: &refinement.workspace)
      for number in 0..<refinement.correction.pattern.count {
        let place = refinement.correction.pattern[number]
        let value = basis.values[place] + refinement.correction.values[place]
        if value != basis.values[place] { setValue(place, value) }
      }
      refinement.correction.clear()
    }
    refinement.correction.clear()
  }

  // MARK: Multipliers

  /// Computes the multipliers anew from the slopes of the inactive constraints, with more digits. What is rounding beside what is added up in
  /// a multiplier, or in its distance to an end of its interval, is 0.
  ///
  /// - Complexity: O(c log c + l · z + d · z) for c constraints, l levels, z non-zeros of the factor and d doubtful multipliers.
  mutating func refineMultipliers() {
    let sloping = slopingConstraints()
    refinement.resize(to: basis.values.count)
    if pivotColumn.values.count < basis.values.count { pivotColumn.resize(to: basis.values.count) }
    multiplierChange.setZero()
    for position in basis.positions { setMultiplier(position, multiplierChange.terms.elements) }
    var number = 0
    while number < sloping.count {
      var end = number
      let level = program.rows[sloping[number]].level
      while end < sloping.count, program.rows[sloping[end]].level == level { end += 1 }
      refineMultipliers(sloping[number..<end], at: level)
      number = end
    }
  }

  private mutating func refineMultipliers(_ sloping: ArraySlice<RowIndex>, at level: Double) {
    var scale = 0.0
    for index in sloping { scale = max(scale, program.rows[index].slope) }
    for _ in 0...Tolerances.corrections {
      for index in sloping { addColumn(BasisHead(index), times: program.rows[index].sideSlope) }
      correctColumn()
    }
    measureColumn()
    for index in sloping { addSizes(BasisHead(index), times: program.rows[index].sideSlope) }
    addCombinationSizes()
    let limit = Tolerances.doubtful * max(scale, pivotColumnSize)
    for number in 0..<pivotColumn.pattern.count {
      let position = pivotColumn.basisPosition(at: number)
      let value = settledMultiplier(-pivotColumn[position], in: position, at: level, limit: limit)
      if value == 0 { continue }
      noteMultiplier(position)
      basis.multipliers.add(value, at: level, to: position)
    }
    refinement.sizes.clear()
    pivotColumn.clear()
  }

  /// A multiplier's part at a level: exactly 0, or exactly the slope at an end of its interval, where it is that but for rounding.
  private mutating func settledMultiplier(
    _ value: Double, in position: BasisPosition, at level: Double, limit: Double
  ) -> Double {
    let head = basis.heads[position]
    var target = 0.0
    if !head.isUnit, program.rows[head.row].level == level, value.magnitude > 0.5 * program.rows[head.row].slope {
      target = value > 0 ? program.rows[head.row].slope : -program.rows[head.row].slope
    }
    let distance = (value - target).magnitude
    if distance == 0 || distance > limit { return value }
    if distance <= Tolerances.negligible * limit { return target }
    return distance <= Tolerances.rounding * sizeOfSum(in: position) ? target : value
  }
}
