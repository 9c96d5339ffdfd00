/// Finds the letters that every line of interest has: `onstraint`, in the words constraint, constraints and the names of classes.
///
/// By Horspool 1980, doi:10.1002/spe.4380100608: what does not match is skipped by up to the length of the word.
struct ConstraintWordSearch {
  static let word: StaticString = "onstraint"
  static var length: Int { word.utf8CodeUnitCount }

  private let shifts: [Int]

  init() {
    var shifts = [Int](repeating: Self.length, count: 256)
    for offset in 0..<Self.length - 1 { shifts[Int(Self.word.utf8Start[offset])] = Self.length - 1 - offset }
    self.shifts = shifts
  }

  /// The first position of the word.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where to begin.
  /// - Complexity: O(n) for n bytes; about n / 9 are looked at.
  func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let last = Self.length - 1
    let pattern = Self.word.utf8Start
    return shifts.withUnsafeBufferPointer { shifts in
      var position = start
      while position + last < bytes.count {
        let byte = bytes[position + last]
        if byte == pattern[last] {
          var offset = 0
          while offset < last, bytes[position + offset] == pattern[offset] { offset += 1 }
          if offset == last { return position }
        }
        position += shifts[Int(byte)]
      }
      return nil
    }
  }
}
