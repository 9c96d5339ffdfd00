import InterfaceBuilder
import LayoutModel

/// Checks one scene in all surroundings.
struct SceneCheck {
  /// What a check of a scene found.
  struct Outcome {
    var findings: [ReportedFinding] = []
    var suppressedCount = 0
    var layoutCount = 0
  }

  let scene: InterfaceScene
  let surroundings: [CheckSurroundings]
  let configuration: CheckConfiguration

  /// - Complexity: A layout for each of the surroundings that differ in what the scene depends on, and one or two more for each finding.
  func run() -> Outcome {
    let cells = SceneCells(scene, surroundings, on: configuration.matrix.generation)
    let lint = configuration.rules.lintConfiguration(for: scene)
    var findings: [FindingGroup] = []
    var open = AmbiguityGroups()
    var failures: [Failure] = []
    var layoutCount = 0
    for (variant, scene) in cells.variants.enumerated() {
      var run = VariantRun(scene, lint)
      for (place, cell) in cells.cells.enumerated() where cell.variant == variant {
        run.layOut(cell.environment, cell: place)
      }
      findings += run.groups.groups
      failures += run.failures
      if configuration.rules.severity(of: "ambiguity") != nil { addAmbiguities(cells, variant, &run, &open) }
      layoutCount += run.layoutCount
    }
    let report = SceneReporter(surroundings: surroundings, cells: cells, rules: configuration.rules)
    let applied = report.merged(findings.filter { configuration.rules.severity(of: $0.key.rule) != nil })
    let probe = EstimateProbe(cells: cells, lint: lint)
    let uncertain = probe.uncertain(applied)
    var result: [ReportedFinding] = []
    for (place, group) in applied.enumerated() {
      let remedies = remedies(for: group, cells, lint)
      result.append(report.finding(group, restsOnEstimate: uncertain.contains(place), remedies: remedies))
    }
    result += open.groups.map { report.finding($0) }
    result += report.findings(failures, scene)
    return outcome(result, layoutCount: layoutCount)
  }

  /// A layout that could not be made.
  struct Failure {
    let error: LayoutError
    let cell: Int
  }

  private func outcome(_ findings: [ReportedFinding], layoutCount: Int) -> Outcome {
    let shown = findings.filter { !$0.isSuppressed }
    return Outcome(
      findings: shown, suppressedCount: findings.count - shown.count, layoutCount: layoutCount)
  }

  private func remedies(
    for group: FindingGroup, _ cells: SceneCells, _ lint: LintConfiguration
  ) -> [ConflictRemedy] {
    guard case .conflict = group.worst.kind else { return [] }
    var pass = ScenePass(cells.scene(of: group.worstCell), lint)
    return (try? pass.remedies(for: group.worst, in: cells.cells[group.worstCell].environment)) ?? []
  }

  /// What is open for the pairs of size classes of a variant; a layout that fails is reported elsewhere.
  private func addAmbiguities(
    _ cells: SceneCells, _ variant: Int, _ run: inout VariantRun, _ groups: inout AmbiguityGroups
  ) {
    for same in cells.cellsBySizeClass where cells.cells[same[0]].variant == variant {
      // What a conflict leaves out leaves something open, and is reported as a conflict.
      let place = same.first { run.itemsLeftOpen[$0] == nil } ?? same[0]
      guard let found = try? run.pass.ambiguities(in: cells.cells[place].environment) else { continue }
      let items = run.itemsLeftOpen[place] ?? []
      let certain = found.filter { finding in !finding.items.prefix(1).contains { items.contains($0) } }
      groups.add(certain, cells.variants[variant], cells: same)
    }
  }
}

/// The layouts of one variant of a scene.
private struct VariantRun {
  var pass: ScenePass
  var groups = FindingGroups()
  var failures: [SceneCheck.Failure] = []
  /// The items of the constraints that were left out, by the layouts with conflicts.
  private(set) var itemsLeftOpen: [Int: Set<LayoutItem>] = [:]
  private let scene: InterfaceScene
  private let lint: LintConfiguration

  init(_ scene: InterfaceScene, _ lint: LintConfiguration) {
    self.scene = scene
    self.lint = lint
    pass = ScenePass(scene, lint)
  }

  var layoutCount: Int { pass.layoutCount }

  mutating func layOut(_ environment: LayoutEnvironment, cell: Int) {
    do {
      let findings = try pass.findings(in: environment)
      groups.add(findings, cell: cell)
      for finding in findings {
        guard case .conflict(_, let dropped?, _) = finding.kind else { continue }
        itemsLeftOpen[cell, default: []].formUnion(dropped.items)
      }
    } catch {
      failures.append(SceneCheck.Failure(error: error, cell: cell))
      // What an engine knows after a failure is not to be relied on.
      pass = ScenePass(scene, lint, continuing: pass.layoutCount)
    }
  }
}
