import Foundation

/// The conflicts of a log that are known, so that only new ones are reported.
package struct LogBaseline: Codable, Hashable, Sendable {
  /// One conflict that is known.
  package struct Entry: Codable, Hashable, Sendable {
    /// What stays the same when addresses and numbers change.
    let fingerprint: String
    /// The pattern behind it, for people.
    let cause: String
    /// What does not fit, for people.
    let headline: String
  }

  /// The version of the format.
  let version: Int
  /// The conflicts, by cause, headline and fingerprint.
  let conflicts: [Entry]

  /// The version that is written, and the only one that is read.
  static let currentVersion = 1

  init(_ conflicts: [Entry]) {
    version = Self.currentVersion
    self.conflicts = conflicts.sorted {
      ($0.cause, $0.headline, $0.fingerprint) < ($1.cause, $1.headline, $1.fingerprint)
    }
  }

  /// Reads a baseline.
  ///
  /// - Parameter data: What ``data()`` made.
  /// - Throws: `Baseline.ReadingError` if it is none, or of another version.
  package init(reading data: Data) throws(Baseline.ReadingError) {
    do {
      self = try JSONDecoder().decode(LogBaseline.self, from: data)
    } catch {
      throw Baseline.ReadingError(description: "this is no baseline of a log: \(JSONFailure(error, in: data))")
    }
    guard version == Self.currentVersion else {
      throw Baseline.ReadingError(
        description:
          "the baseline has version \(version), and only version \(Self.currentVersion) is read: write it anew")
    }
  }

  /// The baseline as JSON, one that differs only where the conflicts do.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
