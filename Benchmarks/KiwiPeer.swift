import Foundation

/// The C++ solver kiwi, fetched and compiled once into the package's build folder.
struct KiwiPeer {
  /// Why there is no kiwi to compare with.
  struct Unavailable: Error, CustomStringConvertible {
    var description: String
  }

  /// What one run of the driver printed.
  struct Result {
    var phases: [(name: String, nanoseconds: Double)] = []
    var peakBytes = 0
    var refusals = 0
  }

  let version: String
  private let driver: URL

  /// Fetches kiwi's source distribution and compiles the driver, unless that was done before.
  static func prepare() throws -> KiwiPeer {
    let folder = CaseFile.packageRoot.appendingPathComponent(".build/peers/kiwi")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let compiler = executable(["g++"]) else {
      throw Unavailable(description: "g++ is missing: it compiles the driver for kiwi")
    }
    let sources = try sources(in: folder)
    let driver = folder.appendingPathComponent("driver")
    let source = CaseFile.packageRoot.appendingPathComponent("Benchmarks/Peers/kiwi_driver.cpp")
    complain("compiling kiwi \(sources.version) …")
    let result = try run(
      compiler, ["-O3", "-DNDEBUG", "-std=c++17", "-I", sources.folder.path, source.path, "-o", driver.path])
    guard result.status == 0 else { throw Unavailable(description: "g++ failed:\n\(result.errors)") }
    return KiwiPeer(version: sources.version, driver: driver)
  }

  /// The unpacked source distribution; fetched if it is not there.
  private static func sources(in folder: URL) throws -> (folder: URL, version: String) {
    if let found = unpacked(in: folder) { return found }
    guard let pip = executable(["pip", "pip3"]) else {
      throw Unavailable(description: "pip is missing: it fetches kiwi's source distribution")
    }
    // The version that the published figures were measured with; the newest one where that is not to be had.
    var errors = ""
    for requirement in ["kiwisolver==1.5.1", "kiwisolver"] {
      complain("fetching \(requirement) …")
      let result = try run(pip, ["download", "--no-deps", "--no-binary", ":all:", "-d", folder.path, requirement])
      errors = result.errors
      if result.status == 0 { break }
    }
    let archives = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tar.gz") }
    guard let archive = archives.sorted().last, let tar = executable(["tar"]) else {
      throw Unavailable(description: "pip could not fetch kiwisolver's source distribution:\n\(errors)")
    }
    let unpacking = try run(tar, ["xzf", folder.appendingPathComponent(archive).path, "-C", folder.path])
    guard unpacking.status == 0, let found = unpacked(in: folder) else {
      throw Unavailable(description: "\(archive) could not be unpacked:\n\(unpacking.errors)")
    }
    return found
  }

  private static func unpacked(in folder: URL) -> (folder: URL, version: String)? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted().reversed() where name.hasPrefix("kiwisolver-") {
      let sources = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: sources.appendingPathComponent("kiwi/kiwi.h").path) else { continue }
      return (sources, String(name.dropFirst("kiwisolver-".count)))
    }
    return nil
  }

  /// Runs a trace.
  ///
  /// - Parameters:
  ///   - path: The trace, in the driver's words.
  ///   - rounds: How often it is run; the best time of each phase counts.
  func measure(_ path: URL, rounds: Int) throws -> Result {
    let (status, output, errors) = try Self.run(driver, [path.path, "\(rounds)"])
    guard status == 0 else { throw Unavailable(description: "the kiwi driver failed:\n\(errors)") }
    var result = Result()
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("phase", 3): result.phases.append((words[1], Double(words[2]) ?? .nan))
      case ("peak", 2): result.peakBytes = Int(words[1]) ?? 0
      case ("refusals", 2): result.refusals = Int(words[1]) ?? 0
      default: break
      }
    }
    return result
  }

  private static func executable(_ names: [String]) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders {
        let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      }
    }
    return nil
  }

  private static func run(
    _ executable: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    // Files rather than pipes: neither side ever waits for the other to read.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ratite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let texts = try [output, errors].map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
  }
}
