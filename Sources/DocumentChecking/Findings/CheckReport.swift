import InterfaceBuilder
import LayoutModel

/// What a check of documents found.
public struct CheckReport: Sendable {
  /// What became of one file.
  public struct Document: Sendable {
    /// The path, as it was given or found.
    public let path: String
    /// Why it cannot be read; nil if it can.
    public let error: DocumentError?
    /// Whether the file is no matter of this check: a document for another platform that was found in a folder, and not named.
    public let isPassedOver: Bool
    /// The scenes that it has.
    public let scenes: [Scene]
    /// How many layouts were made of them.
    public let layoutCount: Int
  }

  /// A scene of a document.
  public struct Scene: Hashable, Sendable {
    /// The id of the root view.
    public let id: String
    /// What people call it.
    public let title: String
    /// Where its root view begins.
    public let location: SourceLocation
  }

  /// The files, in the order of their paths.
  public internal(set) var documents: [Document]
  /// What was found, in the order of files, lines and columns.
  public internal(set) var findings: [ReportedFinding]
  /// The names of the surroundings.
  public let surroundings: [String]
  /// How many findings elements of the documents themselves say are not to be reported.
  public let suppressedCount: Int
  /// How many findings a baseline has.
  public internal(set) var baselineCount = 0
  /// What a baseline has and was not found any more, in its order.
  public internal(set) var staleEntries: [Baseline.Entry] = []
  /// The scenes as they are drawn, in the order of the documents; empty if the configuration asks for none.
  public internal(set) var pictures: [ScenePictures] = []
  /// How much work the check was. All else in a report is the same in every run on the same files.
  public let statistics: CheckStatistics

  /// The files that cannot be read, and should have been.
  public var unreadable: [Document] { documents.filter { $0.error != nil && !$0.isPassedOver } }

  /// How many findings are as bad as some severity.
  ///
  /// - Parameter severity: The severity.
  public func count(of severity: Finding.Severity) -> Int { findings.filter { $0.severity == severity }.count }

  /// Whether there is a finding that is as bad as some severity, or worse.
  ///
  /// - Parameter severity: The severity.
  public func hasFindings(atLeast severity: Finding.Severity) -> Bool {
    findings.contains { $0.severity <= severity }
  }
}

/// How much work a check was.
public struct CheckStatistics: Hashable, Sendable {
  /// How many bytes were read.
  public var bytes = 0
  /// How many scenes there were.
  public var scenes = 0
  /// How many layouts were made.
  public var layouts = 0
  /// The time for reading, summed over all processors.
  public var reading = Duration.zero
  /// The time for laying out and for rules, summed over all processors.
  public var checking = Duration.zero
  /// The time from the beginning to the end.
  public var total = Duration.zero

  /// No work.
  public init() {}
}

extension CheckReport {
  /// The paths in which there is no document.
  ///
  /// - Parameter paths: What the check was asked for.
  public func pathsWithoutDocuments(_ paths: [String]) -> [String] { documents.isEmpty ? paths : [] }
}
