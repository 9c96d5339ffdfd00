import DocumentChecking
import Foundation

/// The files with pictures that a check writes.
enum PictureFiles {
  /// Writes the page, and a sheet for each scene with a finding.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  static func write(_ report: CheckReport, _ arguments: CommandArguments) throws(UsageError) {
    if let path = arguments.value("--html") {
      let page = ReportPage(report, scenes: report.pictures)
      try OutputFile.write(Data(page.html.utf8), to: path)
    }
    guard let folder = arguments.value("--svg") else { return }
    try makeFolder(folder)
    var names = SheetNames()
    for pictures in report.pictures {
      // Names do not depend on which scenes have findings.
      let name = names.name(for: pictures)
      guard report.hasFindings(in: pictures) else { continue }
      try OutputFile.write(Data(SceneSheet(pictures, in: report).svg.utf8), to: folder + "/" + name)
    }
  }

  /// Makes the folder that pictures are written to, if it is not there.
  ///
  /// - Throws: ``UsageError`` if it cannot be made.
  static func makeFolder(_ folder: String) throws(UsageError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageError("the folder \(folder) cannot be made")
    }
  }
}
