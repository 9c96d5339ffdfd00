import AppleDevices
import Foundation
import LayoutModel

/// The command `texts`: compares measured widths of texts with recorded ones.
enum Texts {
  static func run(_ options: TextsOptions) throws -> Bool {
    let file = try read(options.file)
    for complaint in file.complaints { complain("\(options.file):\(complaint.line): \(complaint.reason)") }
    guard !file.records.isEmpty else {
      throw CaseFile.Unreadable(description: "\(options.file): no records in it")
    }
    let outcomes = file.records.map(TextOutcome.init)
    print(options.json ? try Format.json(TextsReport(outcomes)) : text(outcomes))
    return file.complaints.isEmpty
  }

  /// Reads one record a line.
  private static func read(_ path: String) throws -> (records: [TextRecord], complaints: [(line: Int, reason: String)])
  {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CaseFile.Unreadable(description: "\(path): no such file, or not readable")
    }
    let decoder = JSONDecoder()
    var records: [TextRecord] = []
    var complaints: [(line: Int, reason: String)] = []
    for (place, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      do {
        let record = try decoder.decode(TextRecord.self, from: line)
        guard record.width > 0, record.size > 0, record.scale > 0 else {
          throw CaseFile.Unreadable(description: "width, size and scale are to be above 0")
        }
        records.append(record)
      } catch {
        complaints.append((place + 1, "\(error)"))
      }
    }
    return (records, complaints)
  }

  private static func text(_ outcomes: [TextOutcome]) -> String {
    var table = Table(["texts", "records", "mean error", "exact", "within a pixel"], words: 1)
    func row(_ name: String, _ isIn: (TextRecord) -> Bool) {
      let chosen = outcomes.filter { isIn($0.record) }
      guard !chosen.isEmpty else { return }
      let report = TextsReport(chosen)
      table.append([
        name, "\(report.records)", String(format: "%.2f %%", report.mean_error * 100),
        String(format: "%.1f %%", report.exact * 100), String(format: "%.1f %%", report.within_pixel * 100),
      ])
    }
    row("all") { _ in true }
    row("below 20 pt") { $0.size < 20 }
    row("from 20 pt") { $0.size >= 20 }
    for weight in FontWeight.allCases { row(weight.rawValue) { $0.weight == weight } }
    for era in TextRecord.Era.allCases { row(era.rawValue) { $0.era == era } }
    for kind in TextRecord.Kind.allCases { row(kind.rawValue) { $0.kind == kind } }
    return table.text
  }
}

/// A recorded width of a text.
struct TextRecord: Decodable {
  /// The systems with one design of the font.
  enum Era: String, Decodable, CaseIterable {
    case nine = "iOS 9-10"
    case eleven = "iOS 11-13"
    case fourteen = "iOS 14+"

    var systemVersion: Int {
      switch self {
      case .nine: 9
      case .eleven: 11
      case .fourteen: 14
      }
    }
  }

  /// How the record is rounded up.
  enum Rounding: String, Decodable {
    case pixel
    case point
    case either = "pixel or point"
  }

  enum Kind: String, Decodable, CaseIterable { case label, button }

  let text: String
  let era: Era
  let weight: FontWeight
  let size: Double
  let scale: Double
  let kind: Kind
  let rounding: Rounding
  let width: Double
}

extension FontWeight: Decodable {}

/// How a measured width compares with a record.
struct TextOutcome {
  let record: TextRecord
  /// How far the measured width is from the record, in points; by the better one of two roundings where either may be right.
  let difference: Double

  init(_ record: TextRecord) {
    self.record = record
    let scales: [Double] =
      switch record.rounding {
      case .pixel: [record.scale]
      case .point: [1]
      case .either: [record.scale, 1]
      }
    let measurer = MetricsTextMeasurer(systemVersion: record.era.systemVersion)
    let content = TextContent(
      record.text, font: .system(size: record.size, weight: record.weight), adjustsForContentSizeCategory: false)
    let request = MeasurementRequest(
      view: LayoutTree().root, kind: record.kind == .button ? .button : .label, text: content)
    difference =
      scales.map { scale in
        let measured = measurer.measure(request, in: Traits(displayScale: scale)).width ?? 0
        return (measured - record.width).magnitude
      }.min() ?? .infinity
  }

  /// Recorded lengths have two digits after the point.
  private static let digits = 0.01

  var isExact: Bool { difference <= Self.digits }
  var isWithinPixel: Bool { difference <= 1 / record.scale + Self.digits }
}

/// The figures of a file of records; shares are from 0 to 1.
struct TextsReport: Encodable {
  let records: Int
  let mean_error: Double
  let exact: Double
  let within_pixel: Double

  init(_ outcomes: [TextOutcome]) {
    records = outcomes.count
    let count = Double(outcomes.count)
    mean_error = outcomes.reduce(0) { $0 + $1.difference / $1.record.width } / count
    exact = Double(outcomes.filter(\.isExact).count) / count
    within_pixel = Double(outcomes.filter(\.isWithinPixel).count) / count
  }
}
