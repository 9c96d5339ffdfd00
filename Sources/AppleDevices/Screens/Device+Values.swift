import LayoutModel

extension Device {
  /// The kind of device.
  public var idiom: InterfaceIdiom { family == .ipad ? .pad : .phone }

  /// The newest generation of the system for which the safe area is known.
  public var latestGeneration: SystemGeneration? {
    if safeArea26 != nil { return .twentySix }
    return safeArea11 == nil ? nil : .eleven
  }

  /// The safe area on a generation of the system; nil if it is not known.
  ///
  /// - Parameter generation: The generation of the system.
  public func safeArea(on generation: SystemGeneration) -> SafeArea? {
    switch generation {
    case .eleven: safeArea11
    case .twentySix: safeArea26
    }
  }

  /// The size of the display in an orientation, in points.
  ///
  /// - Parameter orientation: How the device is held.
  public func size(in orientation: InterfaceOrientation) -> Size {
    orientation == .portrait ? size : size.transposed
  }
}
