/// What decides how wide a character is.
enum CharacterClass {
  /// A character of the system's own font.
  case glyph(Int, isGuess: Bool)
  /// A mark, a joiner or a variation selector: it takes no room of its own.
  case mark
  /// A pictograph in colours.
  case emoji
  /// Half of a flag.
  case regionalIndicator
  /// A character of another font of the system, which has no tracking; the width in ems.
  case foreign(Double, MetricsTextMeasurer.Basis)

  /// Finds the class of a character.
  ///
  /// - Parameter scalar: The character.
  init(_ scalar: Unicode.Scalar) {
    if let (glyph, isGuess) = GlyphTable.glyph(of: scalar) {
      self = .glyph(glyph, isGuess: isGuess)
      return
    }
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x0300...0x036F, 0x0483...0x0489: self = .mark
    case 0x0591...0x05C7, 0x064B...0x065F, 0x0900...0x0903, 0x093A...0x094D, 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E:
      self = .mark
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFEFF: self = .mark
    case 0xE0000...0xE01EF, 0x1F3FB...0x1F3FF: self = .mark
    case 0x2000...0x200A: self = .foreign(0.3, .guessed)
    // Recorded widths: 894 labels with ideographs and 208 with syllables.
    case 0x2E80...0x2FFF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .foreign(1.019, .measured)
    case 0xAC00...0xD7AF: self = .foreign(0.865, .measured)
    case 0x1100...0x11FF: self = .foreign(0.865, .guessed)
    // Kana, punctuation and full-width forms have the width of an ideograph by design.
    case 0x3000...0x33FF, 0xA000...0xA4CF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6:
      self = .foreign(1.019, .guessed)
    case 0x1F1E6...0x1F1FF: self = .regionalIndicator
    case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x231A...0x231B, 0x23E9...0x23FA, 0x2B1B...0x2B55: self = .emoji
    case 0x2010...0x2BFF: self = .foreign(0.6, .guessed)
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .foreign(0.41, .unknown)
    default: self = .foreign(0.6, .unknown)
    }
  }

  /// Whether a line may end on both sides of a character, as between ideographs.
  static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
