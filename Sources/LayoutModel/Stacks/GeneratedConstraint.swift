/// A constraint that a stack makes.
///
/// It stands in no tree: an engine makes it of the stack's settings, and keeps it installed for as long as the stack makes one with the
/// same key. Its identifier is the name that UIKit gives to constraints with this task.
struct GeneratedConstraint: Sendable {
  /// The task of a constraint in its stack.
  enum Role: String, Sendable {
    case start, end, gap, minimumGap, gapFit, equalGap, equalCentering, equalSize, proportionalSize
    case crossStart, crossEnd, crossCenter, crossBaseline, insideStart, insideEnd, crossFit, fit, suppression
    case hiding, hiddenGap

    /// Whether the constraint only makes something as small as the others let it be, and is violated as a rule.
    var isMinimizing: Bool {
      switch self {
      case .gapFit, .crossFit, .fit, .suppression, .hiding: true
      default: false
      }
    }

    var identifier: String {
      switch self {
      case .start, .end: "UISV-canvas-connection"
      case .gap, .minimumGap: "UISV-spacing"
      case .gapFit, .fit: "UISV-canvas-fit"
      case .equalGap, .equalSize: "UISV-fill-equally"
      case .equalCentering: "UISV-distributing-edge"
      case .proportionalSize: "UISV-fill-proportionally"
      case .crossStart, .crossEnd, .crossCenter, .crossBaseline: "UISV-alignment"
      case .insideStart, .insideEnd: "UISV-spanning-boundary"
      case .crossFit: "UISV-spanning-fit"
      case .suppression: "UISV-ambiguity-suppression"
      case .hiding: "UISV-hiding"
      case .hiddenGap: "UISV-spacing-hidden"
      }
    }
  }

  /// What makes a constraint the same one after a change of the stack, even if its numbers or its other views are different then.
  struct Key: Hashable, Sendable {
    let role: Role
    /// The arranged view that the constraint is about; the stack itself for those about the whole.
    let view: ViewHandle
  }

  let key: Key
  let constraint: LayoutConstraint

  init(_ role: Role, _ view: ViewHandle, _ constraint: LayoutConstraint) {
    key = Key(role: role, view: view)
    self.constraint = constraint.identified(by: role.identifier).made(by: .stack)
  }
}
