import AppleDevices
import LayoutModel

extension VariedElement {
  /// The text that a view shows; nil for views that show none.
  var string: String? {
    switch element.name {
    case "label": return element["text"] ?? element.longText("text") ?? element.attributedText("attributedText") ?? ""
    case "textView":
      return element["text"] ?? element.longText("text") ?? element.attributedText("attributedText") ?? ""
    case "textField":
      let text = element["text"] ?? element.longText("text") ?? element.attributedText("attributedText")
      if let text, !text.isEmpty { return text }
      return element["placeholder"] ?? element.longText("placeholder") ?? ""
    case "button":
      if let configuration = element.child(keyed: "configuration") {
        let title =
          configuration["title"] ?? configuration.longText("title") ?? configuration.attributedText("attributedTitle")
        if let title { return title }
      }
      guard let state = element.child(keyed: "normal") else { return "" }
      return state["title"] ?? state.longText("title") ?? state.attributedText("attributedTitle") ?? ""
    default: return nil
    }
  }

  /// The text with its font, as far as its size depends on it; nil for views that show no text.
  var textContent: TextContent? {
    guard let string else { return nil }
    let font = self.font
    let isStyled: Bool
    if case .style = font { isStyled = true } else { isStyled = false }
    var lines = 1
    if element.name == "label" { lines = number("numberOfLines").map { Int(max(0, min($0, 10_000))) } ?? 1 }
    if element.name == "textView" { lines = 0 }
    return TextContent(
      string, font: font, numberOfLines: lines, adjustsForContentSizeCategory: isStyled,
      minimumScaleFactor: minimumScaleFactor(of: font))
  }

  /// How far the font may shrink, as the view says it.
  private func minimumScaleFactor(of font: TextContent.Font) -> Double {
    guard element.name == "label", isSet("adjustsFontSizeToFit") || self["adjustsFontSizeToFit"] == nil else {
      return 1
    }
    if let factor = number("minimumScaleFactor"), factor > 0, factor < 1 { return factor }
    guard let size = number("minimumFontSize"), size > 0 else { return 1 }
    let full = TextContent("", font: font).resolvedFont(for: .large).pointSize
    return size < full ? size / full : 1
  }

  /// The baselines of a view of text that shows none in the document; nil for views without a font.
  ///
  /// - Parameter height: The height of the content, in points, or nil.
  func baselines(inContentOf height: Double?) -> Baselines? {
    guard fontElement != nil else { return nil }
    let metrics = TextContent("", font: font).resolvedFont(for: .large).lineMetrics
    guard ViewKind(elementName: element.name).centersText, let height else {
      return Baselines(first: metrics.ascender, last: metrics.descender)
    }
    let belowMiddle = (metrics.ascender - metrics.descender) / 2
    return Baselines(first: height / 2 + belowMiddle, last: height / 2 - belowMiddle)
  }

  private var fontElement: DocumentElement? {
    if element.name == "button", let configuration = element.child(keyed: "configuration"),
      let font = configuration.child(keyed: "titleFontDescription")
    {
      return font
    }
    if let font = child(keyed: "fontDescription") { return font }
    let attributed = element.child(keyed: "attributedText") ?? element.child(keyed: "normal")
    return attributed?.descendants.first { $0.name == "font" || $0.name == "fontDescription" }
  }

  /// Whether the text is in the system's font.
  var usesSystemFont: Bool { fontElement?["name"] == nil }

  /// The size of the font where the document gives none.
  private var standardFontSize: Double {
    guard element.name == "button" else { return 17 }
    guard element.child(keyed: "configuration") == nil else {
      // Configurations came with version 19 of the editor.
      let version =
        element.tree.root["toolsVersion"].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 0
      return version < 21_000 ? 14 : 17
    }
    return element["buttonType"] == nil ? 18 : 15
  }

  private var font: TextContent.Font {
    guard let element = fontElement else { return .system(size: standardFontSize) }
    if let style = element["style"].flatMap(TextStyle.init(editorName:)) { return .style(style) }
    let size = element.number("pointSize") ?? element.number("size") ?? 0
    let isBold = element["type"] == "boldSystem"
    let weight = element["weight"].flatMap(FontWeight.init(editorName:)) ?? (isBold ? .bold : .regular)
    return .system(size: size > 0 ? size : 17, weight: weight)
  }
}

extension DocumentElement {
  /// A text that is too long, or has too many lines, for an attribute.
  fileprivate func longText(_ key: String) -> String? {
    children.first { ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key }?.text
  }

  /// The characters of a text with attributes.
  fileprivate func attributedText(_ key: String) -> String? {
    guard let attributed = children.first(where: { $0.name == "attributedString" && $0["key"] == key }) else {
      return nil
    }
    let fragments = attributed.children.filter { $0.name == "fragment" }
    guard !fragments.isEmpty else { return attributed["text"] ?? attributed.longText("text") }
    return fragments.map { $0["content"] ?? $0.longText("content") ?? "" }.joined()
  }
}

extension TextStyle {
  /// The style that the editor calls so.
  fileprivate init?(editorName: String) {
    let prefix = "UICTFontTextStyle"
    guard editorName.hasPrefix(prefix) else { return nil }
    switch editorName.dropFirst(prefix.count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Subhead", "Subheadline": self = .subheadline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }
}

extension FontWeight {
  /// The weight that the editor calls so.
  fileprivate init?(editorName: String) {
    switch editorName {
    case "ultraLight", "ultralight": self = .ultraLight
    default: self.init(rawValue: editorName)
    }
  }
}
