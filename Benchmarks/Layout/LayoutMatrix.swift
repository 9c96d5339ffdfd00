import AppleDevices
import LayoutAnalysis
import LayoutModel

/// The form on many devices, in both orientations, all text sizes and both directions, on all processors.
struct LayoutMatrix: Encodable {
  static let name = "layout matrix"

  var layout = LayoutMatrix.name
  /// The number of layouts.
  var size: Int
  var failure: String?
  /// Nanoseconds of laying all out; the best of a few rounds.
  var total_ns: Int?

  /// - Parameter rounds: How often to measure; 0 checks only, on fewer devices.
  static func run(rounds: Int) async throws -> LayoutMatrix {
    let matrix = EnvironmentMatrix(
      devices: Array(DeviceCatalogue.all.prefix(rounds == 0 ? 6 : 60)), textSizes: TextSizeCategory.allCases,
      directions: InterfaceLayoutDirection.allCases)
    let environments = matrix.environments
    let form = try FormLayout(rows: 16)
    let engine = LayoutEngine(tree: form.tree, environment: .portrait)
    var best: Duration?
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      let report = await engine.layOut(in: environments)
      let time = ContinuousClock.now - start
      if report.cells.count == environments.count { best = min(best ?? time, time) }
    }
    let failures = await engine.mapLayouts(in: environments) { labelled, outcome -> String? in
      guard case .success(let result) = outcome else { return "\(labelled.label) cannot be laid out" }
      // The arithmetic of the form is that of left-to-right layouts; the others are its mirror image.
      guard labelled.environment.traits.layoutDirection == .leftToRight else { return nil }
      return firstWrong(form.expectedFrames(in: labelled.environment), result)
    }
    return LayoutMatrix(
      size: environments.count, failure: failures.lazy.compactMap { $0 }.first,
      total_ns: best.map { Int($0.nanoseconds) })
  }

  /// The outcome in one line.
  var line: String {
    let outcome = failure == nil ? "ok" : "FAILED"
    let time = total_ns.map { " in \(Format.time(Double($0)))" } ?? ""
    return "\(layout): \(size) layouts of the form\(time), \(outcome)"
  }
}
