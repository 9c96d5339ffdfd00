import Foundation

/// Which frames of a folder of documents can be compared with layouts.
///
/// The folder has documents in `files`, and an `index.jsonl` with a line for each scene: the file, the ids of the scene's views, how far its frames
/// can be trusted, and for each view whether it is compared and which of its coordinates are not unique.
package struct DocumentIndex: Sendable {
  /// A line that is no scene, or a folder without an index.
  package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the index.
    package let path: String
    /// The line, from 1; nil for the file as a whole.
    package let line: Int?
    /// What is wrong.
    package let reason: String

    package var description: String { path + (line.map { ":\($0)" } ?? "") + ": " + reason }
  }

  /// One scene.
  package struct Entry: Sendable, Decodable {
    /// The name of the document in `files`.
    package let file: String
    let src: String
    let quality: String
    let views: [String?]
    let skip: [Int]
    let notUnique: [Int]
    let tags: [String]

    /// Whether every compared coordinate follows from known rules, at least within half a point.
    var isCompared: Bool { quality == "exact" || quality == "half" }

    /// The id of the scene's root view.
    var rootID: String? { views.first ?? nil }

    /// What is wrong with the entry; nil for one that can be compared.
    var problem: String? {
      if file.isEmpty { return "it names no file" }
      if views.isEmpty { return "it names no views" }
      for (name, list) in [("skip", skip), ("notUnique", notUnique)] where list.count != views.count {
        return "\(name) has \(list.count) entries for \(views.count) views"
      }
      return nil
    }
  }

  /// By file, in the order of the index.
  package private(set) var entries: [(file: String, scenes: [Entry])] = []

  /// Reads the index of a folder.
  ///
  /// - Throws: ``Malformed`` if there is none, or if a line of it is no scene.
  package init(folder: String) throws(Malformed) {
    let path = URL(fileURLWithPath: folder).appendingPathComponent("index.jsonl").path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Malformed(path: path, line: nil, reason: "there is no such file, or it is not readable")
    }
    try self.init(data, path: path)
  }

  /// Reads an index.
  ///
  /// - Parameters:
  ///   - data: One JSON object a line.
  ///   - path: The path of the file, for errors.
  /// - Throws: ``Malformed`` if a line is no scene.
  package init(_ data: Data, path: String) throws(Malformed) {
    let decoder = JSONDecoder()
    var positions: [String: Int] = [:]
    for (number, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      let entry: Entry
      do {
        entry = try decoder.decode(Entry.self, from: line)
      } catch {
        throw Malformed(path: path, line: number + 1, reason: "the line is no scene: \(error)")
      }
      if let problem = entry.problem { throw Malformed(path: path, line: number + 1, reason: problem) }
      if let position = positions[entry.file] {
        entries[position].scenes.append(entry)
      } else {
        positions[entry.file] = entries.count
        entries.append((entry.file, [entry]))
      }
    }
  }
}
