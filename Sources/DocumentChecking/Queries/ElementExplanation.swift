import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// What determines the frame of an element: for each of x, y, width and height the sum that it is, and the constraints behind it.
package struct ElementExplanation: Hashable, Sendable {
  /// The element.
  let element: InterfaceElement
  /// Lines for people.
  package let text: String

  /// Explains an element.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - scene: The scene that it is in.
  ///   - place: Where the scene is laid out.
  /// - Throws: What laying out throws.
  /// - Returns: nil if there is no such view, or the safe area of the device is not known for the generation.
  package init?(
    of id: String, in scene: InterfaceScene, on place: QuestionPlace = QuestionPlace()
  ) throws(LayoutError) {
    guard let (scene, engine) = try place.engine(scene), let view = scene.view(withID: id),
      let element = scene.element(of: view)
    else { return nil }
    self.element = element
    var text =
      "\(element.displayName) at \(element.location), in \(scene.title) (\(scene.root.id)), on \(place.label)\n"
    for (attribute, name) in [
      (LayoutAttribute.left, "x"), (.top, "y"), (.width, "width"), (.height, "height"),
    ] {
      guard let explanation = try engine.explanation(of: view, attribute) else { continue }
      text += Self.text(explanation, name, scene)
    }
    self.text = text
  }

  private static func text(_ explanation: LayoutExplanation, _ name: String, _ scene: InterfaceScene) -> String {
    // The formula begins with the item, which is named above already.
    let formula = explanation.formula.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
    var text = "\(name) =\(formula)\n"
    for contribution in explanation.contributions {
      let member = contribution.member
      text += "  because of \(member.description)\(place(member.constraint, scene))\n"
    }
    for item in explanation.unheld { text += "  nothing holds \(scene.tree.describe(item))\n" }
    for handle in explanation.inactive {
      guard let constraint = try? scene.tree.constraint(handle) else { continue }
      text += "  not active: \(scene.tree.describe(constraint))\(place(handle, scene))\n"
    }
    return text
  }

  private static func place(_ handle: LayoutConstraint.Handle?, _ scene: InterfaceScene) -> String {
    guard let element = handle.flatMap(scene.element(of:)) else { return "" }
    return " (\(element.id), line \(element.location.line))"
  }
}
