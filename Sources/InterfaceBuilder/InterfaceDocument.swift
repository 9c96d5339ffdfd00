import Foundation
import LayoutModel

/// A storyboard or xib, read.
public struct InterfaceDocument: Sendable {
  /// The path of the file, as it was given.
  public let path: String
  /// The major version of the editor that wrote it; 0 if it does not say.
  public let toolsVersion: Int
  /// What is laid out on its own, in the order of the document.
  public let scenes: [InterfaceScene]
  /// What is broken in the document, or not taken into account, in the order of the document.
  public let messages: [DocumentMessage]
  /// How many constraints the document contains, and what became of them.
  public let constraintCounts: ConstraintCounts

  /// What became of the constraints of a document.
  public struct ConstraintCounts: Hashable, Sendable {
    /// All that the document contains.
    public internal(set) var total = 0
    /// Those that are in the tree of a scene, at least for some size classes.
    public internal(set) var installed = 0
    /// Those that the document says are not installed, or that reach into views that are not.
    public internal(set) var notInstalled = 0
    /// Those that a message names.
    public internal(set) var refused = 0

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

extension InterfaceDocument.ConstraintCounts {
  /// Adds the counts of another document.
  public mutating func add(_ other: InterfaceDocument.ConstraintCounts) {
    total += other.total
    installed += other.installed
    notInstalled += other.notInstalled
    refused += other.refused
  }
}
