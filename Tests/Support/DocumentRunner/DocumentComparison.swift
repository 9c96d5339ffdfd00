import Foundation
import InterfaceBuilder
import LayoutModel

/// How far layouts of documents agree with the frames that the documents record.
///
/// Each scene is laid out at the device that its document was drawn for, with nothing but what the document says.
package struct DocumentComparison: Sendable {
  /// How one scene compares.
  package struct Outcome: Sendable {
    /// The file, and the id of the scene's root.
    package let file: String
    /// The id of the scene's root view.
    package let rootID: String
    /// The kind of scene, in the words of the index.
    package let source: String
    /// Whether the record follows exactly from known rules, and not only within half a point.
    package let isExact: Bool
    /// What the scene uses, in the words of the index.
    package let tags: [String]
    /// How many coordinates were compared.
    package let compared: Int
    /// The coordinates that are further than half a point from the record: the view's id, the coordinate, the recorded and the actual value.
    package let differences: [String]
    /// The largest difference in points.
    package let largest: Double

    /// Whether every compared coordinate lies within half a point.
    package var isNear: Bool { differences.isEmpty }
  }

  /// The compared scenes, in the order of the index.
  package let outcomes: [Outcome]
  /// The documents that could not be read.
  package let errors: [DocumentError]
  /// How many documents were read.
  package let documentCount: Int
  /// What became of the constraints of all documents.
  package let constraints: InterfaceDocument.ConstraintCounts
  /// Whether the same views are ambiguous as for Interface Builder, in all scenes of the documents.
  package let ambiguity: AmbiguityAgreement

  /// By how much a coordinate may differ, with room for the digits of the record.
  static let tolerance = 0.5 + 1e-3

  /// Reads and lays out every document of a folder.
  ///
  /// - Parameter folder: A folder with `index.jsonl` and `files`.
  /// - Throws: What reading the index throws.
  package init(folder: String) throws(DocumentIndex.Malformed) {
    let index = try DocumentIndex(folder: folder)
    var outcomes: [Outcome] = []
    var errors: [DocumentError] = []
    var counts = InterfaceDocument.ConstraintCounts()
    var ambiguity = AmbiguityAgreement()
    for (file, entries) in index.entries {
      do throws(DocumentError) {
        let document = try InterfaceDocument(contentsOfFile: "\(folder)/files/\(file)")
        counts.add(document.constraintCounts)
        for scene in document.scenes { ambiguity.add(scene, file: file) }
        for entry in entries where entry.isCompared {
          guard let root = entry.rootID, let scene = document.scenes.first(where: { $0.root.id == root })
          else {
            outcomes.append(Outcome(missing: entry))
            continue
          }
          outcomes.append(Outcome(entry, scene))
        }
      } catch {
        errors.append(error)
      }
    }
    self.outcomes = outcomes
    self.errors = errors
    documentCount = index.entries.count
    constraints = counts
    self.ambiguity = ambiguity
  }
}

extension DocumentComparison.Outcome {
  /// A scene that reading did not find.
  fileprivate init(missing entry: DocumentIndex.Entry) {
    self.init(
      file: entry.file, rootID: entry.rootID ?? "", source: entry.src, isExact: entry.quality == "exact",
      tags: entry.tags, compared: 0, differences: ["the scene was not found"], largest: .infinity)
  }

  fileprivate init(_ entry: DocumentIndex.Entry, _ scene: InterfaceScene) {
    var differences: [String] = []
    var largest = 0.0
    var compared = 0
    var engine = scene.engine
    do {
      let result = try engine.layout()
      for (place, id) in entry.views.enumerated().dropFirst() where entry.skip[place] == 0 {
        guard let id else { continue }
        guard let view = scene.view(withID: id), let frame = result.frame(of: view),
          let recorded = scene.element(of: view)?.recordedFrame
        else {
          differences.append("\(id) has no frame")
          continue
        }
        let pairs = [
          ("x", recorded.minX, frame.minX), ("y", recorded.minY, frame.minY),
          ("width", recorded.width, frame.width), ("height", recorded.height, frame.height),
        ]
        for (bit, (name, expected, actual)) in pairs.enumerated() where entry.notUnique[place] & (1 << bit) == 0 {
          compared += 1
          let difference = (expected - actual).magnitude
          largest = max(largest, difference)
          if difference > DocumentComparison.tolerance { differences.append("\(id) \(name) \(expected) → \(actual)") }
        }
      }
    } catch {
      differences.append("\(error)")
      largest = .infinity
    }
    self.init(
      file: entry.file, rootID: scene.root.id, source: entry.src, isExact: entry.quality == "exact", tags: entry.tags,
      compared: compared, differences: differences, largest: largest)
  }
}
