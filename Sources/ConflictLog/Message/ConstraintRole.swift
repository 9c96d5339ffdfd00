import ConstraintKernel

/// Who made a constraint, told by what the log prints.
public enum ConstraintRole: UInt8, Hashable, Sendable {
  /// The app: in code or in an interface file.
  case author
  /// An autoresizing mask that was translated into constraints.
  case mask
  /// The size that a container gives its root view, a cell or a view that is being measured.
  case encapsulated
  /// The margins or the safe area of a view.
  case guide
  /// A stack view that takes a hidden view's size away.
  case hiding
  /// A stack view.
  case stack
  /// Bars, keyboards, alerts and whatever else the system lays out.
  case system

  /// Whether the system made it, so that an app cannot change it.
  public var isSystem: Bool { self != .author }
}

extension ConflictMessage {
  /// Who made each constraint.
  ///
  /// Where the library Masonry prints the constraints, those of the system lose their identifiers. There, a plain size that is not the library's
  /// is taken for the one that a container gives.
  public var roles: [ConstraintRole] {
    let isMasonry = constraints.contains { $0.className == "MASLayoutConstraint" }
    return constraints.map { constraint in
      let role = constraint.role
      if role == .author, !constraint.terms.isEmpty, constraint.terms.allSatisfy({ items[$0.item].isPrivate }) {
        return .system
      }
      let isAnonymous = constraint.className == "NSLayoutConstraint" && constraint.identifier.isEmpty
      guard isMasonry, role == .author, isAnonymous, constraint.isPlainSize, constraint.relation == .equal else {
        return role
      }
      return .encapsulated
    }
  }
}

extension LoggedItem {
  /// Whether it is a view that a framework keeps to itself: an app has no constraints between such views.
  var isPrivate: Bool {
    let name = className.isEmpty ? self.name : className
    if name.hasPrefix("_Tt") { return ConstraintRole.contains(name, "UIKit") }
    for prefix in [
      "_UI", "_NS", "TUI", "UIKeyboard", "UIInputSet", "UIRemoteKeyboard", "UIKB", "SystemInputAssistantView",
    ]
    where name.hasPrefix(prefix) {
      return true
    }
    return false
  }
}

extension LoggedConstraint {
  /// The first item that is not the superview of the other one.
  var subject: Int? { terms.first { $0.item != superview }?.item }

  /// Who made the constraint, by what it prints itself.
  var role: ConstraintRole {
    if className == "NSAutoresizingMaskLayoutConstraint" { return .mask }
    if isEncapsulated { return .encapsulated }
    if identifier.hasSuffix("argin-guide-constraint") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide-") {
      return .guide
    }
    if identifier == "UISV-hiding" { return .hiding }
    if identifier.hasPrefix("UISV-") { return .stack }
    if className == "_UILayoutSupportConstraint" || isSystemIdentifier { return .system }
    return .author
  }

  /// Whether a container gives the size: of its root view, of a cell, of a layout pass that is only for measuring.
  private var isEncapsulated: Bool {
    identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize")
      || ConstraintRole.contains(identifier, "-Encapsulated-Layout-")
  }

  /// Identifiers that the frameworks give: with their prefixes, by the parts of bar buttons, by the keyboard.
  private var isSystemIdentifier: Bool {
    if identifier.isEmpty || identifier == "UIIBSystemGenerated" { return false }
    for prefix in ["UI", "_UI", "NS", "GridView", "BIB_", "CB_", "TB_", "IB_", "Mask_", "MaskEV_"]
    where identifier.hasPrefix(prefix) {
      return true
    }
    for prefix in ["assistant", "accessoryView.", "assistantView.", "inputView."] where identifier.hasPrefix(prefix) {
      return true
    }
    return false
  }

  /// Whether it sets one size of one item.
  public var isPlainSize: Bool { terms.count == 1 && terms[0].attribute.isSize }

  /// Whether it is a gap between two items beside each other.
  var isGap: Bool {
    guard terms.count == 2, terms[0].item != terms[1].item else { return false }
    let (one, two) = (terms[0].attribute.edge, terms[1].attribute.edge)
    switch (one, two) {
    case (.left, .right), (.right, .left), (.top, .bottom), (.bottom, .top): return true
    default: return false
    }
  }

  /// Whether it sets one size of one item to less than a point.
  var isZeroSize: Bool { isPlainSize && constant.magnitude < 1 && relation != .greaterThanOrEqual }
}

extension ConstraintRole {
  /// Whether a text holds another; without the standard library's search, which Embedded Swift does not have.
  static func contains(_ text: String, _ part: String) -> Bool {
    let (bytes, pattern) = (Array(text.utf8), Array(part.utf8))
    guard bytes.count >= pattern.count else { return false }
    var start = 0
    while start + pattern.count <= bytes.count {
      var offset = 0
      while offset < pattern.count, bytes[start + offset] == pattern[offset] { offset += 1 }
      if offset == pattern.count { return true }
      start += 1
    }
    return false
  }
}
