import LayoutModel

/// What rules look at: the visible views with everything that the rules ask for, in one layout or along a piece of a sweep.
struct LintScene {
  /// One visible view.
  struct Entry {
    let view: ViewHandle
    let name: String
    let kind: ViewKind
    let text: TextContent?
    /// What the content wants, at the width that it has; measured or given.
    let content: ContentSize
    /// The place of the superview in ``LintScene/entries``; nil for the root.
    let superview: Int?
    /// The visible subviews' places, from back to front.
    var subviews: [Int] = []
    /// The frame in root coordinates, as solved.
    let frame: LinearRectangle
    /// Whether the view lies in one that scrolls: where it lies on the screen is then the user's choice.
    let isScrolled: Bool

    var item: LayoutItem { view.item }

    /// Whether the view is there to be read.
    var isText: Bool { text != nil || kind == .label || kind == .textView }

    /// Whether the view is there to be read or touched, rather than to decorate or to hold others.
    var isEssential: Bool { isText || kind.isControl }
  }

  /// The visible views, each before its subviews, from back to front. The root is the first.
  private(set) var entries: [Entry] = []
  let tree: LayoutTree
  /// The environment where the piece begins; the size of the root is that of the first entry.
  let environment: LayoutEnvironment
  let safeArea: LinearRectangle
  /// The content areas of the views that scroll.
  private var contents: [ViewHandle: LinearRectangle] = [:]

  var root: LinearRectangle { entries[0].frame }

  /// The scene of a single layout.
  init(_ result: LayoutResult) { self.init(from: result, to: result, length: 0, lead: 0) }

  /// The scene along a piece of a sweep on which everything changes linearly.
  ///
  /// - Parameters:
  ///   - start: A layout near the beginning of the piece.
  ///   - end: A layout of the same tree near its end.
  ///   - length: The way from the first layout to the second.
  ///   - lead: The way from the beginning of the piece to the first layout.
  init(from start: LayoutResult, to end: LayoutResult, length: Double, lead: Double) {
    tree = start.tree
    environment = start.environment
    func linear(_ first: LayoutRectangle, _ second: LayoutRectangle) -> LinearRectangle {
      LinearRectangle(from: first, to: second, length: length).advanced(by: -lead)
    }
    safeArea = linear(start.environment.safeArea, end.environment.safeArea)
    let views = tree.viewsInDrawingOrder
    var places = Array(repeating: -1, count: views.reduce(0) { max($0, $1.slot + 1) })
    for view in views {
      let above = tree.superview(of: view).map { places[$0.slot] }
      // The descendants of a hidden view are hidden as well, and their superviews have no place here.
      guard !tree.isHidden(view), above != -1,
        let first = start.exactFrameInRoot(of: view), let last = end.exactFrameInRoot(of: view)
      else { continue }
      let isScrolled = above.map { entries[$0].isScrolled || entries[$0].kind.scrolls } ?? false
      places[view.slot] = entries.count
      if let above { entries[above].subviews.append(entries.count) }
      if tree.kind(of: view) == .scroll, let first = start.exactFrameInRoot(of: view.contentLayoutGuide),
        let last = end.exactFrameInRoot(of: view.contentLayoutGuide)
      {
        contents[view] = linear(first, last)
      }
      entries.append(
        Entry(
          view: view, name: tree.describe(view.item), kind: tree.kind(of: view),
          text: tree.text(of: view, in: start.environment), content: start.content(of: view), superview: above,
          frame: linear(first, last), isScrolled: isScrolled))
    }
  }

  /// Whether the text of a view may take several lines.
  func wraps(_ entry: Entry) -> Bool {
    tree.measuresHeightForWidth(entry.view) || (entry.text.map { $0.numberOfLines != 1 } ?? false)
  }

  /// The visible views in a view, from back to front.
  func descendants(of entry: Entry) -> [Entry] {
    var pending = Array(entry.subviews.reversed())
    var result: [Entry] = []
    while let place = pending.popLast() {
      result.append(entries[place])
      pending += entries[place].subviews.reversed()
    }
    return result
  }

  /// The content area of a view that scrolls, in root coordinates.
  func contentFrame(of entry: Entry) -> LinearRectangle? { contents[entry.view] }

  /// The active constraints of the tree, older ones first, with their handles.
  var activeConstraints: [(handle: LayoutConstraint.Handle, constraint: LayoutConstraint)] {
    tree.activeConstraints(in: environment)
  }
}

extension LinearRectangle {
  /// The rectangle as it is seen from a point further along the way.
  fileprivate func advanced(by offset: Double) -> LinearRectangle {
    var result = self
    result.minX.value = minX.at(offset)
    result.minY.value = minY.at(offset)
    result.width.value = width.at(offset)
    result.height.value = height.at(offset)
    return result
  }
}
