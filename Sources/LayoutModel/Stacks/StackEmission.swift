/// Makes the constraints of one stack.
///
/// Hidden arranged views take no room along the axis and keep a frame beside the visible view before them. Across the axis the stack with
/// alignment fill is as wide as they are, too, as UIKit's is. No helper views or guides are made: gaps and centres are expressions over neighbours, so that
/// a stack has no variables besides those of its views.
///
/// - Complexity: O(n) for n arranged views; nested stacks that share room proportionally are measured as well.
struct StackEmission {
  /// How strongly arranged views stay inside the stack across the axis.
  static let boundaryPriority = LayoutPriority(999.5)
  /// How strongly baselines are the same.
  static let baselinePriority = LayoutPriority(999)
  /// How strongly the stack is as small across the axis as its views allow.
  static let crossFitPriority = LayoutPriority(51)
  /// How strongly a stack with gaps that may grow is as small along the axis as possible.
  static let fitPriority = LayoutPriority(49)
  /// How strongly a view without content is small across the axis.
  static let suppressionPriority = LayoutPriority(25)

  /// How strongly a hidden view has no length.
  static let hidingPriority = LayoutPriority(999.999)
  /// How strongly a hidden view lies beside the visible one before it.
  static let hiddenGapPriority = LayoutPriority(50)

  let tree: LayoutTree
  let record: StackRecord
  let stack: ViewHandle
  /// What the views keep to: the stack, or its layout margins.
  let canvas: LayoutItem
  /// The attributes between which a gap is measured: where a view begins, and where the one before ends.
  let gap: (start: LayoutAttribute, end: LayoutAttribute)
  /// The arranged views that are not hidden.
  let views: [ViewHandle]
  /// The arranged views that are hidden, each with the last visible one before it.
  let hiddenViews: [(view: ViewHandle, previous: ViewHandle?)]
  /// The attributes along the axis.
  let along: AxisAttributes
  /// The attributes across the axis.
  let across: AxisAttributes
  private(set) var constraints: [GeneratedConstraint] = []

  /// The constraints of a stack, in an order that depends on the stack alone.
  static func constraints(
    of record: StackRecord, in tree: LayoutTree, sizes: inout NaturalSizes
  ) -> [GeneratedConstraint] {
    var emission = StackEmission(record, tree)
    emission.emitAll(&sizes)
    return emission.constraints
  }

  private init(_ record: StackRecord, _ tree: LayoutTree) {
    self.tree = tree
    self.record = record
    stack = ViewHandle(index: record.view, stamp: record.stamp)
    var views: [ViewHandle] = []
    var hiddenViews: [(view: ViewHandle, previous: ViewHandle?)] = []
    for place in record.arranged {
      let view = ViewHandle(index: place, stamp: tree.views[Int(place)].stamp)
      if tree.views[Int(place)].isHidden { hiddenViews.append((view, views.last)) } else { views.append(view) }
    }
    self.views = views
    self.hiddenViews = hiddenViews
    along = AxisAttributes(record.settings.axis)
    across = AxisAttributes(record.settings.axis == .horizontal ? .vertical : .horizontal)
    let settings = record.settings
    canvas = settings.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.item : stack.item
    gap = settings.measuresFromBaselines ? (.firstBaseline, .lastBaseline) : (along.start, along.end)
    constraints.reserveCapacity(views.count * 4 + 2)
  }

  private mutating func emitAll(_ sizes: inout NaturalSizes) {
    emitHidden()
    guard let first = views.first, let last = views.last else {
      emitEmpty()
      return
    }
    emit(.start, stack, first, along.start, .equal, canvas, along.start)
    emitDistribution(&sizes)
    emit(.end, stack, last, along.end, .equal, canvas, along.end)
    emitAlignment()
  }

  /// A hidden view has no length and lies half a spacing after the visible view before it, or at the start. Across the axis it is aligned like the
  /// others; what it needs there counts only where all views fill the stack.
  private mutating func emitHidden() {
    for (view, previous) in hiddenViews {
      emit(.hiding, view, .noLarger(view, along.size, at: Self.hidingPriority))
      if let previous {
        let spacing = record.spacing(after: previous.index) / 2
        emit(
          .hiddenGap, view, view, along.start, .equal, previous, along.end, spacing, at: Self.hiddenGapPriority)
      } else {
        emit(.hiddenGap, view, view, along.start, .equal, canvas, along.start, at: Self.hiddenGapPriority)
      }
      emitHiddenAlignment(view)
    }
  }

  /// A stack without visible views is as small as what else is known of it allows.
  private mutating func emitEmpty() {
    for attribute in [along.size, across.size] {
      let role: GeneratedConstraint.Role = attribute == along.size ? .fit : .crossFit
      emit(role, stack, .noLarger(stack, attribute, at: Self.fitPriority))
    }
  }

  mutating func emit(_ role: GeneratedConstraint.Role, _ view: ViewHandle, _ constraint: LayoutConstraint) {
    constraints.append(GeneratedConstraint(role, view, constraint))
  }

  /// Emits `first.attribute  relation  second.attribute + constant`.
  mutating func emit(
    _ role: GeneratedConstraint.Role, _ view: ViewHandle, _ first: ViewHandle, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutConstraint.Relation, _ second: some LayoutAnchored, _ secondAttribute: LayoutAttribute,
    _ constant: Double = 0, at priority: LayoutPriority = .required
  ) {
    emit(
      role, view,
      LayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
        constant: constant, priority: priority))
  }
}

extension LayoutConstraint {
  /// `view.size <= 0`: the size is as small as possible.
  static func noLarger(_ view: ViewHandle, _ size: LayoutAttribute, at priority: LayoutPriority) -> LayoutConstraint {
    LayoutConstraint(item: view, attribute: size, relatedBy: .lessThanOrEqual, constant: 0, priority: priority)
  }
}

extension LayoutTree {
  /// The constraints that a stack makes as things stand, with UIKit's names as identifiers; none for a view that is no stack.
  ///
  /// - Complexity: O(n) for n arranged views.
  public func generatedConstraints(of stack: ViewHandle) -> [LayoutConstraint] {
    guard stackSettings(of: stack) != nil else { return [] }
    var sizes = NaturalSizes()
    let record = stackRecords[Int(views[stack.slot].stack)]
    return StackEmission.constraints(of: record, in: self, sizes: &sizes).map { $0.constraint }
  }
}
