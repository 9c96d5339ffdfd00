import AppleDevices
import LayoutModel

extension DocumentFacts {
  /// All constraints of the document.
  var constraintElements: [DocumentElement] {
    tree.elements.filter { $0.name == "constraint" && $0.parent?.name == "constraints" }
  }

  /// Messages for the constraints that are in no scene.
  func unreachedConstraints(_ fates: [DocumentElement: SceneAssembly.ConstraintFate]) -> [DocumentMessage] {
    constraintElements.filter { fates[$0] == nil }.map { element in
      let owner = element.parent?.parent
      return DocumentMessage(
        .unsupported, .warning,
        "constraint \(element.id) is not taken into account: it belongs to the <\(owner?.name ?? "")> "
          + "\(owner?.id ?? ""), which is in no view hierarchy that is laid out", at: element.location,
        elementID: element["id"])
    }
  }

  /// The device that the document simulates. One that is not known is replaced, and a message says so.
  func device(_ messages: inout [DocumentMessage]) -> Device {
    if let device = EditorDevice.device(deviceID) { return device }
    let replacement = EditorDevice.device(nil) ?? DeviceCatalogue.all[0]
    messages.append(
      DocumentMessage(
        .unsupported, .note,
        "the simulated device \"\(deviceID ?? "")\" is not known: the safe area of the \(replacement.name) is used for the "
          + "document's own size", at: tree.root.child(named: "device")?.location ?? tree.root.location))
    return replacement
  }
}
