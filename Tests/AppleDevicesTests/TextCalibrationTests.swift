import AppleDevices
import Foundation
import LayoutModel
import LayoutTestSupport
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The measurer's widths against those that Interface Builder recorded for labels of known length. The letters of the recorded texts are
/// masked, so that letters of ordinary frequency stand for them.
final class TextCalibrationTests: XCTestCase {
  func test_measure_hasTheRecordedWidthsOnAverage() throws {
    let labels = try recordedLabels()
    let measurer = MetricsTextMeasurer()
    var errors: [Double] = []
    for label in labels {
      let text = TextContent(
        Self.unmasked(label.text), font: .system(size: label.size, weight: label.isBold ? .bold : .regular))
      let measured = measurer.measure(
        MeasurementRequest(view: LayoutTree().root, kind: .label, text: text), in: Traits(displayScale: label.scale))
      errors.append((try XCTUnwrap(measured.width) - label.width) / label.width)
    }
    let mean = errors.reduce(0, +) / Double(errors.count)
    let absolute = errors.map(\.magnitude).reduce(0, +) / Double(errors.count)
    print("text widths: \(errors.count) labels, bias \(mean), mean error \(absolute)")
    XCTAssertGreaterThan(errors.count, 300)
    XCTAssertLessThan(mean.magnitude, 0.03)
    XCTAssertLessThan(absolute, 0.12)
  }

  private struct RecordedLabel {
    let text: String
    let size: Double
    let isBold: Bool
    let width: Double
    let scale: Double
  }

  private struct Scene: Decodable {
    struct View: Decodable {
      let k: String
      let f: [Double]
      let i: [Double?]?
      let dep: Int?
      let nu: Int?
    }
    let id: String
    let scale: Double
    let q: String
    let views: [View]
  }

  private struct IndexLine: Decodable {
    let file: String
    let fixture: String
    let views: [String?]
  }

  /// Labels of one line and at least four characters whose width follows from their content. What is wider than three quarters of an em
  /// a character was stretched.
  private func recordedLabels() throws -> [RecordedLabel] {
    let decoder = JSONDecoder()
    func lines(_ name: String) throws -> [Data] {
      try String(contentsOf: OptionalTestData.cases(name), encoding: .utf8).split(separator: "\n").map { Data($0.utf8) }
    }
    let scenes = Dictionary(
      try lines("ib/scenes.jsonl").compactMap { try? decoder.decode(Scene.self, from: $0) }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var documents: [String: [String: LabelReader.Label]] = [:]
    var result: [RecordedLabel] = []
    for line in try lines("ib/index.jsonl").map({ try decoder.decode(IndexLine.self, from: $0) }) {
      guard let scene = scenes[line.fixture], scene.q == "exact" || scene.q == "half" else { continue }
      if documents[line.file] == nil {
        documents[line.file] = LabelReader.labels(of: try OptionalTestData.cases("ib/files/\(line.file)"))
      }
      for case (let identifier?, let view) in zip(line.views, scene.views) where view.k == "label" {
        guard let label = documents[line.file]?[identifier], let text = label.text, let size = label.size,
          label.lines == 1, text.count >= 4, (view.dep ?? 0) & 4 != 0, (view.nu ?? 0) & 4 == 0,
          let intrinsic = view.i?.first ?? nil, (intrinsic - view.f[2]).magnitude < 1,
          view.f[2] < 0.75 * Double(text.count) * size
        else { continue }
        result.append(
          RecordedLabel(text: text, size: size, isBold: label.isBold, width: view.f[2], scale: scene.scale))
      }
    }
    return result
  }

  /// The text with letters of about English frequency, a capital at its beginning.
  private static func unmasked(_ text: String) -> String {
    let letters = Array("etaoinshrdletaoinucmetaoinfwyshrdlgpbveta")
    var count = 0
    var result = ""
    for character in text {
      guard character == "n" else {
        result.append(character)
        continue
      }
      let letter = letters[count * 7 % letters.count]
      result += count == 0 ? letter.uppercased() : String(letter)
      count += 1
    }
    return result
  }
}

/// Reads the labels with a system font out of a document.
private final class LabelReader: NSObject, XMLParserDelegate {
  struct Label {
    var text: String?
    var size: Double?
    var isBold = false
    var lines = 1
  }

  private var labels: [String: Label] = [:]
  private var current: String?

  static func labels(of file: URL) -> [String: Label] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    let parser = XMLParser(data: data)
    let reader = LabelReader()
    parser.delegate = reader
    return parser.parse() ? reader.labels : [:]
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "label", let identifier = attributes["id"] {
      labels[identifier] = Label(
        text: attributes["text"], lines: attributes["numberOfLines"].flatMap { Int($0) } ?? 1)
      current = identifier
    } else if name == "fontDescription", let current, let size = attributes["pointSize"].flatMap({ Double($0) }) {
      let type = attributes["type"]
      guard type == "boldSystem" || type == "system" && attributes["weight"] == nil else { return }
      labels[current]?.size = size
      labels[current]?.isBold = type == "boldSystem"
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "label" { current = nil }
  }
}
