import ConstraintKernel

/// A view, guide or anchor that a message names.
public struct LoggedItem: Hashable, Sendable {
  /// The address as printed, or the key that a library prints in its place.
  public internal(set) var address: String
  /// The class as printed, or the empty string where only a name or `|` stands for the item.
  public internal(set) var className: String
  /// The text that the item shows, or the identifier of a guide; empty if there is none. Escapes of the list are resolved.
  public internal(set) var text: String
  /// The name that stands for the item in the log; empty if there is none.
  public internal(set) var name: String
}

/// One constraint of a message.
public struct LoggedConstraint: Hashable, Sendable {
  /// A coefficient and an attribute of an item.
  public struct Term: Hashable, Sendable {
    /// The factor of the attribute.
    public internal(set) var coefficient: Double
    /// The position of the item in ``ConflictMessage/items``.
    public internal(set) var item: Int
    /// The attribute.
    public internal(set) var attribute: LoggedAttribute
  }

  /// The entry without quotes and what posting did to it, with the escapes of the list.
  public internal(set) var text: String
  /// The class of the constraint.
  public internal(set) var className: String
  /// The address of the constraint, or the key that a library prints in its place.
  public internal(set) var address: String
  /// The identifier; empty if there is none.
  public internal(set) var identifier: String
  /// The file and line where a library made it: `Card.swift#88`; empty if it was not printed.
  public internal(set) var source: String
  /// The autoresizing mask as printed: `h=--& v=--&`; empty if there is none.
  public internal(set) var mask: String
  /// `Σ coefficient · attribute`, the left side. Empty where ``isReadable`` is false.
  public internal(set) var terms: [Term]
  /// How the sides compare.
  public internal(set) var relation: Relation
  /// The right side, in points.
  public internal(set) var constant: Double
  /// The priority: 1000 unless one was printed.
  public internal(set) var priority: Double
  /// The item that `|` stands for, where the log names it: the superview of the first item.
  public internal(set) var superview: Int?
  /// Whether the entry says what it demands.
  public internal(set) var isReadable: Bool
  /// By how much the rounding of the printed numbers may move the right side, for coordinates of up to a few thousand points.
  public internal(set) var rounding: Double
}

extension LoggedConstraint {
  /// How the sides compare, as it is written: `==`, `<=` or `>=`.
  public var sign: String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// One message about constraints that cannot hold together.
public struct ConflictMessage: Hashable, Sendable {
  /// The views, guides and anchors, in the order in which they are named first.
  public internal(set) var items: [LoggedItem] = []
  /// The constraints in the order of the list. One that stands in a pasted list twice is there twice.
  public internal(set) var constraints: [LoggedConstraint] = []
  /// The position of the constraint that the system broke; nil if it was not printed or is not in the list.
  public internal(set) var broken: Int?
  /// Whether the list ends as it should: it was neither cut off nor hidden.
  public internal(set) var isComplete = true
  /// Whether the system hid the list: `<private>`.
  public internal(set) var isHidden = false
  /// The line of the text with which the message begins, from 1.
  public internal(set) var firstLine = 0
  /// The line with which it ends.
  public internal(set) var lastLine = 0
}
