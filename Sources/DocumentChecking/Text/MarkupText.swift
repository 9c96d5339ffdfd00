/// Text as the languages of a page take it, whatever characters a document has.
enum MarkupText {
  /// A text for HTML, between tags or inside quotes.
  ///
  /// Characters that HTML has no way to write are replaced, and so are those that turn the direction of all that follows.
  static func html(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case _ where isUnsafe(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A string of JSON with its quotes, that also may stand in a script element: nothing in it ends the element or begins a comment.
  static func json(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "<", ">", "&", "\u{2028}", "\u{2029}": result.append(contentsOf: escape(scalar).unicodeScalars)
      case _ where scalar.value < 0x20 || isUnsafe(scalar): result.append(contentsOf: escape(scalar).unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Controls other than white space, characters that are none, and overrides of the direction.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE && scalar.value <= 0xFFFF
    }
  }
}
