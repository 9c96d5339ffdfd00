import LayoutModel

/// The widths of characters in the system's font at one size and weight, one character after the other.
struct FontAdvances {
  private let pointSize: Double
  private let trackingEms: Double
  private let displayShare: Double
  /// How many steps from regular to bold the weight is.
  private let boldSteps: Double
  private let isLight: Bool
  /// The glyph before the next character; nil if kerning does not reach over what is there.
  private var previous: Int?
  private var isJoined = false
  private var isInFlag = false

  /// In the design for large text, bold grows by this much more than in the one for small text, in ems.
  private static let displayBoldDifference = 0.0052

  /// Prepares a font.
  ///
  /// - Parameters:
  ///   - font: The size and the weight.
  ///   - systemVersion: The major version of the system.
  init(_ font: ResolvedFont, systemVersion: Int) {
    let tracking = FontTracking(at: font.pointSize, systemVersion: systemVersion)
    pointSize = font.pointSize
    trackingEms = tracking.ems
    displayShare = tracking.displayShare
    // The weight axis of the font has regular at 400 and bold at 700, and is linear there and beyond. Its lighter end is not: light has
    // widths of its own, and so few labels are thinner that they count as light.
    (boldSteps, isLight) =
      switch font.weight {
      case .ultraLight, .thin, .light: (0, true)
      case .regular: (0, false)
      case .medium: (11.0 / 30, false)
      case .semibold: (19.0 / 30, false)
      case .bold: (1, false)
      case .heavy: (46.0 / 30, false)
      case .black: (2, false)
      }
  }

  /// Begins anew: the next character has none before it.
  mutating func reset() {
    previous = nil
    isJoined = false
    isInFlag = false
  }

  /// The width of the next character.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Its width with tracking, and how much nearer or farther it stands after the character before it, both in points.
  mutating func next(_ scalar: Unicode.Scalar) -> (width: Double, kerning: Double) {
    switch CharacterClass(scalar) {
    case .glyph(let glyph, _):
      let kerning = previous.map { GlyphTable.kerning($0, glyph) } ?? 0
      reset()
      previous = glyph
      return (max(ems(glyph) + trackingEms, 0) * pointSize, kerning * pointSize)
    case .mark:
      // A joiner makes one picture of several.
      isJoined = scalar.value == 0x200D
      return (0, 0)
    case .emoji:
      let isPart = isJoined
      reset()
      return (isPart ? 0 : emojiEms * pointSize, 0)
    case .regionalIndicator:
      let isSecond = isInFlag
      reset()
      isInFlag = !isSecond
      return (isSecond ? 0 : emojiEms * pointSize, 0)
    case .foreign(let ems, _):
      reset()
      return (ems * pointSize, 0)
    }
  }

  private func ems(_ glyph: Int) -> Double {
    let regular = Double(GlyphTable.regular[glyph]) + displayShare * Double(GlyphTable.display[glyph])
    if isLight { return (regular + Double(GlyphTable.light[glyph])) * GlyphTable.unit }
    return (regular + boldSteps * Double(GlyphTable.bold[glyph])) * GlyphTable.unit
      + displayShare * boldSteps * Self.displayBoldDifference
  }

  /// The width of a pictograph. Recorded: 1.34 at 17 points, 1.12 from 24 points on.
  private var emojiEms: Double {
    let share = min(max((pointSize - 17) / 7, 0), 1)
    return 1.34 - share * 0.22
  }
}
