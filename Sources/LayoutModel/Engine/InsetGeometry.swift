/// How the insets of the root reach the views inside it: safe areas, layout margins, readable width and keyboard.
///
/// A view's safe area inset on an edge is by how much its superview's unsafe strip covers it, never more than the strip is wide, and 0
/// where the view keeps clear of it; a view that lies wholly inside the strip keeps the full inset. Additional insets come on
/// top and are handed on. Its margins are its own ones plus, unless it is told otherwise, its safe area insets; a view that
/// preserves its superview's margins has at least what those leave at its edge.
struct InsetGeometry {
  /// The insets of one view, in points.
  struct Insets {
    var safeArea: LayoutInsets
    var margins: LayoutInsets
  }

  let tree: LayoutTree
  let environment: LayoutEnvironment
  let frames: FrameStore
  /// What is laid out; nil for all that is under the root.
  var scope: SubtreeScope?

  /// The insets of a view that is laid out.
  ///
  /// - Complexity: O(d) for a view at depth d.
  func insets(of place: Int32) -> Insets {
    let top = scope?.view ?? 0
    var insets = scope?.insets ?? rootInsets
    if place == top { return insets }
    var path: [Int32] = []
    var view = place
    while view > 0 && view != top {
      path.append(view)
      view = tree.views[Int(view)].superview
    }
    var container = size(top)
    for view in path.reversed() {
      let frame = self.frame(view).offset(by: LayoutPoint(x: -hiddenLeading(of: tree.views[Int(view)].superview), y: 0))
      insets = inherited(insets, by: view, frame, in: container)
      container = frame.size
    }
    return insets
  }

  /// The numbers behind inputs of a kind.
  func values(_ kind: InsetInput.Kind, of place: Int32) -> LayoutInsets {
    let insets = insets(of: place)
    switch kind {
    case .safeArea: return insets.safeArea
    case .margins: return insets.margins
    case .readable: return readable(insets, width: size(place).width)
    case .keyboard: return LayoutInsets(top: 0, left: 0, bottom: keyboard(insets.safeArea, of: place), right: 0)
    }
  }

  /// What inputs of a kind start from while the view has no frame yet: nothing covers it, and it is not too wide.
  func initialValues(_ kind: InsetInput.Kind, of place: Int32) -> LayoutInsets {
    switch kind {
    case .safeArea, .keyboard: .zero
    case .margins, .readable: ownMargins(of: tree.views[Int(place)].details, place)
    }
  }

  /// The insets of the readable content guide: the margins, or more at the sides.
  func readable(_ insets: Insets, width: Double) -> LayoutInsets {
    let (margins, safeArea) = (insets.margins, insets.safeArea)
    let inset = LayoutMargins.readableInset(
      width: width, safeArea: safeArea, category: environment.traits.preferredContentSizeCategory,
      line: environment.readableLine, scale: environment.traits.displayScale)
    guard let inset else { return margins }
    return LayoutInsets(
      top: margins.top, left: max(inset, safeArea.left, margins.left - safeArea.left), bottom: margins.bottom,
      right: max(inset, safeArea.right, margins.right - safeArea.right))
  }

  /// How far the keyboard, or the strip below the safe area if that is wider, reaches up from a view's bottom.
  func keyboard(_ safeArea: LayoutInsets, of place: Int32) -> Double {
    let origin = scope?.origin.y ?? 0
    let bottom =
      isRoot(place) ? environment.size.height : origin + (frames.entries[Int(place)]?.exactInRoot.maxY ?? 0)
    return max(safeArea.bottom, bottom - (environment.size.height - environment.keyboardHeight))
  }

  private var rootInsets: Insets {
    let details = tree.views[0].details
    let safeArea = environment.safeAreaInsets.adding(details.additionalSafeAreaInsets)
    return Insets(safeArea: safeArea, margins: margins(of: details, safeArea, 0))
  }

  /// The insets of a view that nothing outside it reaches into.
  func insetsWithoutSuperview(of place: Int32) -> Insets {
    let details = tree.views[Int(place)].details
    let safeArea = details.additionalSafeAreaInsets
    return Insets(safeArea: safeArea, margins: margins(of: details, safeArea, place))
  }

