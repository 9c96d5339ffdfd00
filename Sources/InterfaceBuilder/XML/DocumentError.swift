/// Why a file cannot be read at all.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The file is not there, or may not be read.
    case unreadable
    /// The file is no XML, or ends too early.
    case malformed
    /// The file is XML, and not a document of Interface Builder.
    case notADocument = "not-a-document"
    /// The document is not for iOS.
    case otherPlatform = "other-platform"
    /// The file is larger, or nested more deeply, than any real document.
    case tooLarge = "too-large"
  }

  /// What is wrong with the file.
  public let reason: Reason
  /// A sentence for people.
  public let message: String
  /// Where reading stopped.
  public let location: SourceLocation

  package init(_ reason: Reason, _ message: String, at location: SourceLocation) {
    self.reason = reason
    self.message = message
    self.location = location
  }

  /// The place and the sentence.
  public var description: String { "\(location): \(message)" }
}
