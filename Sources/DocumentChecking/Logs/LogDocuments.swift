import ConflictLog

/// Workflow commands, which GitHub shows as annotations. They have no file: a log does not say where the code stands.
struct LogGitHub {
  let line: String

  init(_ finding: LogFinding) {
    let level = finding.isForApp ? "warning" : "notice"
    let body = LogFindingText(finding, number: nil, hasColours: false).text
    let title = GitHubReport.property("layoutcheck: \(finding.cause)")
    line = "::\(level) title=\(title)::\(GitHubReport.data(finding.explanation.headline + "\n" + body))\n"
  }
}

/// Markdown, for a comment.
enum LogMarkdown {
  static func section(_ finding: LogFinding) -> String {
    let text = LogFindingText(finding, number: nil, hasColours: false).text
    // A fence that is longer than any that the text may have.
    return "````text\n\(text)````\n"
  }

  static func document(_ groups: [LogReporter.Group], _ summary: LogSummary) -> String {
    var lines = ["# Unsatisfiable constraints", "", summary.headline + ".", ""]
    if !groups.isEmpty {
      lines += ["| Cause | Different | Messages |", "| --- | ---: | ---: |"]
      lines += summary.causes.map { "| \(escaped($0.cause)) | \($0.different) | \($0.messages) |" }
    }
    for group in groups where group.isNew {
      lines += ["", "## \(escaped(group.headline))", ""]
      let times = group.count > 1 ? ", \(group.count) times" : ""
      lines += ["\(escaped(group.place))\(times)", "", group.body]
    }
    return lines.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }

  /// Text without what Markdown and HTML read as their own.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

/// JUnit's XML: a test case for each different message.
enum LogJUnit {
  static func document(_ groups: [LogReporter.Group], _ isFailure: (LogReporter.Group) -> Bool) -> String {
    let reported = groups.filter(\.isNew)
    let failures = reported.filter(isFailure).count
    let counts = #"tests="\#(reported.count)" failures="\#(failures)" errors="0" skipped="0""#
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<testsuites name="layoutcheck" \#(counts)>"#,
      #"  <testsuite name="unsatisfiable constraints" \#(counts)>"#,
    ]
    for group in reported {
      let name = XMLText.attribute("\(group.place): \(group.headline)")
      let element = isFailure(group) ? "failure" : "system-out"
      let message = isFailure(group) ? #" message="\#(XMLText.attribute(group.headline))""# : ""
      lines.append(#"    <testcase classname="\#(XMLText.attribute(group.cause))" name="\#(name)">"#)
      lines.append("      <\(element)\(message)>\(XMLText.content(group.body))</\(element)>")
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }
}
