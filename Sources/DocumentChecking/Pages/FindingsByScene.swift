import LayoutAnalysis

/// The findings of a report by the scene that they are about.
struct FindingsByScene {
  /// What tells scenes apart: ids are good in one document.
  private struct Key: Hashable {
    let path: String
    let sceneID: String
  }

  private var findings: [Key: [PageFinding]] = [:]

  init(_ findings: [PageFinding]) {
    for finding in findings {
      self.findings[Key(path: finding.location.file, sceneID: finding.sceneID), default: []].append(finding)
    }
  }

  /// The findings of a scene, in the order of the report.
  func findings(of pictures: ScenePictures) -> [PageFinding] {
    findings[Key(path: pictures.path, sceneID: pictures.sceneID)] ?? []
  }
}
