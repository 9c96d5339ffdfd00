/// The outcome of a pass: all frames, those that changed, and what else there is to say.
///
/// A result is a snapshot that shares storage with the engine until the next pass changes something; keep it only as long as it is
/// needed if the tree is large.
public struct LayoutResult: Sendable {
  /// A frame that a pass changed.
  public struct Change: Hashable, Sendable {
    /// The view.
    public let view: ViewHandle
    /// Its frame in its superview's coordinates, with all edges on pixels.
    public let frame: LayoutRectangle
    /// Its frame in its superview's coordinates, as solved.
    public let exactFrame: LayoutRectangle
  }

  /// One view with everything a picture needs.
  public struct Placement: Hashable, Sendable {
    /// The view.
    public let view: ViewHandle
    /// Its name, "" if it has none.
    public let name: String
    /// How many views it lies in; 0 for the root.
    public let depth: Int
    /// Its frame in its superview's coordinates, with all edges on pixels.
    public let frame: LayoutRectangle
    /// Its frame in its superview's coordinates, as solved.
    public let exactFrame: LayoutRectangle
    /// Its frame in root coordinates, with all edges on pixels.
    public let frameInRoot: LayoutRectangle
  }

  /// What was laid out.
  public let tree: LayoutTree
  /// Where it was laid out.
  public let environment: LayoutEnvironment
  /// The views whose exact frame or snapped frame differs from the engine's pass before, in the order in which they have their places
  /// in the tree; every view, in an engine's first pass.
  public let changes: [Change]
  /// What the pass has to say besides frames.
  public let issues: [LayoutIssue]
  private let frames: FrameStore
  private let measurements: MeasurementTable
  private let scope: SubtreeScope?

  init(
    tree: LayoutTree, environment: LayoutEnvironment, frames: FrameStore, changed: [Int32], issues: [LayoutIssue],
    measurements: MeasurementTable, scope: SubtreeScope?
  ) {
    self.scope = scope
    self.measurements = measurements
    self.tree = tree
    self.environment = environment
    self.frames = frames
    self.issues = issues
    var changes: [Change] = []
    changes.reserveCapacity(changed.count)
    var last = ViewRecord.none
    for place in changed.sorted() where place != last {
      last = place
      guard let view = tree.handle(place), let entry = frames.entries[Int(place)] else { continue }
      changes.append(Change(view: view, frame: entry.snapped, exactFrame: entry.exact))
    }
    self.changes = changes
  }

  /// A view's frame in its superview's coordinates, with all edges on pixels; nil if the view is not under the root.
  public func frame(of view: ViewHandle) -> LayoutRectangle? { entry(view)?.snapped }

  /// A view's frame in its superview's coordinates, as solved; nil if the view is not under the root.
  public func exactFrame(of view: ViewHandle) -> LayoutRectangle? { entry(view)?.exact }

  /// An item's frame in root coordinates, with all edges on pixels; nil if the item is not under the root.
  ///
  /// - Complexity: O(1), and O(d) for the safe area of a view at depth d.
  public func frameInRoot(of item: some LayoutAnchored) -> LayoutRectangle? {
    exactFrameInRoot(of: item).map { frames.grid.snap($0) }
  }

  /// An item's frame in root coordinates, as solved; nil if the item is not under the root.
  ///
  /// - Complexity: O(1), and O(d) for the safe area of a view at depth d.
  public func exactFrameInRoot(of item: some LayoutAnchored) -> LayoutRectangle? {
    let item = item.item
    guard tree.isLive(item), let owner = entry(item.owningView) else { return nil }
    guard case .guide(let guide) = item else { return owner.exactInRoot }
    if case .custom(let index, _) = guide.kind { return frames.guides[Int(index)].offset(by: owner.origin) }
    return rectangle(of: guide.kind, Int32(guide.owningView.slot), owner.exact.size)?.offset(by: owner.origin)
  }

  /// How far the unsafe strips of the screen reach into a view, in points; nil if the view is not under the root.
  ///
  /// - Complexity: O(d) for a view at depth d.
  public func safeAreaInsets(of view: ViewHandle) -> LayoutInsets? {
    entry(view) == nil ? nil : geometry.insets(of: view.index).safeArea
  }

