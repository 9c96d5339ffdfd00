import Foundation
import XCTest

/// A Chromium without a window that opens pages from files.
struct PicturesBrowser {
  private let program: URL

  /// Looks for the program: the environment variable `RATITE_CHROMIUM`, or what is found in the folders of `PATH`.
  ///
  /// - Throws: `XCTSkip` if there is none.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome", "headless_shell"]
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates =
      [environment["RATITE_CHROMIUM"]].compactMap { $0 } + folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    guard let path = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw XCTSkip("there is no Chromium: set RATITE_CHROMIUM to its path to open pages in it")
    }
    program = URL(fileURLWithPath: path)
  }

  /// The elements of a page once its scripts have run, as HTML.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - link: What follows the `#` of the address.
  ///   - steps: What a user does, as a script that runs after those of the page.
  func elements(of page: String, link: String = "", steps: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let script = steps.isEmpty ? "" : "<script>\(steps)</script>"
    try page.replacingOccurrences(of: "</body>", with: "\(script)</body>").write(
      to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1400,1000",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--dump-dom",
      "\(file.absoluteString)#\(link)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    let guardian = DispatchWorkItem { if process.isRunning { kill(identifier, SIGKILL) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: guardian)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guardian.cancel()
    return String(decoding: data, as: UTF8.self)
  }
}
