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
    throw DocumentError(.notADocument, "not read yet", at: SourceLocation(file: path, line: 1, column: 1))
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
