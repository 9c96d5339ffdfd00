import Foundation
import LayoutAnalysis

/// The findings that are known, so that only new ones are reported.
package struct Baseline: Codable, Hashable, Sendable {
  /// One finding that is known.
  package struct Entry: Codable, Hashable, Sendable {
    /// As in ``ReportedFinding/fingerprint``, or in version 1 with the path of the file in it.
    let fingerprint: String
    /// The rule, for people.
    let rule: String
    /// The path of the file, for people; it also tells copies of a document apart.
    package let file: String
    /// The id of the element, for people.
    package let element: String
  }

  /// What is wrong with the file of a baseline.
  package struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence for people.
    package let description: String
  }

  /// The version of the format.
  let version: Int
  /// The findings, by file, rule, element and fingerprint.
  package let findings: [Entry]

  /// The version that is written. Version 1, which is still read, knows findings by the path of their file.
  static let currentVersion = 2

  /// The baseline of a report: all of its findings are known from now on.
  ///
  /// - Parameter findings: The findings.
  package init(_ findings: [ReportedFinding]) {
    version = Self.currentVersion
    var seen: Set<Entry> = []
    self.findings = findings.map {
      Entry(fingerprint: $0.fingerprint, rule: $0.rule, file: $0.element.location.file, element: $0.element.id)
    }
    .filter { seen.insert($0).inserted }
    .sorted { ($0.file, $0.rule, $0.element, $0.fingerprint) < ($1.file, $1.rule, $1.element, $1.fingerprint) }
  }

  /// Reads a baseline.
  ///
  /// - Parameter data: What ``data()`` made.
  /// - Throws: ``ReadingError`` if it is none, or of another version.
  package init(reading data: Data) throws(ReadingError) {
    do {
      self = try JSONDecoder().decode(Baseline.self, from: data)
    } catch {
      throw ReadingError(description: "this is no baseline: \(JSONFailure(error, in: data))")
    }
    guard (1...Self.currentVersion).contains(version) else {
      throw ReadingError(
        description:
          "the baseline has version \(version), and versions up to \(Self.currentVersion) are read: write it again")
    }
  }

  /// The baseline as JSON, one that differs only where the findings do.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension CheckReport {
  /// The report without what a baseline has, which is only counted.
  ///
  /// - Parameter baseline: The findings that are known.
  package func removing(_ baseline: Baseline) -> CheckReport {
    let match = BaselineMatch(baseline, findings)
    var result = self
    result.findings = findings.enumerated().filter { !match.isKnown[$0.offset] }.map(\.element)
    result.baselineCount = findings.count - result.findings.count
    result.staleEntries = zip(baseline.findings, match.isFound).filter { !$0.1 }.map(\.0)
    return result
  }
}

/// Which findings of a report a baseline has.
///
/// Paths may differ, since a folder may have been renamed or the tool started elsewhere. But where several files have a finding in common, as copies
/// of a document do, the baseline knows it in as many files as it lists: those of the same path first, then the others in order.
private struct BaselineMatch {
  /// For each finding, whether the baseline has it.
  private(set) var isKnown: [Bool]
  /// For each entry of the baseline, whether it was found.
  private(set) var isFound: [Bool]

  init(_ baseline: Baseline, _ findings: [ReportedFinding]) {
    isKnown = Array(repeating: false, count: findings.count)
    isFound = Array(repeating: false, count: baseline.findings.count)
    let usesPaths = baseline.version == 1
    let prints = findings.map { usesPaths ? $0.pathFingerprint : $0.fingerprint }
    let entries = Dictionary(grouping: baseline.findings.indices) { baseline.findings[$0].fingerprint }
    let places = Dictionary(grouping: findings.indices) { prints[$0] }
    for (print, places) in places {
      guard let entries = entries[print] else { continue }
      let files = Dictionary(grouping: places) { findings[$0].element.location.file }
      var known = files.keys.filter { file in entries.contains { baseline.findings[$0].file == file } }
      let others = files.keys.filter { !known.contains($0) }.sorted()
      known += usesPaths ? others[...] : others.prefix(max(0, entries.count - known.count))
      for file in known { for place in files[file] ?? [] { isKnown[place] = true } }
      var found = entries.filter { files[baseline.findings[$0].file] != nil }
      found += entries.filter { !found.contains($0) }.prefix(max(0, known.count - found.count))
      for entry in found { isFound[entry] = true }
    }
  }
}
