import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses a file into elements, by Foundation's parser.
///
/// Documents of Interface Builder declare no entities, so a file that declares any is refused before they can be used.
final class DocumentParser: NSObject, XMLParserDelegate {
  /// Larger files are refused unread: the largest real ones have a tenth of this.
  static let largestSize = 32 << 20
  /// More deeply nested elements are refused. A view takes two levels, so that more than a hundred views can lie in each other.
  static let deepestLevel = 240

  private var tree: DocumentTree
  private let positions: [(line: Int, column: Int)]
  private var open: [Int] = []
  private var failure: DocumentError?

  private init(_ path: String, _ positions: [(line: Int, column: Int)]) {
    tree = DocumentTree(path: path)
    self.positions = positions
  }

  /// The elements of a file.
  ///
  /// - Throws: ``DocumentError`` with the reason `malformed` or `tooLarge`.
  static func parse(_ data: Data, path: String) throws(DocumentError) -> DocumentTree {
    let start = SourceLocation(file: path, line: 1, column: 1)
    guard data.count <= largestSize else {
      throw DocumentError(
        .tooLarge, "the file has \(data.count >> 20) MB, and documents of up to \(largestSize >> 20) MB are read",
        at: start)
    }
    guard !data.isEmpty else { throw DocumentError(.malformed, "the file is empty", at: start) }
    let tags = StartTagPositions(data)
    if let place = tags.declarations {
      throw DocumentError(
        .notADocument, "the file declares entities, which documents of Interface Builder do not",
        at: SourceLocation(file: path, line: place.line, column: place.column))
    }
    let delegate = DocumentParser(path, tags.positions)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    // The parser of some platforms says that it succeeded even so, so its result does not count alone.
    let isComplete = parser.parse() && parser.parserError == nil && delegate.open.isEmpty
    if let failure = delegate.failure { throw failure }
    guard isComplete, !delegate.tree.nodes.isEmpty else {
      throw DocumentError(
        .malformed, "the file is not well-formed XML: \(delegate.description(of: parser.parserError))",
        at: SourceLocation(file: path, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1)))
    }
    return delegate.tree
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let index = tree.nodes.count
    let position = index < positions.count ? positions[index] : (parser.lineNumber, parser.columnNumber)
    guard open.count < Self.deepestLevel else {
      fail(
        parser, .tooLarge, "elements are nested more than \(Self.deepestLevel) deep", line: position.0, position.1)
      return
    }
    tree.nodes.append(
      DocumentTree.Node(
        name: elementName, attributes: attributes, parent: open.last ?? -1, line: position.0, column: position.1))
    if let parent = open.last { tree.nodes[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let current = open.last else { return }
    // The blanks between elements are no text.
    if tree.nodes[current].name == "string" || tree.nodes[current].name == "mutableString" {
      tree.nodes[current].text += string
    }
  }

  private func fail(
    _ parser: XMLParser, _ reason: DocumentError.Reason, _ message: String, line: Int, _ column: Int
  ) {
    if failure == nil {
      failure = DocumentError(
        reason, message, at: SourceLocation(file: tree.path, line: max(line, 1), column: max(column, 1)))
    }
    parser.abortParsing()
  }

  /// What is wrong, in the words of the parser as far as it has some.
  private func description(of error: (any Error)?) -> String {
    let open = open.last.map { " inside <\(tree.nodes[$0].name)>" } ?? ""
    guard let error = error as NSError? else { return "it ends too early\(open)" }
    let words = (error.userInfo["NSXMLParserErrorMessage"] as? String) ?? "error \(error.code)"
    return words.trimmingCharacters(in: .whitespacesAndNewlines) + open
  }
}
