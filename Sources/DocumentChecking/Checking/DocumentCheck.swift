import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// What a check of one document found.
struct DocumentOutcome: Sendable {
  var document: CheckReport.Document
  var findings: [ReportedFinding] = []
  var suppressedCount = 0
  var pictures: [ScenePictures] = []
  /// The kinds of devices that its scenes were drawn for.
  var idioms: Set<InterfaceIdiom> = []
  var bytes = 0
  var reading = Duration.zero
  var checking = Duration.zero
}

/// Checks one document.
struct DocumentCheck {
  /// How many scenes one task checks: many in a document of hundreds share a task, so that tasks cost nothing that shows.
  private static let scenesPerTask = 8

  private let configuration: CheckConfiguration
  private let deviceConfigurations: [InterfaceIdiom: [DeviceConfiguration]]

  init(_ configuration: CheckConfiguration, _ deviceConfigurations: [InterfaceIdiom: [DeviceConfiguration]]) {
    self.configuration = configuration
    self.deviceConfigurations = deviceConfigurations
  }

  /// Reads a document and checks its scenes, on all processors.
  ///
  /// - Parameters:
  ///   - path: The path, for reports.
  ///   - isNamed: Whether the file was named, and not found in a folder.
  ///   - read: Reads the document, and says how many bytes it has.
  func check(
    path: String, isNamed: Bool, _ read: (String) throws(DocumentError) -> (InterfaceDocument, Int)
  ) async -> DocumentOutcome {
    let clock = ContinuousClock()
    let start = clock.now
    let document: InterfaceDocument
    let bytes: Int
    do {
      (document, bytes) = try read(path)
    } catch {
      let isPassedOver = error.reason == .otherPlatform && !isNamed
      var outcome = DocumentOutcome(
        document: CheckReport.Document(
          path: path, error: error, isPassedOver: isPassedOver, scenes: [], layoutCount: 0))
      outcome.reading = clock.now - start
      return outcome
    }
    let reading = clock.now - start
    var outcome = await check(document)
    outcome.reading = reading
    outcome.bytes = bytes
    return outcome
  }

  private func check(_ document: InterfaceDocument) async -> DocumentOutcome {
    let parts = await withTaskGroup(of: (Int, SceneCheck.Outcome, Duration).self) { group in
      for start in stride(from: 0, to: document.scenes.count, by: Self.scenesPerTask) {
        let scenes = document.scenes[start..<min(start + Self.scenesPerTask, document.scenes.count)]
        group.addTask { self.check(scenes, start, document.path) }
      }
      var parts: [(Int, SceneCheck.Outcome, Duration)] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }
    }
    var findings = document.messages.compactMap { message in
      configuration.rules.severity(of: message.name.rawValue, own: Finding.Severity(message.severity)).map {
        ReportedFinding(message, severity: $0)
      }
    }
    findings += parts.flatMap(\.1.findings)
    var seen: Set<String> = []
    return DocumentOutcome(
      document: CheckReport.Document(
        path: document.path, error: nil, isPassedOver: false, scenes: document.scenes.map(CheckReport.Scene.init),
        layoutCount: parts.reduce(0) { $0 + $1.1.layoutCount }),
      findings: findings.filter { seen.insert($0.fingerprint).inserted },
      suppressedCount: parts.reduce(0) { $0 + $1.1.suppressedCount }, pictures: parts.flatMap(\.1.pictures),
      idioms: Set(document.scenes.map(\.designEnvironment.traits.idiom)),
      checking: parts.reduce(.zero) { $0 + $1.2 })
  }

  private func check(
    _ scenes: ArraySlice<InterfaceScene>, _ start: Int, _ path: String
  ) -> (Int, SceneCheck.Outcome, Duration) {
    let clock = ContinuousClock()
    let begin = clock.now
    var outcome = SceneCheck.Outcome()
    for scene in scenes {
      let deviceConfigurations = deviceConfigurations[scene.designEnvironment.traits.idiom] ?? []
      let part = SceneCheck(
        path: path, scene: scene, deviceConfigurations: deviceConfigurations, configuration: configuration
      ).run()
      outcome.findings += part.findings
      outcome.suppressedCount += part.suppressedCount
      outcome.layoutCount += part.layoutCount
      outcome.pictures += part.pictures
    }
    return (start, outcome, clock.now - begin)
  }
}

extension CheckReport.Scene {
  init(_ scene: InterfaceScene) {
    id = scene.root.id
    title = scene.title
    location = scene.root.location
  }
}

extension Finding.Severity {
  /// The severity of a message about a document.
  init(_ severity: DocumentMessage.Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }
}
