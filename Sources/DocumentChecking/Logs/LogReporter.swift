import ConflictLog

/// Reads texts piece by piece and reports the messages in them.
///
/// Of a message only its fingerprint is kept, and in formats that are written as a whole its few lines: texts may be of any size.
package struct LogReporter {
  /// A message that was met for the first time.
  struct Group {
    let fingerprint: String
    let cause: String
    let headline: String
    let place: String
    let isNew: Bool
    let isForApp: Bool
    /// What the formats that are written as a whole say about it.
    let body: String
    var count = 1
  }

  /// A drawn message.
  package struct Picture: Sendable {
    /// A name for the file, without its extension.
    package let name: String
    /// The picture.
    package let svg: String
  }

  private let options: LogOptions
  private let known: Set<String>
  private var reader = ConflictLogReader()
  private var source = ""
  private var mask: NameMask?
  private var positions: [String: Int] = [:]
  private(set) var groups: [Group] = []
  private(set) var messageCount = 0
  private var pictures: [Picture] = []

  /// Makes a reporter.
  ///
  /// - Parameter options: What it leaves out and hides.
  package init(_ options: LogOptions) {
    self.options = options
    known = Set(options.baseline?.conflicts.map(\.fingerprint) ?? [])
    mask = options.isPrivate ? NameMask() : nil
  }

  /// Begins a text.
  ///
  /// - Parameter source: Its name, as a file is named on the command line.
  package mutating func begin(_ source: String) {
    self.source = source
    reader = ConflictLogReader()
  }

  /// Reads the next piece of the text.
  ///
  /// - Returns: What can be written already.
  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> String { report(reader.read(bytes)) }

  /// Ends the text.
  ///
  /// - Returns: What can be written then.
  package mutating func end() -> String { report(reader.finish()) }

  /// Ends the report.
  ///
  /// - Returns: What is written last: a summary, or the whole of a format that is written as one.
  package func conclusion() -> String {
    switch options.format {
    case .text: LogSummary(self, options).text
    case .json, .github: ""
    case .markdown: LogMarkdown.document(groups, LogSummary(self, options))
    case .junit: LogJUnit.document(groups, isFailure)
    }
  }

  /// Whether the messages make the check fail.
  package var fails: Bool { groups.contains(where: isFailure) }

  /// How many messages there were, and how many different ones.
  package var counts: (messages: Int, different: Int) { (messageCount, groups.count) }

  /// All conflicts as known ones.
  package var baseline: LogBaseline {
    LogBaseline(
      groups.map { LogBaseline.Entry(fingerprint: $0.fingerprint, cause: $0.cause, headline: $0.headline) })
  }

  /// Takes the pictures that were drawn since the last call.
  package mutating func takePictures() -> [Picture] {
    defer { pictures = [] }
    return pictures
  }

  private func isFailure(_ group: Group) -> Bool {
    guard group.isNew else { return false }
    switch options.failOn {
    case .any: return true
    case .app: return group.isForApp
    case .never: return false
    }
  }

  private mutating func report(_ messages: [ConflictMessage]) -> String {
    var text = ""
    for message in messages { text += report(message) }
    return text
  }

  private mutating func report(_ message: ConflictMessage) -> String {
    messageCount += 1
    let fingerprint = Fingerprint(LogFinding.parts(of: message)).text
    if let position = positions[fingerprint] {
      groups[position].count += 1
      if options.format != .json { return "" }
    }
    mask?.add(message)
    let finding = LogFinding(message, in: source, masking: mask)
    let isNew = !known.contains(fingerprint)
    if positions[fingerprint] != nil { return LogJSON(finding, isNew: isNew).line }
    positions[fingerprint] = groups.count
    groups.append(
      Group(
        fingerprint: fingerprint, cause: finding.cause, headline: finding.explanation.headline, place: finding.place,
        isNew: isNew, isForApp: finding.isForApp, body: isNew ? body(finding) : ""))
    if options.drawsPictures, isNew,
      let picture = ConflictPicture(finding.message, finding.analysis, finding.explanation)
    {
      pictures.append(Picture(name: "conflict-\(groups.count)", svg: picture.svg))
    }
    if options.format == .json { return LogJSON(finding, isNew: isNew).line }
    guard isNew else { return "" }
    switch options.format {
    case .text: return LogFindingText(finding, number: groups.count, hasColours: options.hasColours).text
    case .github: return LogGitHub(finding).line
    case .json, .markdown, .junit: return ""
    }
  }

  private func body(_ finding: LogFinding) -> String {
    switch options.format {
    case .markdown: LogMarkdown.section(finding)
    case .junit: LogFindingText(finding, number: nil, hasColours: false).text
    case .text, .json, .github: ""
    }
  }
}
