import LayoutAnalysis
import LayoutModel

/// Colours of a terminal, or none.
struct TextStyling {
  let hasColours: Bool

  func strong(_ text: String) -> String { styled(text, "1") }
  func dimmed(_ text: String) -> String { styled(text, "2") }

  /// A word in the colour of a severity.
  func severity(_ severity: Finding.Severity, _ text: String) -> String {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "33")
    case .note: styled(text, "36")
    }
  }

  /// How many characters of a text show.
  func length(of text: String) -> Int {
    guard hasColours else { return text.count }
    var count = 0
    var isInCode = false
    for character in text {
      if character == "\u{1B}" {
        isInCode = true
      } else if !isInCode {
        count += 1
      } else if character == "m" {
        isInCode = false
      }
    }
    return count
  }

  private func styled(_ text: String, _ code: String) -> String {
    hasColours && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
