import DocumentChecking
import Foundation
import InterfaceBuilder
import LayoutModel
import XCTest

/// Pages of real documents, where there are any.
final class PicturesCorpusTests: XCTestCase {
  private func files() throws -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let cases = environment["RATITE_CASES"] ?? package.appendingPathComponent("../shared/cases").path
    let folder = URL(fileURLWithPath: cases).appendingPathComponent("ib/files").standardized.path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw XCTSkip("no documents at \(folder)")
    }
    return names.sorted().map { folder + "/" + $0 }
  }

  private func page(_ files: [String]) -> (html: String, scenes: Int, layouts: Int, findings: Int) {
    var content = PageContent(documents: [], findings: [], surroundings: [])
    var scenes: [ScenePictures] = []
    let devices = DeviceCatalogue.distinctScreens.filter { $0.latestGeneration != nil }
    content.surroundings = devices.map(\.name)
    for file in files {
      content.documents.append(PageContent.Document(path: file))
      guard let document = try? InterfaceDocument(contentsOfFile: file) else { continue }
      for scene in document.scenes {
        var pictures = ScenePictures(of: scene, in: file)
        var found: [String: PageFinding] = [:]
        var order: [String] = []
        for device in devices where device.idiom == scene.designEnvironment.traits.idiom {
          guard let environment = scene.environment(on: device, in: .portrait) else { continue }
          let variant = scene.resolved(for: environment.traits)
          var engine = variant.engine
          engine.environment = environment
          guard let result = try? engine.layout() else { continue }
          pictures.add(result, of: variant, names: [device.name])
          for finding in result.findings + result.lint() {
            let element =
              finding.constraints.first.flatMap { variant.element(of: $0) }
              ?? finding.items.first.flatMap { variant.element(of: $0.owningView) } ?? scene.root
            let key = finding.name + element.id
            if found[key] == nil {
              order.append(key)
              found[key] = PageFinding(
                rule: finding.name, severity: finding.severity, message: finding.message, elementID: element.id,
                elementName: "\(element.kind) \(element.label)", location: element.location, sceneID: scene.root.id)
            }
            if found[key]?.surroundings.last != device.name { found[key]?.surroundings.append(device.name) }
          }
        }
        pictures.addWidths(of: scene, configuration: .standard)
        for key in order {
          guard var finding = found[key] else { continue }
          finding.summary = "on \(finding.surroundings.count) of \(pictures.layoutCount)"
          content.findings.append(finding)
        }
        scenes.append(pictures)
      }
    }
    let layouts = scenes.reduce(0) { $0 + $1.layoutCount }
    return (ReportPage(content, scenes: scenes).html, scenes.count, layouts, content.findings.count)
  }

  func test_page_ofRealDocuments_staysSmall() throws {
    let environment = ProcessInfo.processInfo.environment
    let files = try files()
    let step = max(1, files.count / (Int(environment["RATITE_PICTURES_DOCUMENTS"] ?? "") ?? 10))
    let page = page(stride(from: 0, to: files.count, by: step).map { files[$0] })
    print("\(page.scenes) scenes, \(page.layouts) layouts, \(page.findings) findings, \(page.html.utf8.count) bytes")
    if let folder = environment["RATITE_PICTURES"] {
      try page.html.write(toFile: folder + "/corpus.html", atomically: true, encoding: .utf8)
    }
    XCTAssertGreaterThan(page.scenes, 0)
    // Fifty scenes on two dozen devices are to stay below three megabytes.
    XCTAssertLessThan(page.html.utf8.count, 100_000 + 58_000 * page.scenes)
  }
}
