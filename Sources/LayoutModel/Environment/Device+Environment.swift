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

  /// The traits of a full-screen interface.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - direction: Where leading is.
  public func traits(in orientation: InterfaceOrientation, direction: LayoutDirection = .leftToRight) -> Traits {
    let classes = sizeClasses[orientation]
    return Traits(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical, idiom: idiom,
      orientation: orientation, layoutDirection: direction, displayScale: scale)
  }

  /// The surroundings of a full-screen interface without bars.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - generation: The generation of the system; nil stands for the newest one whose safe area is known.
  ///   - direction: Where leading is.
  /// - Returns: nil if the safe area is not known for that generation.
  public func environment(
    in orientation: InterfaceOrientation, on generation: SystemGeneration? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutEnvironment? {
    guard let generation = generation ?? latestGeneration, let safeArea = safeArea(on: generation) else { return nil }
    return LayoutEnvironment(
      size: size(in: orientation), safeAreaInsets: safeArea.insets[orientation],
      traits: traits(in: orientation, direction: direction))
  }
}
