import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// How far views that are found to be ambiguous are those that Interface Builder marked so when it saved the documents.
///
/// Hidden views are left out.
package struct AmbiguityAgreement: Sendable {
  /// Views that both call ambiguous.
  package private(set) var agreed = 0
  /// Views that only this package calls ambiguous: file, scene, id and what is not determined.
  package private(set) var onlyFound: [String] = []
  /// Views that only the documents mark: file, scene and id.
  package private(set) var onlyMarked: [String] = []

  /// The share of the views found that are marked; 1 if none is found.
  package var precision: Double { Self.share(agreed, of: agreed + onlyFound.count) }
  /// The share of the marked views that are found; 1 if none is marked.
  package var recall: Double { Self.share(agreed, of: agreed + onlyMarked.count) }

  private static func share(_ part: Int, of whole: Int) -> Double { whole == 0 ? 1 : Double(part) / Double(whole) }

  /// Compares a scene in the device configurations that its document was drawn for.
  mutating func add(_ scene: InterfaceScene, file: String) {
    var engine = scene.engine
    guard (try? engine.layout()) != nil, let findings = try? engine.ambiguities() else { return }
    var found: [String: [String]] = [:]
    for finding in findings {
      guard case .ambiguity(let ambiguity) = finding.kind, case .view(let view) = ambiguity.item,
        let element = scene.element(of: view), !scene.tree.isHiddenOnScreen(view)
      else {
        continue
      }
      found[element.id, default: []].append("\(ambiguity.axis.rawValue) \(ambiguity.aspect.rawValue)")
    }
    for element in scene.elements where element.kind != "constraint" {
      let name = "\(file) \(scene.root.id) \(element.kind) \(element.id)"
      switch (found[element.id], element.isMarkedAmbiguous) {
      case (.some, true): agreed += 1
      case (let aspects?, false): onlyFound.append("\(name): \(aspects.joined(separator: ", "))")
      case (nil, true): onlyMarked.append(name)
      case (nil, false): break
      }
    }
  }
}
