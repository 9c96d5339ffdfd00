import LayoutModel

/// How a text falls into lines of a width.
///
/// Lines break at line feeds and paragraph separators; where a width is given, also after spaces, hyphens and between ideographs, and inside
/// a word that is wider than the line. Spaces where a line is broken take no room.
struct TextLines {
  /// The number of lines; 0 for an empty text.
  private(set) var count = 0
  /// The width of the widest line, in points.
  private(set) var width: Double = 0
  private let limit: Double
  private let maximumCount: Int
  private var advances: FontAdvances

  /// The line so far, up to the last place where it may break, and what comes after that place.
  private var committed: Double = 0
  private var spaces: Double = 0
  private var word: Double = 0

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - systemVersion: The major version of the system.
  ///   - limit: The width of the lines, in points; nil if they end at line feeds only.
  ///   - maximumCount: How many lines there can be; nil if there is no limit. What does not fit is left out.
  /// - Complexity: O(n) for n characters.
  init(_ text: String, _ font: ResolvedFont, systemVersion: Int, limit: Double?, maximumCount: Int?) {
    self.limit = limit.map { max($0, 0) + 1e-6 } ?? .infinity
    self.maximumCount = maximumCount ?? .max
    advances = FontAdvances(font, systemVersion: systemVersion)
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      // A carriage return and the line feed after it are one break.
      if scalar == "\n" && isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = scalar == "\r"
      add(scalar)
      if count >= self.maximumCount { break }
    }
    if !text.isEmpty && count < self.maximumCount { endLine() }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}":
      endLine()
      return
    case " ", "\t":
      commitWord()
      let space = advances.next(" ")
      spaces += space.width + space.kerning
    default:
      let (width, kerning) = advances.next(scalar)
      let breaks = CharacterClass.breaksAnywhere(scalar)
      if breaks { commitWord() }
      // What moves a letter after a space goes with the space, which a line leaves out at its end.
      if word > 0 { word += kerning } else { spaces += kerning }
      make(roomFor: width)
      word += width
      if breaks || scalar == "-" { commitWord() }
    }
  }

  /// Begins another line if the word with one more character does not fit.
  private mutating func make(roomFor width: Double) {
    guard committed + spaces + word + width > limit else { return }
    if committed > 0 {
      finishLine(committed)
      committed = 0
      spaces = 0
    }
    guard word > 0, word + width > limit, count < maximumCount else { return }
    finishLine(word)
    word = 0
  }

  private mutating func commitWord() {
    guard word > 0 else { return }
    committed += spaces + word
    spaces = 0
    word = 0
  }

  private mutating func endLine() {
    commitWord()
    // Spaces at the end of a text count as far as there is room for them; people pad labels with them.
    finishLine(min(committed + spaces, max(committed, limit)))
    committed = 0
    spaces = 0
    advances.reset()
  }

  private mutating func finishLine(_ lineWidth: Double) {
    count += 1
    width = max(width, lineWidth)
  }
}
