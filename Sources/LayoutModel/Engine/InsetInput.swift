internal import ConstraintKernel

/// The unknowns of the insets of one rectangle inside a view. They are inputs: the environment and the geometry tell them, constraints
/// never move them.
struct InsetInput: Sendable {
  /// Which rectangle the insets describe.
  enum Kind: UInt8, Sendable {
    case safeArea
    case margins
    /// The sides of the readable content guide; its top and bottom are the margins'.
    case readable
    /// The strip at the bottom that the keyboard covers.
    case keyboard
  }

  let view: Int32
  let kind: Kind
  var top: Variable?
  var left: Variable?
  var bottom: Variable?
  var right: Variable?
  /// What was suggested last; nil if something is to be suggested anew.
  var applied: LayoutInsets?
  /// The next inputs of the same view.
  var next = InsetInput.none

  /// Stands for "no inputs" in the links.
  static let none: Int32 = -1

  /// The variables that there are, with what they measure.
  var edges: [(variable: Variable, input: AppliedConstraint.Input)] {
    var result: [(variable: Variable, input: AppliedConstraint.Input)] = []
    if let top { result.append((top, .topInset)) }
    if let left { result.append((left, .leftInset)) }
    if let bottom { result.append((bottom, .bottomInset)) }
    if let right { result.append((right, .rightInset)) }
    return result
  }

  /// What has to be suggested so that the insets become these.
  func append(_ insets: LayoutInsets, to suggestions: inout [Suggestion]) {
    if let top, applied?.top != insets.top { suggestions.append((top, insets.top)) }
    if let left, applied?.left != insets.left { suggestions.append((left, insets.left)) }
    if let bottom, applied?.bottom != insets.bottom { suggestions.append((bottom, insets.bottom)) }
    if let right, applied?.right != insets.right { suggestions.append((right, insets.right)) }
  }
}

extension InsetInput.Kind {
  /// The kind in names of items.
  var guide: GuideHandle.Kind {
    switch self {
    case .safeArea: .safeArea
    case .margins: .layoutMargins
    case .readable: .readableContent
    case .keyboard: .keyboard
    }
  }
}
