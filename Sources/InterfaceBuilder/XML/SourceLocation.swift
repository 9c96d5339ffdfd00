/// A place in a file.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The path of the file, as it was given.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode code points.
  public let column: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Whether the left place comes first: by file, then line, then column.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as compilers write it.
  public var description: String { "\(file):\(line):\(column)" }
}
