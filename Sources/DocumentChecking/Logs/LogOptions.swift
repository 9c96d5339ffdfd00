/// How a report on a log is written.
package enum LogFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: each different message once, as soon as it has ended, with a summary.
  case text
  /// JSON, an object a line for each message.
  case json
  /// Markdown, for a comment on a pull request or an issue.
  case markdown
  /// Workflow commands, which GitHub shows as annotations without a file.
  case github
  /// JUnit's XML, a test case for each different message.
  case junit
}

/// Which messages make the check fail.
package enum LogThreshold: String, Hashable, Sendable, CaseIterable {
  /// All.
  case any
  /// Those that an app can settle.
  case app
  /// None.
  case never
}

/// What a report on a log leaves out and hides.
package struct LogOptions: Sendable {
  /// How it is written.
  package var format = LogFormat.text
  /// Whether names, classes and texts of the app are replaced.
  package var isPrivate = false
  /// Which messages make the check fail.
  package var failOn = LogThreshold.any
  /// The messages that are known.
  package var baseline: LogBaseline?
  /// Whether the text may have colours.
  package var hasColours = false
  /// Whether each different message is drawn.
  package var drawsPictures = false

  /// Makes the options that hold without any said.
  package init() {}
}
