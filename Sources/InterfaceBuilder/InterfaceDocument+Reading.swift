import Foundation

extension InterfaceDocument {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - path: The path of the file, for messages.
  /// - Throws: ``DocumentError`` if the file is no document of Interface Builder for iOS. What is broken inside a document is a message.
  /// - Complexity: O(n) for n bytes.
  public init(reading data: Data, path: String) throws(DocumentError) {
    let facts = try DocumentFacts(DocumentParser.parse(data, path: path))
    let bars = ControllerBars(facts)
    var messages = facts.messages
    let device = facts.device(&messages)
    var scenes: [InterfaceScene] = []
    var fates: [DocumentElement: SceneAssembly.ConstraintFate] = [:]
    for root in facts.sceneRoots {
      let reader = SceneReader(
        SceneBlueprint(
          facts: facts, root: root, bars: bars.bars(of: root.owner), isEmbedded: bars.isEmbedded(root.owner),
          device: device))
      scenes.append(reader.scene)
      messages += reader.assembly.messages
      fates.merge(reader.fates) { first, _ in first }
    }
    self.init(
      path: path, toolsVersion: facts.toolsVersion, scenes: scenes,
      messages: Self.sorted(messages + facts.unreachedConstraints(fates)),
      constraintCounts: ConstraintCounts(facts, fates))
  }

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``DocumentError`` as ``init(reading:path:)``, or if there is no such file.
  public init(contentsOfFile path: String) throws(DocumentError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw DocumentError(
        .unreadable, "the file cannot be read", at: SourceLocation(file: path, line: 1, column: 1))
    }
    try self.init(reading: data, path: path)
  }
}
