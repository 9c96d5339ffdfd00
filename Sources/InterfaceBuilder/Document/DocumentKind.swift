/// What kind of file a tree of elements is.
enum DocumentKind: Sendable {
  case storyboard
  case xib

  /// Finds out by the outermost element.
  ///
  /// - Throws: ``DocumentError`` for files that are not for iOS or no documents of Interface Builder.
  init(of root: DocumentElement) throws(DocumentError) {
    switch root.name {
    case "document": break
    case "archive":
      throw DocumentError(
        .notADocument, "the document was written by Xcode 4 or older: open it in a newer version and save it",
        at: root.location)
    default:
      throw DocumentError(
        .notADocument, "the file is XML, but no document of Interface Builder: it begins with <\(root.name)>",
        at: root.location)
    }
    let type = root["type"] ?? ""
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": self = .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": self = .xib
    case "":
      throw DocumentError(
        .notADocument, "the document does not say what it is: <document> has no type", at: root.location)
    default:
      throw DocumentError(
        .otherPlatform, "the document is not for iOS: its type is \(type)", at: root.location)
    }
  }
}
