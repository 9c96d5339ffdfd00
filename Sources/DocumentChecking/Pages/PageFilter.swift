import LayoutAnalysis
import LayoutModel

/// The search and the filters of a page.
struct PageFilter {
  private let content: PageContent

  init(_ content: PageContent) { self.content = content }

  var html: String {
    let severities = Finding.Severity.allCases.map { severity in
      let count = content.findings.count { $0.severity == severity }
      return """
        <label class="toggle \(severity.rawValue)"><input type="checkbox" name="severity" value="\(severity.rawValue)" \
        checked> \(severity.rawValue)s <span class="count">\(count)</span></label>
        """
    }
    return """
      <form class="filter" id="filter" role="search" aria-label="Findings" hidden>
      <label class="search"><span>Search</span>
      <input type="search" name="q" placeholder="Text, id, label, rule or file" autocomplete="off" spellcheck="false" \
      aria-keyshortcuts="/"></label>
      <fieldset class="severities"><legend>Severity</legend>\(severities.joined())</fieldset>
      <label class="choice"><span>Rule</span> <select name="rule"><option value="">all rules</option>\(rules)</select></label>
      <label class="choice"><span>On</span> <select name="on"><option value="">all devices</option>\(deviceConfigurations)</select></label>
      <label class="toggle plain"><input type="checkbox" name="clean"> scenes without findings</label>
      <output id="matches" aria-live="polite"></output>
      </form>
      """
  }

  /// The rules that found something, those with more findings first.
  private var rules: String {
    var counts: [String: Int] = [:]
    for finding in content.findings { counts[finding.rule, default: 0] += 1 }
    let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return order.map { rule, count in
      let name = MarkupText.html(rule)
      return "<option value=\"\(name)\">\(name) (\(count))</option>"
    }.joined()
  }

  private var deviceConfigurations: String {
    content.deviceConfigurations.enumerated().map { "<option value=\"\($0)\">\(MarkupText.html($1))</option>" }.joined()
  }
}