  /// The layout margins of a view as they come out, in points; nil if the view is not under the root.
  ///
  /// - Complexity: O(d) for a view at depth d.
  public func layoutMargins(of view: ViewHandle) -> LayoutInsets? {
    entry(view) == nil ? nil : geometry.insets(of: view.index).margins
  }

  /// The size of the content area of a view that scrolls, as solved; nil if no active constraint refers to it.
  public func contentSize(of view: ViewHandle) -> LayoutSize? {
    entry(view) == nil ? nil : frames.contentSize(view.index)
  }

  /// What the content of a view wants: what it was given, with measured lengths in place of its own.
  ///
  /// - Parameter view: A view of the tree.
  package func content(of view: ViewHandle) -> ContentSize { measurements.content(of: view.index, tree) }

  /// The views whose contents were measured, with the heights that these need at the widths they got.
  package var measuredHeights: [(view: ViewHandle, height: Double)] {
    measurements.all.map { ($0.view, $0.height ?? 0) }
  }

  /// The height that a measured content needs at the width it got; 0 if it was not measured.
  ///
  /// - Parameter view: A view of the tree.
  package func measuredHeight(of view: ViewHandle) -> Double { measurements[view.index]?.height ?? 0 }

  private var geometry: InsetGeometry {
    InsetGeometry(tree: tree, environment: environment, frames: frames, scope: scope)
  }

  /// The rectangle of a guide that is not custom, in its view's coordinates; nil for a content area that no constraint refers to.
  private func rectangle(of kind: GuideHandle.Kind, _ place: Int32, _ size: LayoutSize) -> LayoutRectangle? {
    let bounds = LayoutRectangle(origin: .zero, size: size)
    switch kind {
    case .custom, .frame: return bounds
    case .content: return frames.contentSize(place).map { LayoutRectangle(origin: .zero, size: $0) }
    case .safeArea: return bounds.inset(by: geometry.insets(of: place).safeArea)
    case .layoutMargins: return bounds.inset(by: geometry.insets(of: place).margins)
    case .readableContent: return bounds.inset(by: geometry.values(.readable, of: place))
    case .top:
      return LayoutRectangle(x: 0, y: 0, width: size.width, height: geometry.insets(of: place).safeArea.top)
    case .bottom, .keyboard:
      let height = geometry.values(kind == .bottom ? .safeArea : .keyboard, of: place).bottom
      return LayoutRectangle(x: 0, y: size.height - height, width: size.width, height: height)
    }
  }

  /// All views under the root, each before its subviews, from back to front.
  ///
  /// - Complexity: O(n) for n views.
  public var placements: [Placement] {
    var depths = Array(repeating: 0, count: tree.views.count)
    return tree.subtree(of: scope?.view ?? 0).compactMap { place in
      let superview = tree.views[Int(place)].superview
      if superview != ViewRecord.none { depths[Int(place)] = depths[Int(superview)] + 1 }
      guard let view = tree.handle(place), let entry = frames.entries[Int(place)] else { return nil }
      return Placement(
        view: view, name: tree.name(of: view), depth: depths[Int(place)], frame: entry.snapped,
        exactFrame: entry.exact, frameInRoot: frames.grid.snap(entry.exactInRoot))
    }
  }

  private func entry(_ view: ViewHandle) -> FrameStore.Entry? {
    guard tree.isLive(view), view.slot < frames.entries.count else { return nil }
    guard let entry = frames.entries[view.slot], entry.stamp == view.stamp else { return nil }
    return entry
  }
}

/// What a pass has to say besides frames, as data. Other modules put it into words.
public enum LayoutIssue: Hashable, Sendable {
  /// Required constraints that cannot all hold.
  case conflict(LayoutConflict)
  /// Items that still changed with what depends on them when the pass had solved `rounds` times.
  case unsettled(items: [LayoutItem], rounds: Int)
  /// A measurer's answer that is not a size. The content of the view is laid out as if it had none.
  case invalidMeasurement(ViewHandle, answer: MeasuredContent)
}
