/// One part of a lexicographic number: a value at a priority level.
struct LevelTerm: BitwiseCopyable {
  var level: Double
  var value: Double
}

/// A lexicographic number: one value a level, strongest first, zeros left out.
///
/// Multipliers and ratios are such numbers. Two of them compare as their values at the strongest level at which they differ.
struct LevelVector: ~Copyable {
  var terms: FlatBuffer<LevelTerm>
  /// Whether a sum cancelled so far that more digits have to tell what it is.
  var isDoubtful: Bool

  init() {
    terms = FlatBuffer()
    isDoubtful = false
  }

  var bytes: Int { terms.bytes }

  var isZero: Bool { terms.isEmpty }

  mutating func setZero() { terms.removeAll() }

  mutating func set(_ value: Double, at level: Double) {
    terms.removeAll()
    if value != 0 { terms.append(LevelTerm(level: level, value: value)) }
  }

  mutating func set(to other: borrowing LevelVector) {
    terms.removeAll()
    for position in 0..<other.terms.count { terms.append(other.terms[position]) }
  }

  /// Adds a value at a level; what cancels is left out.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - level: The level.
  ///   - parts: The size of what was added up in the value, if more than its own.
  mutating func add(_ value: Double, at level: Double, sumOf parts: Double = 0) {
    var position = 0
    while position < terms.count, terms[position].level > level { position += 1 }
    if position < terms.count, terms[position].level == level {
      let sum = terms[position].value + value
      let size = max(terms[position].value.magnitude, value.magnitude, parts)
      if LevelVector.isDoubtful(sum, size) { isDoubtful = true }
      if LevelVector.vanishes(sum, size) {
        remove(at: position)
      } else {
        terms[position].value = sum
      }
      return
    }
    terms.append(LevelTerm(level: level, value: value))
    var place = terms.count - 1
    while place > position {
      terms[place] = terms[place - 1]
      place -= 1
    }
    terms[position] = LevelTerm(level: level, value: value)
  }

  private mutating func remove(at position: Int) {
    for place in position..<(terms.count - 1) { terms[place] = terms[place + 1] }
    terms.truncate(to: terms.count - 1)
  }

  mutating func multiply(by factor: Double) {
    for position in 0..<terms.count { terms[position].value *= factor }
  }

  /// Whether a sum is what rounding leaves of parts that cancel.
  ///
  /// - Parameters:
  ///   - sum: The sum.
  ///   - size: The larger part's magnitude.
  @inline(__always)
  static func vanishes(_ sum: Double, _ size: Double) -> Bool { sum.magnitude <= Tolerances.rounding * size }

  /// Whether rounding may decide what a sum is taken for.
  @inline(__always)
  static func isDoubtful(_ sum: Double, _ size: Double) -> Bool {
    sum.magnitude <= Tolerances.doubtful * size && sum.magnitude > Tolerances.rounding * size
  }

  /// −1, 0 or 1 as the number is negative, zero or positive.
  @inline(__always)
  var sign: Int { terms.isEmpty ? 0 : terms[0].value > 0 ? 1 : -1 }

  /// −1, 0 or 1 as `first` is less than, equal to or greater than `second` times a factor.
  static func compare(_ first: borrowing LevelVector, _ second: borrowing LevelVector) -> Int {
    var left = 0
    var right = 0
    while left < first.terms.count || right < second.terms.count {
      let leftTerm = left < first.terms.count ? first.terms[left] : LevelTerm(level: -1, value: 0)
      let rightTerm = right < second.terms.count ? second.terms[right] : LevelTerm(level: -1, value: 0)
      var difference = 0.0
      var scale = 0.0
      if leftTerm.level >= rightTerm.level {
        difference += leftTerm.value
        scale = leftTerm.value.magnitude
        left += 1
      }
      if rightTerm.level >= leftTerm.level {
        difference -= rightTerm.value
        scale = max(scale, rightTerm.value.magnitude)
        right += 1
      }
      if difference.magnitude > Tolerances.multiplier * scale { return difference > 0 ? 1 : -1 }
    }
    return 0
  }
}
