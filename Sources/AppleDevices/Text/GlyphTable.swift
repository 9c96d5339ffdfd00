/// The widths of the system font's characters and the kerning between them.
///
/// Apple does not publish these numbers. They are estimated from the widths that Interface Builder recorded for labels in public documents:
/// about 5,000 labels give 168 characters in two designs, for small and for large text, and how they grow with the weight.
///
/// A glyph is a place in the tables: first the characters from space to tilde, then others by code point.
enum GlyphTable {
  /// The glyph of a character.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The glyph, and whether its width is a guess: by the shape of a similar letter, or by very few records. Nil for characters that
  ///   the tables do not have.
  /// - Complexity: O(log n) for n characters of the tables.
  static func glyph(of scalar: Unicode.Scalar) -> (glyph: Int, isGuess: Bool)? {
    let value = scalar.value
    if value >= 0x20 && value <= 0x7E {
      let glyph = Int(value) - 0x20
      return (glyph, isGuess(glyph))
    }
    if value == 0xA0 { return (0, false) }
    guard value > 0xA0, let character = UInt16(exactly: value) else { return nil }
    if let place = place(of: character, in: letters, 0..<letters.count) {
      let glyph = Int(letterGlyphs[place])
      return (glyph, isGuess(glyph))
    }
    return place(of: character, in: shapes, 0..<shapes.count).map { (Int(shapeGlyphs[$0]), true) }
  }

  /// How much nearer or farther a glyph stands after another one, in ems.
  ///
  /// - Complexity: O(log n) for n pairs with the same first glyph.
  static func kerning(_ first: Int, _ second: Int) -> Double {
    let row = Int(kerningStarts[first])..<Int(kerningStarts[first + 1])
    guard let place = place(of: UInt8(second), in: kerningSeconds, row) else { return 0 }
    return Double(kerningAdjustments[place]) * unit
  }

  /// The unit of the tables, in ems.
  static let unit = 1e-4

  private static func isGuess(_ glyph: Int) -> Bool {
    place(of: UInt8(glyph), in: guesses, 0..<guesses.count) != nil
  }

  private static func place<Number: FixedWidthInteger>(
    of number: Number, in sorted: [Number], _ range: Range<Int>
  ) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && sorted[low] == number ? low : nil
  }
}
