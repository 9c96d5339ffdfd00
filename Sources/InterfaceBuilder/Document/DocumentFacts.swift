import LayoutModel

/// What a document says as a whole.
struct DocumentFacts: Sendable {
  let tree: DocumentTree
  let kind: DocumentKind
  /// The major version of the editor.
  let toolsVersion: Int
  /// Whether margins follow the safe area, and top and bottom guides are not used.
  let usesSafeArea: Bool
  /// Whether layout margins include the safe area where views do not say otherwise.
  var marginsFollowSafeArea: Bool { usesSafeArea || EditorVersion.rules(of: toolsVersion) >= 13_000 }
  let usesAutoLayout: Bool
  /// The editor's name of the simulated device; nil for documents that name none.
  let deviceID: String?
  let isLandscape: Bool
  /// The sizes of pictures by name, in points.
  let imageSizes: [String: LayoutSize]
  /// The first element of each id.
  let elementsByID: [String: DocumentElement]
  let messages: [DocumentMessage]

  init(_ tree: DocumentTree) throws(DocumentError) {
    self.tree = tree
    let root = tree.root
    kind = try DocumentKind(of: root)
    toolsVersion = root["toolsVersion"].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 0
    usesSafeArea = root.isSet("useSafeAreas")
    usesAutoLayout = root.isSet("useAutolayout")
    let device = root.child(named: "device")
    deviceID = device?["id"]
    isLandscape = device?["orientation"] == "landscape"
    var imageSizes: [String: LayoutSize] = [:]
    for image in root.child(named: "resources")?.children ?? [] where image.name == "image" {
      guard let name = image["name"], let width = image.number("width"), let height = image.number("height"),
        // The sizes of symbols are those of their drawings, and views show them in the size of their font.
        image["catalog"] != "system", width >= 0, height >= 0
      else { continue }
      imageSizes[name] = LayoutSize(width: width, height: height)
    }
    self.imageSizes = imageSizes
    var elementsByID: [String: DocumentElement] = [:]
    var messages: [DocumentMessage] = []
    for element in tree.elements {
      guard let id = element["id"], element.name != "device", element.name != "adaptation" else { continue }
      if let first = elementsByID[id] {
        messages.append(
          DocumentMessage(
            .duplicateID, .error,
            "the id \(id) of this <\(element.name)> is also that of the <\(first.name)> in line \(first.location.line), "
              + "and references mean that one", at: element.location, elementID: id))
      } else {
        elementsByID[id] = element
      }
    }
    if !usesAutoLayout {
      messages.append(
        DocumentMessage(
          .withoutAutoLayout, .note,
          "the document does not use Auto Layout: its views are placed by their autoresizing masks", at: root.location))
    }
    self.elementsByID = elementsByID
    self.messages = messages
  }
}

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
