import AppleDevices
import DocumentChecking
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import XCTest

/// A document with one scene, made in code: an element for each view and constraint, a line further down each time.
struct DocumentBench {
  var tree = LayoutTree(rootNamed: "screen")
  var path = "App/Main.storyboard"
  var title = "Profile"
  var sizing = InterfaceScene.Sizing.screen
  var idiom = InterfaceIdiom.phone
  var measurer = ContentMeasurer.textMetrics
  var estimatedViews: Set<ViewHandle> = []
  var textEstimates: [ViewHandle: TextEstimate] = [:]
  var messages: [DocumentMessage] = []
  private var elements: [InterfaceElement] = []
  private var viewElements: [ViewHandle: Int] = [:]
  private var constraintElements: [LayoutConstraint.Handle: Int] = [:]

  var root: ViewHandle { tree.root }

  init() {
    elements = [element("root", "view", "", "")]
    viewElements[tree.root] = 0
  }

  private func element(_ id: String, _ kind: String, _ label: String, _ identifier: String) -> InterfaceElement {
    InterfaceElement(
      id: id, kind: kind, label: label, identifier: identifier,
      location: SourceLocation(file: path, line: 10 + elements.count, column: 5))
  }

  mutating func view(
    _ id: String, _ kind: ViewKind = .plain, in superview: ViewHandle? = nil, label: String? = nil,
    identifier: String = ""
  ) throws -> ViewHandle {
    let view = try tree.addView(id, kind: kind, to: superview ?? tree.root)
    viewElements[view] = elements.count
    elements.append(element(id, kind.rawValue, label ?? id, identifier))
    return view
  }

  mutating func add(_ id: String, _ constraint: LayoutConstraint, identifier: String = "") throws {
    let handle = try tree.activate([constraint.identified(by: identifier)])[0]
    constraintElements[handle] = elements.count
    elements.append(element(id, "constraint", "", identifier))
  }

  var scene: InterfaceScene {
    InterfaceScene(
      root: elements[0], title: title, source: .controller, sizing: sizing, elements: elements, tree: tree,
      designEnvironment: LayoutEnvironment(
        size: LayoutSize(width: 375, height: 667), traits: Traits(idiom: idiom)),
      measurer: measurer, estimatedViews: estimatedViews, textEstimates: textEstimates, viewElements: viewElements,
      constraintElements: constraintElements)
  }

  var document: InterfaceDocument {
    InterfaceDocument(path: path, toolsVersion: 21507, scenes: [scene], messages: messages)
  }

  /// Checks the document.
  func report(_ change: (inout CheckConfiguration) -> Void = { _ in }) async throws -> CheckReport {
    var configuration = CheckConfiguration()
    configuration.matrix.devices = .chosen([try device("iPhone SE"), try device("iPhone 16")])
    configuration.matrix.generation = .eleven
    configuration.matrix.orientations = [.portrait]
    change(&configuration)
    return await DocumentChecker(configuration).check([document])
  }

  /// The finding of a check that finds one thing.
  func onlyFinding(
    _ change: (inout CheckConfiguration) -> Void = { _ in }, file: StaticString = #filePath, line: UInt = #line
  ) async throws -> ReportedFinding {
    let findings = try await report(change).findings
    XCTAssertEqual(findings.count, 1, "\(findings.map(\.text))", file: file, line: line)
    return try XCTUnwrap(findings.first, file: file, line: line)
  }

  /// A card between the edges of the screen that is also 300 wide: 12 too much on the SE, and not enough on the 16.
  static func conflict(in bench: DocumentBench = DocumentBench()) throws -> DocumentBench {
    var bench = bench
    let card = try bench.view("card")
    try bench.add("c-leading", card.leading == bench.root.leading + 16)
    try bench.add("c-trailing", card.trailing == bench.root.trailing - 16)
    try bench.add("c-top", card.top == bench.root.safeArea.top)
    try bench.add("c-height", card.height == 100)
    try bench.add("c-width", card.width == 300)
    return bench
  }
}

/// A device of the catalogue.
func device(_ name: String) throws -> Device { try XCTUnwrap(DeviceCatalogue.device(named: name)) }