  private func inherited(_ above: Insets, by place: Int32, _ frame: LayoutRectangle, in container: LayoutSize) -> Insets
  {
    let covered = Self.covered(frame, in: container, above.safeArea)
    guard !tree.views[Int(place)].hasStandardDetails else {
      return Insets(safeArea: covered, margins: margins(of: .standard, covered, place))
    }
    let details = tree.views[Int(place)].details
    let safeArea = covered.adding(details.additionalSafeAreaInsets)
    var margins = margins(of: details, safeArea, place)
    if case .effective = details.margins { return Insets(safeArea: safeArea, margins: margins) }
    if details.preservesSuperviewLayoutMargins {
      // A view that sticks out of its superview gets the superview's margin, not more.
      let left = Self.remaining(frame, in: container, above.margins).limited(to: above.margins)
      margins = LayoutInsets(
        top: max(margins.top, left.top), left: max(margins.left, left.left), bottom: max(margins.bottom, left.bottom),
        right: max(margins.right, left.right))
    }
    return Insets(safeArea: safeArea, margins: margins)
  }

  private func margins(of details: ViewDetails, _ safeArea: LayoutInsets, _ place: Int32) -> LayoutInsets {
    if case .effective(let insets) = details.margins { return insets }
    let own = ownMargins(of: details, place)
    return details.insetsLayoutMarginsFromSafeArea ? own.adding(safeArea) : own
  }

  private func ownMargins(of details: ViewDetails, _ place: Int32) -> LayoutInsets {
    let own: LayoutInsets
    let isRoot = place == 0
    switch details.margins {
    case .automatic:
      if isRoot { return environment.rootLayoutMargins }
      // Stack views have no margins of their own, unlike other views.
      if tree.views[Int(place)].stack != ViewRecord.none { return .zero }
      let margin = environment.defaultLayoutMargin
      return LayoutInsets(top: margin, left: margin, bottom: margin, right: margin)
    case .directional(let insets): own = insets.resolved(for: environment.traits.layoutDirection)
    case .absolute(let insets): own = insets
    case .effective(let insets): return insets
    }
    guard isRoot, details.respectsSystemMinimumLayoutMargins else { return own }
    let minimum = environment.rootLayoutMargins
    return LayoutInsets(
      top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
      right: max(own.right, minimum.right))
  }

  /// How much of the content area of a view that scrolls lies to the left of what shows at first: from right to left, that is the right end.
  private func hiddenLeading(of place: Int32) -> Double {
    guard environment.traits.layoutDirection == .rightToLeft, tree.views[Int(place)].kind.scrolls,
      let content = frames.contentSize(place)
    else { return 0 }
    return content.width - size(place).width
  }

  private func frame(_ place: Int32) -> LayoutRectangle { frames.entries[Int(place)]?.exact ?? .zero }

  /// Whether a view has the size of the environment.
  private func isRoot(_ place: Int32) -> Bool { place == 0 && scope == nil }

  private func size(_ place: Int32) -> LayoutSize { isRoot(place) ? environment.size : frame(place).size }

  /// The part of a container's insets that reaches into a rectangle in it.
  static func covered(_ rectangle: LayoutRectangle, in container: LayoutSize, _ insets: LayoutInsets) -> LayoutInsets {
    let left = remaining(rectangle, in: container, insets)
    return LayoutInsets(
      top: clamp(left.top, insets.top), left: clamp(left.left, insets.left), bottom: clamp(left.bottom, insets.bottom),
      right: clamp(left.right, insets.right))
  }

  /// By how far a container's insets reach beyond a rectangle's edges; negative where they end before them.
  private static func remaining(_ rectangle: LayoutRectangle, in container: LayoutSize, _ insets: LayoutInsets)
    -> LayoutInsets
  {
    LayoutInsets(
      top: insets.top - rectangle.minY, left: insets.left - rectangle.minX,
      bottom: rectangle.maxY - (container.height - insets.bottom),
      right: rectangle.maxX - (container.width - insets.right))
  }

  private static func clamp(_ value: Double, _ limit: Double) -> Double { min(max(value, 0), limit) }
}

extension LayoutInsets {
  /// The insets, none larger than another's.
  fileprivate func limited(to other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: min(right, other.right))
  }
}
