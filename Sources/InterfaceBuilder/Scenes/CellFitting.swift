import LayoutModel

/// How high the cell of a table is when its width changes.
///
/// What the constraints in the content view determine, they decide, as they do in a table with automatic row heights. Where they leave
/// the height open, the cell is as high as in the document: the app tells the height then.
public struct CellFitting: Sendable {
  private var engine: LayoutEngine
  private let width: LayoutConstraint.Handle
  private let height: LayoutConstraint.Handle
  private let content: ViewHandle
  /// What the cell has beside and below its content: an accessory, a separator.
  private let surplus: LayoutSize
  private let designHeight: Double

  /// Prepares the question for a cell.
  ///
  /// - Parameters:
  ///   - scene: The scene of a cell, as it is for some size classes.
  ///   - measurer: What tells how large texts are; nil for the scene's own.
  /// - Returns: nil if the scene is no cell of a table with a content view.
  /// - Complexity: O(n) for n views.
  public init?(_ scene: InterfaceScene, measurer: ContentMeasurer? = nil) {
    guard scene.sizing == .fittingHeight, let size = scene.root.recordedFrame?.size,
      let content = scene.tree.subviews(of: scene.tree.root).first(where: { scene.tree.kind(of: $0) == .cell }),
      let contentSize = scene.element(of: content)?.recordedFrame?.size
    else { return nil }
    var tree = scene.tree
    do {
      try tree.removeFromSuperview(content)
      for other in tree.subviews(of: tree.root) { try tree.removeFromSuperview(other) }
      try tree.addSubview(content, to: tree.root)
      // Its frame is what is asked for.
      try tree.setTranslatesAutoresizingMaskIntoConstraints(false, of: content)
      let handles = try tree.activate([
        content.width == contentSize.width, content.height == 0 ~ .fittingSizeLevel,
      ])
      (width, height) = (handles[0], handles[1])
    } catch {
      return nil
    }
    self.content = content
    surplus = LayoutSize(
      width: max(0, size.width - contentSize.width), height: max(0, size.height - contentSize.height))
    designHeight = size.height
    engine = LayoutEngine(tree: tree, environment: scene.designEnvironment, measurer: measurer ?? scene.measurer)
  }

  /// The height of the cell.
  ///
  /// - Parameter environment: Where the cell is, with the width that it gets.
  /// - Throws: What laying out throws.
  /// - Returns: The height in points.
  /// - Complexity: Two passes over the content.
  public mutating func height(in environment: LayoutEnvironment) throws(LayoutError) -> Double {
    engine.environment = environment
    try engine.tree.setConstant(max(0, environment.size.width - surplus.width), of: width)
    let least = try fittedHeight(toward: LayoutSize.layoutFittingCompressed.height)
    if least + surplus.height >= designHeight { return least + surplus.height }
    let most = try fittedHeight(toward: LayoutSize.layoutFittingExpanded.height)
    return min(designHeight, most + surplus.height)
  }

  private mutating func fittedHeight(toward target: Double) throws(LayoutError) -> Double {
    try engine.tree.setConstant(target, of: height)
    return try engine.layout().exactFrame(of: content)?.height ?? 0
  }
}
