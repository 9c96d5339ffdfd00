import AppleDevices
import LayoutModel

/// A tree laid out in many environments.
public struct MatrixReport: Sendable {
  /// The layout in one of the environments.
  public struct Cell: Sendable {
    /// The name of the environment.
    public let label: String
    /// The environment.
    public let environment: LayoutEnvironment
    /// What was found there.
    public let findings: [Finding]
    /// Why there is no layout, or nil. The frames are then missing.
    public let error: LayoutError?
    /// The frames in root coordinates, with all edges on pixels, in the order of ``MatrixReport/views``.
    let frames: [LayoutRectangle]
  }

  /// The views under the root, each before its subviews.
  public let views: [ViewHandle]
  /// The layouts, in the order of the environments that were asked for.
  public let cells: [Cell]
  /// Where a view stands in ``views``, by its place in the tree; -1 for views that are not under the root.
  private let positions: [Int32]

  init(tree: LayoutTree, cells: [Cell]) {
    let views = tree.viewsInDrawingOrder
    let last = views.reduce(-1) { max($0, $1.slot) }
    var positions = Array(repeating: Int32(-1), count: last + 1)
    for (position, view) in views.enumerated() { positions[view.slot] = Int32(position) }
    self.views = views
    self.cells = cells
    self.positions = positions
  }

  /// A view's frame in root coordinates in one of the environments; nil if the view is not under the root or there is no layout.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - cell: One of ``cells``.
  /// - Complexity: O(1).
  public func frameInRoot(of view: ViewHandle, in cell: Cell) -> LayoutRectangle? {
    guard view.slot < positions.count, positions[view.slot] >= 0 else { return nil }
    let position = Int(positions[view.slot])
    guard views[position] == view, position < cell.frames.count else { return nil }
    return cell.frames[position]
  }

  /// The cells with an error or with a finding that is one.
  public var failures: [Cell] {
    cells.filter { cell in cell.error != nil || cell.findings.contains { $0.severity == .error } }
  }
}
