import InterfaceBuilder

/// What an author writes into an identifier so that findings about the element are not reported.
///
/// `layoutcheck:ignore` stands for all rules, `layoutcheck:ignore=conflict,overlap` for those that are named. It may stand anywhere in the
/// identifier of a constraint, in the restoration identifier of a view, or in its label in the document outline.
package struct SuppressionDirective: Hashable, Sendable {
  /// What a directive begins with.
  static let keyword = "layoutcheck:ignore"

  /// The rules; nil for all of them.
  package let rules: Set<String>?

  /// Reads the directive in a text; nil if there is none.
  ///
  /// - Parameter text: The text. What follows the names of the rules, after a space, is not part of it.
  package init?(in text: String) {
    guard let end = Self.end(of: Self.keyword, in: text) else { return nil }
    guard end < text.endIndex, text[end] == "=" else {
      rules = nil
      return
    }
    let list = text[text.index(after: end)...].prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "," }
    rules = Set(list.split(separator: ",").map(String.init))
  }

  /// Whether the directive is about a rule.
  ///
  /// - Parameter rule: The name of the rule.
  package func covers(_ rule: String) -> Bool { rules?.contains(rule) ?? true }

  private static func end(of word: String, in text: String) -> String.Index? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(word) { return text.index(start, offsetBy: word.count) }
      start = text.index(after: start)
    }
    return nil
  }
}

extension ReportedFinding {
  /// Whether an element that the finding is about, or names, says that it is not to be reported.
  var isSuppressed: Bool { ([element] + related.map(\.element)).contains { $0.suppresses(rule) } }
}

extension InterfaceElement {
  fileprivate func suppresses(_ rule: String) -> Bool {
    [identifier, label].contains { SuppressionDirective(in: $0)?.covers(rule) ?? false }
  }
}
