import Foundation

/// Which frames of a folder of documents can be compared with layouts.
///
/// The folder has documents in `files`, and an `index.jsonl` with a line for each scene: the file, the ids of the scene's views, how far its frames
/// can be trusted, and for each view whether it is compared and which of its coordinates are not unique.
struct ConformanceIndex: Sendable {
  /// One scene.
  struct Entry: Sendable, Decodable {
    let file: String
    let src: String
    let quality: String
    let views: [String?]
    let skip: [Int]
    let notUnique: [Int]
    let tags: [String]

    /// Whether every compared coordinate follows from known rules, at least within half a point.
    var isCompared: Bool { quality == "exact" || quality == "half" }
  }

  /// By file, in the order of the index.
  private(set) var entries: [(file: String, scenes: [Entry])] = []

  init(folder: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent("index.jsonl"))
    let decoder = JSONDecoder()
    var places: [String: Int] = [:]
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let entry = try decoder.decode(Entry.self, from: line)
      if let place = places[entry.file] {
        entries[place].scenes.append(entry)
      } else {
        places[entry.file] = entries.count
        entries.append((entry.file, [entry]))
      }
    }
  }
}
