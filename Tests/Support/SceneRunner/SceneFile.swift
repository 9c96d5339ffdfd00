import Foundation

/// Reads documents with one scene a line. Empty lines are passed over.
package struct SceneFile: Sendable {
  /// What is wrong with a line.
  package struct Complaint: Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    /// With the place in the line, as far as it is known.
    package var reason: String
  }

  /// The scenes of the lines that could be read, with the numbers of the lines, counted from 1.
  package private(set) var lines: [(number: Int, scene: Scene)] = []
  /// What is wrong with the other lines.
  package private(set) var complaints: [Complaint] = []

  /// The scenes of the lines that could be read.
  package var scenes: [Scene] { lines.map(\.scene) }

  /// Reads a document.
  package init(_ data: Data) {
    let decoder = JSONDecoder()
    for (number, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }) {
        continue
      }
      do {
        lines.append((number + 1, try decoder.decode(Scene.self, from: Data(line))))
      } catch let error as DecodingError {
        complaints.append(Complaint(line: number + 1, reason: error.explanation))
      } catch {
        complaints.append(Complaint(line: number + 1, reason: "\(error)"))
      }
    }
  }
}

extension DecodingError {
  /// What is wrong, with the place.
  package var explanation: String {
    func at(_ path: [any CodingKey], _ text: String) -> String {
      let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return place.isEmpty ? text : "\(place.drop { $0 == "." }): \(text)"
    }
    switch self {
    case .keyNotFound(let key, let context): return at(context.codingPath, "\"\(key.stringValue)\" is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return at(context.codingPath, context.debugDescription)
    @unknown default: return "\(self)"
    }
  }
}
