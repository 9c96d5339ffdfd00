import Foundation
import LayoutAnalysis

/// The findings that are known, so that only new ones are reported.
package struct Baseline: Codable, Hashable, Sendable {
  /// One finding that is known.
  package struct Entry: Codable, Hashable, Sendable {
    /// As in ``ReportedFinding/fingerprint``.
    let fingerprint: String
    /// The rule, for people.
    let rule: String
    /// The path of the file, for people.
    let file: String
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
  let findings: [Entry]

  /// The version that is written, and the only one that is read.
  static let currentVersion = 1

  /// The baseline of a report: all of its findings are known from now on.
  ///
  /// - Parameter findings: The findings.
  package init(_ findings: [ReportedFinding]) {
    version = Self.currentVersion
    var seen: Set<String> = []
    self.findings = findings.map {
      Entry(fingerprint: $0.fingerprint, rule: $0.rule, file: $0.element.location.file, element: $0.element.id)
    }
    .filter { seen.insert($0.fingerprint).inserted }
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
      throw ReadingError(description: "this is no baseline: \(JSONFailure(error))")
    }
    guard version == Self.currentVersion else {
      throw ReadingError(
        description:
          "the baseline has version \(version), and only version \(Self.currentVersion) is read: write it again")
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
    let known = Set(baseline.findings.map(\.fingerprint))
    let found = Set(findings.map(\.fingerprint))
    var result = self
    result.findings = findings.filter { !known.contains($0.fingerprint) }
    result.baselineCount = findings.count - result.findings.count
    result.staleEntries = baseline.findings.filter { !found.contains($0.fingerprint) }
    return result
  }
}
