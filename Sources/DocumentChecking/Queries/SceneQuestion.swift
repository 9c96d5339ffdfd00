import AppleDevices
import Foundation
import InterfaceBuilder
import LayoutModel

/// A question about the scenes of one document.
package struct SceneQuestion: Sendable {
  /// The document.
  let document: InterfaceDocument

  /// Reads a document.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `DocumentError` if it cannot be read.
  package init(path: String) throws(DocumentError) { document = try InterfaceDocument(contentsOfFile: path) }

  /// A question about a document that was read already.
  ///
  /// - Parameter document: The document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// The scenes that are meant.
  ///
  /// - Parameter name: The id of a root view, or a title; nil for all scenes.
  /// - Throws: ``SettingError`` if there is none.
  func scenes(_ name: String?) throws(SettingError) -> [InterfaceScene] {
    guard let name else { return document.scenes }
    let found = document.scenes.filter { $0.root.id == name || $0.title == name }
    if found.isEmpty {
      throw SettingError(
        unknown: "scene", name, among: document.scenes.flatMap { [$0.title, $0.root.id] })
    }
    return found
  }

  /// The scenes with a view of an id.
  ///
  /// - Parameter id: The id of an element.
  /// - Throws: ``SettingError`` if there is none.
  package func scenes(with id: String) throws(SettingError) -> [InterfaceScene] {
    let found = document.scenes.filter { $0.view(withID: id) != nil }
    if found.isEmpty {
      let ids = document.scenes.flatMap { scene in scene.elements.map(\.id).filter { scene.view(withID: $0) != nil } }
      throw SettingError(unknown: "view", id, among: ids)
    }
    return found
  }
}

extension SceneQuestion {
  /// Asks each scene that is meant.
  ///
  /// - Parameters:
  ///   - name: The id of a root view, or a title; nil for all scenes.
  ///   - place: Where the question is asked.
  ///   - ask: Answers for one scene; nil if the safe area of the device is not known for the generation.
  /// - Throws: ``SettingError`` if there is no such scene or no such place, and what asking throws.
  package func answers<Answer>(
    in name: String?, on place: QuestionPlace, _ ask: (InterfaceScene) throws -> Answer?
  ) throws -> [Answer] {
    try scenes(name).map { scene in
      guard let answer = try ask(scene) else {
        throw SettingError("the safe area of \(place.label) is not known for that system")
      }
      return answer
    }
  }
}

/// Where a question about a scene is asked.
package struct QuestionPlace: Hashable, Sendable {
  /// The device; nil for the environment that the document was drawn for.
  package var device: Device?
  /// How it is held.
  package var orientation: ScreenOrientation
  /// The text size that the user prefers.
  package var textSize: TextSizeCategory
  /// Where leading is.
  package var direction: InterfaceLayoutDirection
  /// The generation of the system, or nil.
  package var generation: Device.SystemGeneration?

  /// Makes a place; without arguments the one that the document was drawn for.
  ///
  /// - Parameters:
  ///   - device: The device, or nil.
  ///   - orientation: How it is held.
  ///   - textSize: The text size that the user prefers.
  ///   - direction: Where leading is.
  ///   - generation: The generation of the system, or nil.
  package init(
    device: Device? = nil, orientation: ScreenOrientation = .portrait, textSize: TextSizeCategory = .large,
    direction: InterfaceLayoutDirection = .leftToRight, generation: Device.SystemGeneration? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.direction = direction
    self.generation = generation
  }

  /// What people call it.
  package var label: String {
    guard let device else { return "the device it was drawn for" }
    return CheckMatrix(
      devices: .chosen([device]), orientations: [orientation], textSizes: [textSize], directions: [direction]
    )
    .deviceConfigurations(for: device.idiom).first?.label ?? device.name
  }

  /// The scene as it is there, with an engine that lays it out; nil if the device's safe area is not known for the generation.
  ///
  /// - Parameter scene: The scene.
  /// - Throws: What laying out throws.
  func engine(_ scene: InterfaceScene) throws(LayoutError) -> (scene: InterfaceScene, engine: LayoutEngine)? {
    var environment = scene.designEnvironment
    if let device {
      let found = scene.environment(
        on: device, in: orientation, generation: generation, textSize: textSize, direction: direction)
      guard let found else { return nil }
      environment = found
    } else {
      environment.traits.preferredContentSizeCategory = textSize
      environment.traits.layoutDirection = direction
    }
    let resolved = device == nil ? scene : scene.resolved(for: environment.traits)
    var engine = resolved.engine
    engine.environment = environment
    if device != nil, var fitting = CellFitting(resolved) {
      engine.environment.size.height = try fitting.height(in: environment)
    }
    return (resolved, engine)
  }
}
