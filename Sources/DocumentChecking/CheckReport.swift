import InterfaceBuilder
import LayoutModel

/// What a check of documents found.
public struct CheckReport: Sendable {
  /// What became of one file.
  public struct Document: Sendable {
    /// The path, as it was given or found.
    public let path: String
    /// Why it cannot be read; nil if it can.
    public let error: DocumentError?
    /// What reading it had to say.
    public let messages: [DocumentMessage]
    /// How many scenes it has.
    public let sceneCount: Int
    /// How many layouts were made of them.
    public let layoutCount: Int
  }

  /// The files, in the order of their paths.
  public let documents: [Document]
  /// What was found, in the order of files, lines and columns.
  public let findings: [ReportedFinding]
  /// The names of the surroundings.
  public let surroundings: [String]
}
