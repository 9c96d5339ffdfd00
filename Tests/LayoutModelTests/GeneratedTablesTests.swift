import Foundation
import LayoutModel
import TestSupport
import XCTest

final class GeneratedTablesTests: XCTestCase {
  func test_generator_givesTheCommittedSources() throws {
    let folder = try OptionalTestData.facts("multitasking.csv").deletingLastPathComponent()
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", OptionalFiles.package.appendingPathComponent("Scripts/generate-tables").path, folder.path,
      output.path,
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { throw XCTSkip("python3 is not there") }
    XCTAssertEqual(process.terminationStatus, 0)
    let sources = OptionalFiles.package.appendingPathComponent("Sources/LayoutModel/Environment")
    for name in ["MultitaskingCatalogue", "TypeMetrics", "FontTracking"] {
      let file = "\(name)+Generated.swift"
      XCTAssertEqual(
        try String(contentsOf: output.appendingPathComponent(file), encoding: .utf8),
        try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8), file)
    }
  }
}
