import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A finding in a list of a page.
struct FindingItem {
  let finding: PageFinding
  /// The number in the pictures; nil where there are none.
  let number: Int?
  /// The places of the device configurations in which it holds.
  let deviceConfigurations: [Int]
  /// Whether the folders of the path are left out, where they are written elsewhere.
  var isPathShort = false

  var html: String {
    let severity = finding.severity.rawValue
    let rule = MarkupText.html(finding.rule)
    var lines = [
      "<p class=\"message\"><span class=\"tag\">\(severity)</span> \(MarkupText.html(finding.message))</p>"
    ]
    if !finding.details.isEmpty {
      let items = finding.details.map { "<li><code>\(MarkupText.html($0))</code></li>" }
      lines.append("<ul class=\"members\">\(items.joined())</ul>")
    }
    if let advice = finding.advice { lines.append("<p class=\"advice\">\(MarkupText.html(advice))</p>") }
    lines.append("<p class=\"meta\">\(meta.joined(separator: " "))</p>")
    if !finding.related.isEmpty {
      lines.append("<ul class=\"related\">\(finding.related.map(related).joined())</ul>")
    }
    let mark = number.map { number in
      "<button type=\"button\" class=\"mark\" aria-label=\"Finding \(number): show it in the picture\">\(number)</button>"
    }
    return "<li class=\"finding \(severity)\" data-rule=\"\(rule)\" data-on=\"\(ranges)\">"
      + "\(mark ?? "<span class=\"mark\" aria-hidden=\"true\"></span>")"
      + "<div class=\"what\">\(lines.joined())</div></li>"
  }

  private var meta: [String] {
    let path = finding.location.file
    let file = isPathShort ? path.split(separator: "/").last.map(String.init) ?? path : path
    let place = "\(file):\(finding.location.line):\(finding.location.column)"
    var parts = ["<code class=\"place\">\(MarkupText.html(place))</code>"]
    parts.append("<code class=\"rule\">\(MarkupText.html(finding.rule))</code>")
    if !finding.elementName.isEmpty {
      parts.append("<span class=\"name\">\(MarkupText.html(finding.elementName))</span>")
    }
    if !finding.elementID.isEmpty { parts.append("<code class=\"id\">\(MarkupText.html(finding.elementID))</code>") }
    if !finding.summary.isEmpty { parts.append("<span class=\"extent\">\(MarkupText.html(finding.summary))</span>") }
    return parts
  }

  private func related(_ other: PageFinding.Related) -> String {
    let place = "\(other.location.line):\(other.location.column)"
    return "<li>\(MarkupText.html(other.name)) <span>\(MarkupText.html(other.note))</span> <code>\(place)</code></li>"
  }

  /// The device configurations as the script reads them: `0-7 9`.
  private var ranges: String {
    var parts: [String] = []
    var first: Int?
    for (index, place) in deviceConfigurations.enumerated() {
      let start = first ?? place
      if index + 1 < deviceConfigurations.count && deviceConfigurations[index + 1] == place + 1 {
        first = start
        continue
      }
      parts.append(start == place ? "\(place)" : "\(start)-\(place)")
      first = nil
    }
    return parts.joined(separator: " ")
  }
}
