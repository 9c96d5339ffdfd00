import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// Checks one scene in all device configurations.
struct SceneCheck {
  /// What a check of a scene found.
  struct Outcome {
    var findings: [ReportedFinding] = []
    var suppressedCount = 0
    var layoutCount = 0
    var pictures: [ScenePictures] = []
  }

  let path: String
  let scene: InterfaceScene
  let deviceConfigurations: [DeviceConfiguration]
  let configuration: CheckConfiguration

  /// - Complexity: A layout for each of the device configurations that differ in what the scene depends on, and one or two more for each finding.
  func run() -> Outcome {
    let cells = SceneCells(scene, deviceConfigurations, on: configuration.matrix.generation)
    let lint = configuration.rules.lintConfiguration(for: scene)
    var runs = cells.variants.map { VariantRun($0, lint) }
    var pictures = configuration.pictures == .none ? nil : ScenePictures(of: scene, in: path)
    for (place, cell) in cells.cells.enumerated() {
      runs[cell.variant].layOut(cell.environment, cell: place) { result in
        let names = cell.deviceConfigurations.map { deviceConfigurations[$0].label }
        pictures?.add(result, of: cells.variants[cell.variant], names: names)
      }
    }
    var open = AmbiguityGroups()
    if configuration.rules.severity(of: "ambiguity") != nil {
      for variant in runs.indices { addAmbiguities(cells, variant, &runs[variant], &open) }
      if open.groups.contains(where: \.isSqueeze) {
        var pass = ScenePass(scene, lint)
        open.noteDrawn((try? pass.drawnAmbiguities()) ?? [], scene)
      }
    }
    let findings = runs.flatMap(\.groups.groups)
    let failures = runs.flatMap(\.failures)
    let report = SceneReporter(deviceConfigurations: deviceConfigurations, cells: cells, rules: configuration.rules)
    let applied = report.merged(findings.filter { configuration.rules.severity(of: $0.key.rule) != nil })
    var result = reported(applied, cells, report, lint)
    result += open.groups.map { report.finding($0) }
    result += report.findings(failures, scene)
    if configuration.pictures == .widths { pictures?.addWidths(of: scene, configuration: lint) }
    var outcome = outcome(result, layoutCount: runs.reduce(0) { $0 + $1.layoutCount })
    if let pictures { outcome.pictures = [pictures] }
    return outcome
  }

  private func reported(
    _ groups: [FindingGroup], _ cells: SceneCells, _ report: SceneReporter, _ lint: LintConfiguration
  ) -> [ReportedFinding] {
    if groups.isEmpty { return [] }
    let dispositions = FindingReview(scene, cells, report, lint).dispositions(groups)
    let judged = zip(groups, dispositions).filter { $0.1 != .drop }
    let uncertain = EstimateProbe(cells: cells, lint: lint).uncertain(judged.map(\.0))
    return judged.enumerated().map { place, item in
      let (group, disposition) = item
      return report.finding(
        group, disposition, uncertainty: uncertain[place], fixes: fixes(for: group, cells, lint))
    }
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

  private func fixes(
    for group: FindingGroup, _ cells: SceneCells, _ lint: LintConfiguration
  ) -> [ConflictFix] {
    guard case .conflict = group.worst.kind else { return [] }
    var pass = ScenePass(cells.scene(of: group.worstCell), lint)
    return (try? pass.fixes(for: group.worst, in: cells.cells[group.worstCell].environment)) ?? []
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

  mutating func layOut(_ environment: LayoutEnvironment, cell: Int, keep: (LayoutResult) -> Void) {
    do {
      let findings = try pass.findings(in: environment, keep: keep)
      var disputed: Set<LayoutItem> = []
      for finding in findings {
        guard case .conflict(_, let dropped, _) = finding.kind else { continue }
        disputed.formUnion(finding.items)
        if let dropped { itemsLeftOpen[cell, default: []].formUnion(dropped.items) }
      }
      // Which constraint of a conflict is left out is the solver's choice, and what comes of it is not the document's.
      disputed.remove(scene.tree.root.item)
      groups.add(
        findings.filter { finding in
          if case .lint = finding.kind { return !finding.items.contains { disputed.contains($0) } }
          return true
        }, cell: cell)
    } catch {
      failures.append(SceneCheck.Failure(error: error, cell: cell))
      // What an engine knows after a failure is not to be relied on.
      pass = ScenePass(scene, lint, continuing: pass.layoutCount)
    }
  }
}
