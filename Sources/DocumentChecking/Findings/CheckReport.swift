import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// What a check of documents found.
package struct CheckReport: Sendable {
  /// What became of one file.
  package struct Document: Sendable {
    /// The path, as it was given or found.
    let path: String
    /// Why it cannot be read; nil if it can.
    let error: DocumentError?
    /// Whether the file is no matter of this check: a document for another platform that was found in a folder, and not named.
    let isPassedOver: Bool
    /// The scenes that it has.
    package let scenes: [Scene]
    /// How many layouts were made of them.
    package let layoutCount: Int
  }

  /// A scene of a document.
  package struct Scene: Hashable, Sendable {
    /// The id of the root view.
    let id: String
    /// What people call it.
    let title: String
    /// Where its root view begins.
    let location: SourceLocation
  }

  /// The files, in the order of their paths.
  package internal(set) var documents: [Document]
  /// What was found, in the order of files, lines and columns.
  package var findings: [ReportedFinding]
  /// The names of the device configurations.
  let deviceConfigurations: [String]
  /// Whether any of the device configurations is in portrait.
  let coversPortrait: Bool
  /// How many findings elements of the documents themselves say are not to be reported.
  package let suppressedCount: Int
  /// How many findings a baseline has.
  package internal(set) var baselineCount = 0
  /// What a baseline has and was not found any more, in its order.
  package internal(set) var staleEntries: [Baseline.Entry] = []
  /// The scenes as they are drawn, in the order of the documents; empty if the configuration asks for none.
  package internal(set) var pictures: [ScenePictures] = []
  /// How much work the check was. All else in a report is the same in every run on the same files.
  package let statistics: CheckStatistics

  /// The files that cannot be read, and should have been.
  package var unreadable: [Document] { documents.filter { $0.error != nil && !$0.isPassedOver } }

  /// How many findings have a severity.
  ///
  /// - Parameter severity: The severity.
  func count(of severity: Finding.Severity) -> Int { findings.filter { $0.severity == severity }.count }

  /// Whether there is a finding of a severity or above.
  ///
  /// - Parameter severity: The severity.
  package func hasFindings(atLeast severity: Finding.Severity) -> Bool {
    findings.contains { $0.severity <= severity }
  }

  /// Whether there is a finding in the scene of some pictures.
  package func hasFindings(in pictures: ScenePictures) -> Bool {
    findings.contains { $0.element.location.file == pictures.path && $0.sceneID == pictures.sceneID }
  }
}

/// How much work a check was.
package struct CheckStatistics: Hashable, Sendable {
  /// How many bytes were read.
  package var bytes = 0
  /// How many scenes there were.
  package var scenes = 0
  /// How many layouts were made.
  package var layouts = 0
  /// The time for reading, summed over all processors.
  package var reading = Duration.zero
  /// The time for laying out and for rules, summed over all processors.
  package var checking = Duration.zero
  /// The time from the beginning to the end.
  package var total = Duration.zero

  /// No work.
  init() {}
}

extension CheckReport {
  /// The paths in which there is no document.
  ///
  /// - Parameter paths: What the check was asked for.
  package func pathsWithoutDocuments(_ paths: [String]) -> [String] { documents.isEmpty ? paths : [] }
}
