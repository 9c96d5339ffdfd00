import AppleDevices
import DocumentChecking
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// A scene made by hand, with a finding of each severity, laid out on a few devices.
struct PicturesFixture {
  let scene: InterfaceScene
  var pictures: ScenePictures
  var content: PageContent

  /// A card with a title that is wider than the card on narrow screens, and a small button.
  ///
  /// - Parameters:
  ///   - title: The text of the title and the name of its element.
  ///   - path: The path of the document.
  ///   - sceneID: The id of the root view.
  init(
    title: String = "Welcome back to your garden, Mr Robinson", path: String = "App/Main.storyboard",
    sceneID: String = "scr-1"
  ) throws {
    var tree = LayoutTree(rootNamed: "screen")
    let card = try tree.addView("card", to: tree.root)
    let label = try tree.addView(title, kind: .label, to: card)
    let close = try tree.addView("close", kind: .button, to: card)
    try tree.setText(TextContent(title, font: .system(size: 17)), of: label)
    try tree.activate([
      card.leading == tree.root.leading + 16, card.trailing == tree.root.trailing - 16,
      label.trailing <= card.trailing - 16, card.top == tree.root.safeArea.top + 20,
      card.height == 0.25 * tree.root.height,
      label.leading == card.leading + 16, label.top == card.top + 16, close.trailing == card.trailing - 8,
      close.bottom == card.bottom - 8, close.width == 30, close.height == 30,
    ])
    let limit = try tree.activate([card.width <= 600])[0]
    func element(_ id: String, _ kind: String, _ label: String, line: Int) -> InterfaceElement {
      InterfaceElement(
        id: id, kind: kind, label: label, location: SourceLocation(file: path, line: line, column: 9))
    }
    let root = element(sceneID, "view", "", line: 10)
    let elements = [
      root, element("crd-1", "view", "card", line: 12), element("ttl-1", "label", title, line: 14),
      element("btn-1", "button", "close", line: 16), element("con-1", "constraint", "", line: 20),
    ]
    scene = InterfaceScene(
      root: root, title: "Sign In", source: .controller, sizing: .screen, elements: elements, tree: tree,
      designEnvironment: LayoutEnvironment(
        size: LayoutSize(width: 375, height: 667), safeAreaInsets: LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)),
      measurer: .textMetrics, viewElements: [tree.root: 0, card: 1, label: 2, close: 3],
      constraintElements: [limit: 4])
    pictures = ScenePictures(of: scene, in: path)
    content = PageContent(documents: [PageContent.Document(path: path)], findings: [], deviceConfigurations: [])
    try layOut()
    content.findings = [
      PageFinding(
        rule: "clipped-text", severity: .warning, message: "the text of “\(title)” is cut off",
        advice: "let it have more lines", elementID: "ttl-1", elementName: "label “\(title)”",
        location: elements[2].location, sceneID: sceneID, deviceConfigurations: ["iPhone SE (1st generation)"],
        summary: "on 1 of 3: iPhone SE (1st generation)"),
      PageFinding(
        rule: "touch-target", severity: .note, message: "“close” is 30 × 30 and should be 44 × 44", elementID: "btn-1",
        location: elements[3].location, sceneID: sceneID, deviceConfigurations: content.deviceConfigurations,
        summary: "on all 3"),
      PageFinding(
        rule: "conflict", severity: .error, message: "the card cannot be as wide", elementID: "con-1",
        location: elements[4].location,
        related: [PageFinding.Related(name: "view “card”", location: elements[1].location, note: "is in the way")],
        relatedIDs: ["crd-1"], sceneID: sceneID, deviceConfigurations: ["iPad Pro 11-inch"], summary: "on 1 of 3"),
    ]
  }

  private mutating func layOut() throws {
    var engine = scene.engine
    let screens = [
      ("iPhone SE (1st generation)", LayoutSize(width: 320, height: 568)),
      ("iPhone 8", LayoutSize(width: 375, height: 667)),
      ("iPad Pro 11-inch", LayoutSize(width: 834, height: 1194)),
    ]
    for (name, size) in screens {
      engine.environment.size = size
      pictures.add(try engine.layout(), of: scene, names: [name])
      content.deviceConfigurations.append(name)
    }
    pictures.addWidths(of: scene, configuration: .standard)
  }
}
