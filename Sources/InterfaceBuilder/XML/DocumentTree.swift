/// The elements of an XML document, flat, in the order of their start tags.
struct DocumentTree: Sendable {
  struct Node: Sendable {
    let name: String
    let attributes: [String: String]
    /// The place of the element that it lies in; -1 for the outermost.
    let parent: Int
    let line: Int
    let column: Int
    var children: [Int] = []
    /// The characters directly inside the element.
    var text = ""
  }

  let path: String
  var nodes: [Node] = []

  /// The outermost element. A parsed document has one.
  var root: DocumentElement { DocumentElement(tree: self, index: 0) }

  /// All elements, in the order of their start tags.
  var elements: some Sequence<DocumentElement> { nodes.indices.lazy.map { DocumentElement(tree: self, index: $0) } }
}

/// An element of a document, with the document around it.
struct DocumentElement: Sendable {
  let tree: DocumentTree
  let index: Int

  private var node: DocumentTree.Node { tree.nodes[index] }

  var name: String { node.name }
  var text: String { node.text }
  var location: SourceLocation { SourceLocation(file: tree.path, line: node.line, column: node.column) }
  var parent: DocumentElement? { node.parent < 0 ? nil : DocumentElement(tree: tree, index: node.parent) }
  var children: [DocumentElement] { node.children.map { DocumentElement(tree: tree, index: $0) } }
  var attributes: [String: String] { node.attributes }

  subscript(_ attribute: String) -> String? { node.attributes[attribute] }

  /// Whether an attribute says yes.
  func isSet(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The number that an attribute holds; nil if there is none, or if it is not finite.
  func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap(Double.init), number.isFinite else { return nil }
    return number
  }

  func child(named name: String) -> DocumentElement? {
    node.children.first { tree.nodes[$0].name == name }.map { DocumentElement(tree: tree, index: $0) }
  }

  /// The child that stands for a property of the element.
  func child(keyed key: String) -> DocumentElement? {
    node.children.first { tree.nodes[$0].attributes["key"] == key }.map { DocumentElement(tree: tree, index: $0) }
  }

  /// The id, or a name made of that of the nearest element around it that has one.
  var id: String {
    if let id = self["id"] { return id }
    guard let parent else { return name }
    return "\(parent.id).\(self["key"] ?? name)"
  }

  /// The elements inside, at any depth, in the order of the document. It does not recurse.
  var descendants: [DocumentElement] {
    var result: [DocumentElement] = []
    var pending = Array(children.reversed())
    while let next = pending.popLast() {
      result.append(next)
      pending += next.children.reversed()
    }
    return result
  }
}

extension DocumentElement: Hashable {
  static func == (lhs: DocumentElement, rhs: DocumentElement) -> Bool { lhs.index == rhs.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
