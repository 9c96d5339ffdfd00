import Foundation
import SceneRunner

/// The command `scenes`.
enum Scenes {
  static func run(_ options: ScenesOptions) throws -> Bool {
    var succeeded = true
    for path in options.files {
      let file = try read(path)
      for complaint in file.complaints { complain("\(path):\(complaint.line): \(complaint.reason)") }
      let runs = file.lines.map { SceneRun($0.scene) }
      for (line, run) in zip(file.lines, runs) {
        guard let refusal = run.refusals.compactMap({ $0 }).first else { continue }
        complain("\(path):\(line.number): \(refusal)")
        succeeded = false
      }
      let report = ScenesReport(path, runs, unreadableLines: file.complaints.count)
      print(options.json ? try Format.json(report) : text(report, options))
      let far = report.groups.last.map { $0.scenes - $0.near } ?? 0
      succeeded = succeeded && file.complaints.isEmpty && far <= options.allowed
    }
    return succeeded
  }

  private static func read(_ path: String) throws -> SceneFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CaseFile.Unreadable(description: "\(path): no such file, or not readable")
    }
    let file = SceneFile(data)
    if file.lines.isEmpty && file.complaints.isEmpty {
      throw CaseFile.Unreadable(description: "\(path): no scenes in it")
    }
    return file
  }

  private static func text(_ report: ScenesReport, _ options: ScenesOptions) -> String {
    var parts = [
      "\(report.file): frames within 0.5 pt of the recorded ones, and the recorded ones", table(report.groups).text,
    ]
    if options.byTag { parts += ["", table(report.tags).text] }
    parts += [
      "",
      "coordinates within 0.5 pt: \(report.near_coordinates) of \(report.coordinates); scenes not to be compared: "
        + "\(report.not_compared)",
      "building and laying out all once: \(Format.time(Double(report.total_ns))), half of them below "
        + Format.time(Double(report.median_ns)),
    ]
    if options.list {
      parts.append("")
      parts += report.failures.map(line)
    }
    return parts.joined(separator: "\n")
  }

  private static func table(_ groups: [ScenesReport.Group]) -> Table {
    var table = Table(
      ["scenes", "count", "0.5 pt", "0.5 pt, shrunk", "both", "same", "unrounded", "by rule", "0.5 pt by rule"],
      words: 1)
    for group in groups {
      let counts = [
        group.scenes, group.near_natural, group.near_shrunk, group.near, group.same, group.same_unrounded,
        group.by_rule, group.near_by_rule,
      ]
      table.append([group.name] + counts.map { "\($0)" })
    }
    return table
  }

  private static func line(_ failure: ScenesReport.Failure) -> String {
    var text = "\(failure.id) (\(failure.quality), \(failure.way)"
    if !failure.tags.isEmpty { text += "; \(failure.tags.joined(separator: " "))" }
    if failure.conflicts > 0 { text += "; \(failure.conflicts) conflicts" }
    text += "): "
    if let refusal = failure.refusal { return text + refusal }
    let worst = failure.worst.map { difference in
      "\(difference.view) \(difference.coordinate) \(Format.coordinate(difference.actual)) instead of "
        + Format.coordinate(difference.expected)
    }
    return text + worst.joined(separator: ", ")
  }
}
