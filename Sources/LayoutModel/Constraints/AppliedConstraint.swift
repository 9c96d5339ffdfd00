/// A constraint as a pass applied it: where it comes from, what it is about, and its numbers.
///
/// A pass applies the active constraints of the tree, those that stacks and content sizes make, a few rules of its own, and what the
/// environment tells. Applied constraints are what its issues and the analysis of a layout speak of.
public struct AppliedConstraint: Hashable, Sendable {
  /// Where an applied constraint comes from.
  public enum Origin: Hashable, Sendable {
    /// A constraint of the tree that an author wrote.
    case author(LayoutConstraint.Handle)
    /// A constraint of the tree that a builder generated.
    case builder(LayoutConstraint.Handle)
    /// The arrangement of a stack.
    case stack(ViewHandle)
    /// The content size of a view: its hugging limits the size from above, its compression resistance from below.
    case contentSize(ViewHandle)
    /// No item has a negative size.
    case nonNegativeSize
    /// A collapsed view has no size.
    case collapsed(ViewHandle)
    /// The environment gives the size of the root and the insets of guides.
    case environment(Input)
    /// A view's autoresizing mask gives its frame.
    case autoresizing(Input)
  }

  /// What an input of a pass measures.
  public enum Input: String, Hashable, Sendable, CaseIterable {
    /// The left edge of a frame in the superview.
    case x
    /// The top edge of a frame in the superview.
    case y
    /// A width.
    case width
    /// A height.
    case height
    /// How far a guide stays away from the top of its view.
    case topInset
    /// How far a guide stays away from the left edge of its view.
    case leftInset
    /// How far a guide stays away from the bottom of its view.
    case bottomInset
    /// How far a guide stays away from the right edge of its view.
    case rightInset

    /// The direction along which the input is measured.
    public var axis: LayoutConstraint.Axis {
      switch self {
      case .x, .width, .leftInset, .rightInset: .horizontal
      case .y, .height, .topInset, .bottomInset: .vertical
      }
    }
  }

  /// Where the constraint comes from.
  public let origin: Origin
  /// The items that it names, each as often as it does.
  public let items: [LayoutItem]
  /// The direction along which it measures; nil if it names no item.
  public let axis: LayoutConstraint.Axis?
  /// How its sides compare.
  public let relation: LayoutConstraint.Relation
  /// What it sets against the items, in points: the constant of a constraint, a content size, the value of an input.
  public let constant: Double
  /// How important it is.
  public let priority: LayoutPriority
  /// The constraint as it was written or generated; nil if it has no such form.
  public let written: LayoutConstraint?

  init(
    origin: Origin, items: [LayoutItem], axis: LayoutConstraint.Axis?, relation: LayoutConstraint.Relation,
    constant: Double, priority: LayoutPriority, written: LayoutConstraint? = nil
  ) {
    self.origin = origin
    self.items = items
    self.axis = axis
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.written = written
  }

  /// The constraint's handle in the tree; nil if it is not one of the tree's.
  public var handle: LayoutConstraint.Handle? {
    switch origin {
    case .author(let handle), .builder(let handle): handle
    case .stack, .contentSize, .nonNegativeSize, .collapsed, .environment, .autoresizing: nil
    }
  }

  /// What the constraint gives as an input; nil if it is not one.
  public var input: Input? {
    switch origin {
    case .environment(let input), .autoresizing(let input): input
    case .author, .builder, .stack, .contentSize, .nonNegativeSize, .collapsed: nil
    }
  }
}
