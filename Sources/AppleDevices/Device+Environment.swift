import LayoutModel

extension Device {
  /// The traits of a full-screen interface.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - direction: Where leading is.
  public func traits(in orientation: ScreenOrientation, direction: InterfaceLayoutDirection = .leftToRight) -> Traits {
    let classes = sizeClasses[orientation]
    return Traits(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical, idiom: idiom,
      orientation: orientation, layoutDirection: direction, displayScale: scale)
  }

  /// The environment of an interface.
  ///
  /// Bars are added to the safe area: navigation and search bar at the top, tab bar and toolbar at the bottom. Panes of Split View have
  /// the screen's insets at the top, at the bottom and on their outer side. The insets of Slide Over and of windows were
  /// not measured; they get those of the screen at the top and the bottom, and none at the sides.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - generation: The generation of the system; nil stands for the newest one whose safe area is known.
  ///   - direction: Where leading is.
  ///   - textSize: The text size that the user prefers.
  ///   - bars: The bars to show.
  ///   - pane: The part of the screen.
  /// - Returns: nil if the safe area is not known for that generation, or if the device has no such pane.
  public func environment(
    in orientation: ScreenOrientation, on generation: SystemGeneration? = nil,
    direction: InterfaceLayoutDirection = .leftToRight, textSize: TextSizeCategory = .large,
    bars: BarConfiguration = .none,
    pane: MultitaskingPane = .full
  ) -> LayoutEnvironment? {
    guard let generation = generation ?? latestGeneration, let safeArea = safeArea(on: generation),
      let geometry = geometry(of: pane, in: orientation)
    else { return nil }
    let classes = geometry.sizeClasses
    var traits = traits(in: orientation, direction: direction)
    traits.horizontalSizeClass = classes.horizontal
    traits.verticalSizeClass = classes.vertical
    traits.preferredContentSizeCategory = textSize
    let context = BarHeights.Context(classes, idiom: idiom, hasHomeButton: hasHomeButton)
    var shown = BarHeights.bars(bars, context, on: generation)
    var insets = pane.insets(of: safeArea.insets[orientation])
    insets.top += shown.navigation + shown.search
    insets.bottom += shown.tab + shown.tool
    let statusBar = generation == .eleven ? statusBarHeight11 : statusBarHeight26
    shown.status = statusBar[orientation] ?? 0
    return LayoutEnvironment(
      size: geometry.size, safeAreaInsets: insets, traits: traits,
      keyboardHeight: bars.hasKeyboard ? keyboardHeight(in: orientation, on: generation).height : 0, bars: shown,
      readableLine: generation == .eleven ? .standard : .wide, deviceName: name, cornerRadius: cornerRadius,
      screenClass: screenClass)
  }
}

extension MultitaskingPane {
  /// What a pane has of the screen's insets.
  fileprivate func insets(of screen: LayoutInsets) -> LayoutInsets {
    var insets = screen
    switch self {
    case .full: break
    case .split(_, .left): insets.right = 0
    case .split(_, .right): insets.left = 0
    case .slideOver, .window:
      insets.left = 0
      insets.right = 0
    }
    return insets
  }
}
