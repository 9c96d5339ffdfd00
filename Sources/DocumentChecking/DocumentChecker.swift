import Foundation
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Checks storyboards and xibs: reads each document, lays its scenes out in all device configurations, and says what is wrong.
///
/// ```swift
/// let report = await DocumentChecker().check(["Sources"])
/// for finding in report.findings { print(finding.element.location, finding.text) }
/// ```
package struct DocumentChecker: Sendable {
  /// How far a check has come.
  package struct Progress: Hashable, Sendable {
    /// How many documents are done.
    package let done: Int
    /// How many documents there are.
    package let total: Int
    /// The path of the one that was done last.
    package let path: String
  }

  /// What is checked.
  let configuration: CheckConfiguration
  /// Where relative paths begin.
  let workingDirectory: String
  private let deviceConfigurations: [InterfaceIdiom: [DeviceConfiguration]]

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - configuration: What is checked.
  ///   - workingDirectory: Where relative paths begin; that of the process unless given.
  package init(
    _ configuration: CheckConfiguration = CheckConfiguration(),
    workingDirectory: String = FileManager.default.currentDirectoryPath
  ) {
    self.configuration = configuration
    self.workingDirectory = workingDirectory
    deviceConfigurations = [
      .phone: configuration.matrix.deviceConfigurations(for: .phone),
      .pad: configuration.matrix.deviceConfigurations(for: .pad),
    ]
  }

  /// Checks all documents at some paths, on all processors.
  ///
  /// A document is let go of when it is done, so that memory does not grow with their number.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders with documents in them and in their folders.
  ///   - progress: Called after each document, never twice at a time.
  /// - Returns: The report. The same files give the same report, whichever processor did what.
  /// - Complexity: A layout for each scene in each of the device configurations.
  package func check(
    _ paths: [String], progress: (@Sendable (Progress) -> Void)? = nil
  ) async -> CheckReport {
    let search = DocumentSearch(exclusions: configuration.exclusions, workingDirectory: workingDirectory)
    let found = search.documents(at: paths)
    return await check(found.count, progress: progress) { place in
      let file = found[place]
      return await DocumentCheck(self.configuration, self.deviceConfigurations)
        .check(path: file.path, isNamed: file.isNamed) { path throws(DocumentError) in
          try Self.read(path, at: search.absolutePath(path))
        }
    }
  }

  /// Checks documents that were read already.
  ///
  /// - Parameter documents: The documents.
  package func check(_ documents: [InterfaceDocument]) async -> CheckReport {
    await check(documents.count, progress: nil) { place in
      let document = documents[place]
      return await DocumentCheck(self.configuration, self.deviceConfigurations)
        .check(path: document.path, isNamed: true) { _ throws(DocumentError) in (document, 0) }
    }
  }

  private static func read(_ path: String, at absolute: String) throws(DocumentError) -> (InterfaceDocument, Int) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: absolute), options: .mappedIfSafe)
    } catch {
      let exists = FileManager.default.fileExists(atPath: absolute)
      throw DocumentError(
        .unreadable, exists ? "the file cannot be read" : "there is no such file or folder",
        at: SourceLocation(file: path, line: 1, column: 1))
    }
    return (try InterfaceDocument(reading: data, path: path), data.count)
  }

  /// Checks documents by their places, a few at a time.
  private func check(
    _ count: Int, progress: (@Sendable (Progress) -> Void)?,
    _ body: @escaping @Sendable (Int) async -> DocumentOutcome
  ) async -> CheckReport {
    let clock = ContinuousClock()
    let start = clock.now
    let width = max(2, ProcessInfo.processInfo.activeProcessorCount)
    let outcomes = await withTaskGroup(of: (Int, DocumentOutcome).self) { group in
      for place in 0..<min(width, count) { group.addTask { (place, await body(place)) } }
      var next = width
      var result: [DocumentOutcome?] = Array(repeating: nil, count: count)
      var done = 0
      for await (place, outcome) in group {
        result[place] = outcome
        done += 1
        progress?(Progress(done: done, total: count, path: outcome.document.path))
        if next < count {
          let place = next
          group.addTask { (place, await body(place)) }
          next += 1
        }
      }
      return result.compactMap { $0 }
    }
    return report(outcomes, total: clock.now - start)
  }

  private func report(_ outcomes: [DocumentOutcome], total: Duration) -> CheckReport {
    var statistics = CheckStatistics()
    for outcome in outcomes {
      statistics.bytes += outcome.bytes
      statistics.scenes += outcome.document.scenes.count
      statistics.layouts += outcome.document.layoutCount
      statistics.reading += outcome.reading
      statistics.checking += outcome.checking
    }
    statistics.total = total
    let idioms = InterfaceIdiom.known.filter { idiom in outcomes.contains { $0.idioms.contains(idiom) } }
    let configurations = idioms.flatMap { deviceConfigurations[$0] ?? [] }
    var seen: Set<String> = []
    var report = CheckReport(
      documents: outcomes.map(\.document), findings: outcomes.flatMap(\.findings).sorted(),
      deviceConfigurations: configurations.map(\.label).filter { seen.insert($0).inserted },
      coversPortrait: configurations.contains { $0.orientation == .portrait },
      suppressedCount: outcomes.reduce(0) { $0 + $1.suppressedCount }, statistics: statistics)
    report.pictures = outcomes.flatMap(\.pictures)
    return report
  }
}
