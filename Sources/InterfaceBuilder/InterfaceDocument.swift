import Foundation
import LayoutModel

/// A storyboard or xib, read.
public struct InterfaceDocument: Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The major version of the editor that wrote it; 0 if it does not say.
  package let toolsVersion: Int
  /// What is laid out on its own, in the order of the document.
  public let scenes: [InterfaceScene]
  /// What is broken in the document, or not taken into account, in the order of the document.
  public let messages: [DocumentMessage]
  /// How many constraints the document contains, and what became of them.
  package let constraintCounts: ConstraintCounts

  /// What became of the constraints of a document.
  package struct ConstraintCounts: Hashable, Sendable {
    /// All that the document contains.
    package internal(set) var total = 0
    /// Those that are in the tree of a scene, at least for some size classes.
    package internal(set) var installed = 0
    /// Those that the document says are not installed, or that reach into views that are not.
    package internal(set) var notInstalled = 0
    /// Those that a message names.
    package internal(set) var refused = 0

    package init() {}
  }

  package init(
    path: String, toolsVersion: Int, scenes: [InterfaceScene], messages: [DocumentMessage],
    constraintCounts: ConstraintCounts = ConstraintCounts()
  ) {
    self.path = path
    self.toolsVersion = toolsVersion
    self.scenes = scenes
    self.messages = messages
    self.constraintCounts = constraintCounts
  }
}

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

  /// Messages in the order of the document.
  private static func sorted(_ messages: [DocumentMessage]) -> [DocumentMessage] {
    messages.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }
}

extension InterfaceDocument.ConstraintCounts {
  /// Counts what became of the constraints of a document.
  init(_ facts: DocumentFacts, _ fates: [DocumentElement: SceneAssembly.ConstraintFate]) {
    for element in facts.constraintElements {
      total += 1
      switch fates[element] {
      case .installed: installed += 1
      case .notInstalled: notInstalled += 1
      case .refused, nil: refused += 1
      }
    }
  }

  /// Adds the counts of another document.
  package mutating func add(_ other: InterfaceDocument.ConstraintCounts) {
    total += other.total
    installed += other.installed
    notInstalled += other.notInstalled
    refused += other.refused
  }
}
