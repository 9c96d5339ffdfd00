import LayoutModel

/// A height with the trust it deserves.
public struct BarHeight: Hashable, Sendable {
  /// The height in points, the home indicator's strip not included.
  public let height: Double
  /// How far the height can be trusted.
  public let confidence: Device.Confidence

  init(_ height: Double, _ level: Device.Confidence.Level, _ note: String = "") {
    self.height = height
    confidence = Device.Confidence(level, note)
  }
}

/// The heights of bars by kind of device.
///
/// Sources: QMUI_iOS issue 633 and measurements of iOS 26 and of simulators. What no source has for a system or device is taken from the
/// nearest one that has it and marked as inferred.
public enum BarHeights {
  /// The devices and orientations between which the heights of bars differ.
  public enum Context: String, Hashable, Sendable, CaseIterable {
    /// A phone that is regular along the height.
    case phonePortrait
    /// A phone that is compact along both axes.
    case phoneCompactLandscape
    /// A phone that is regular along the width and compact along the height.
    case phoneRegularLandscape
    /// An iPad with a home button.
    case padWithHomeButton
    /// An iPad whose display fills the front.
    case padAllScreen

    /// The context of size classes.
    ///
    /// - Parameters:
    ///   - classes: The size classes of the interface.
    ///   - idiom: The kind of device.
    ///   - hasHomeButton: Whether there is a home button.
    public init(_ classes: Device.SizeClasses, idiom: InterfaceIdiom, hasHomeButton: Bool) {
      switch (idiom, classes.vertical, classes.horizontal) {
      case (.pad, _, _): self = hasHomeButton ? .padWithHomeButton : .padAllScreen
      case (.phone, .regular, _): self = .phonePortrait
      case (.phone, .compact, .compact): self = .phoneCompactLandscape
      case (.phone, .compact, .regular): self = .phoneRegularLandscape
      }
    }
  }

  /// How much a large title adds to a navigation bar, in points.
  public static let largeTitleRow = BarHeight(52, .medium, "96 - 44")
  /// The row of a search bar below a navigation bar, in points.
  public static let searchRow = BarHeight(52, .medium, "recalled; measured up to system 18")

  /// The height of a navigation bar without a large title.
  ///
  /// - Parameters:
  ///   - context: The kind of device.
  ///   - generation: The generation of the system.
  public static func navigationBar(_ context: Context, on generation: Device.SystemGeneration) -> BarHeight {
    switch (context, generation) {
    case (.phonePortrait, .twentySix): BarHeight(54, .medium)
    case (.phonePortrait, .eleven): BarHeight(44, .high)
    case (.phoneCompactLandscape, .eleven): BarHeight(32, .high)
    case (.phoneRegularLandscape, .eleven): BarHeight(44, .medium)
    case (.padWithHomeButton, .eleven), (.padAllScreen, .eleven): BarHeight(50, .medium, "44 before system 12")
    case (_, .twentySix): navigationBar(context, on: .eleven).inferred("system 18; not known for 26")
    }
  }

  /// The height of a tab bar.
  ///
  /// - Parameters:
  ///   - context: The kind of device.
  ///   - generation: The generation of the system.
  public static func tabBar(_ context: Context, on generation: Device.SystemGeneration) -> BarHeight {
    switch (context, generation) {
    case (.phonePortrait, .twentySix): BarHeight(49, .low, "83 with the home indicator; the platter is 62 high")
    case (.phonePortrait, .eleven): BarHeight(49, .high)
    case (.phoneCompactLandscape, .eleven): BarHeight(32, .high)
    case (.phoneRegularLandscape, .eleven): BarHeight(49, .medium)
    case (.padWithHomeButton, .eleven): BarHeight(50, .medium, "49 before system 12")
    case (.padAllScreen, .eleven): BarHeight(45, .medium, "65 with the home indicator; at the top from system 18")
    case (_, .twentySix): tabBar(context, on: .eleven).inferred("system 17; not known for 26")
    }
  }

  /// The height of a toolbar.
  ///
  /// - Parameters:
  ///   - context: The kind of device.
  ///   - generation: The generation of the system.
  public static func toolbar(_ context: Context, on generation: Device.SystemGeneration) -> BarHeight {
    switch (context, generation) {
    case (.phonePortrait, .twentySix): BarHeight(48, .medium)
    case (.phonePortrait, .eleven): BarHeight(44, .high)
    case (.phoneCompactLandscape, .eleven): BarHeight(32, .high)
    case (.phoneRegularLandscape, .eleven): BarHeight(44, .inferred, "as in portrait")
    case (.padWithHomeButton, .eleven): BarHeight(50, .medium)
    case (.padAllScreen, .eleven): BarHeight(45, .medium, "65 with the home indicator")
    case (_, .twentySix): toolbar(context, on: .eleven).inferred("system 18; not known for 26")
    }
  }

  /// The heights of the bars that an interface shows, without the status bar.
  ///
  /// - Parameters:
  ///   - configuration: Which bars there are. Tab bar and toolbar lie on each other if both are shown.
  ///   - context: The kind of device.
  ///   - generation: The generation of the system.
  public static func bars(
    _ configuration: BarConfiguration, _ context: Context, on generation: Device.SystemGeneration
  ) -> Bars {
    var bars = Bars.none
    if configuration.navigationBar != .none {
      bars.navigation = navigationBar(context, on: generation).height
      let isLow = context == .phoneCompactLandscape || context == .phoneRegularLandscape
      if configuration.navigationBar == .largeTitle && !isLow { bars.navigation += largeTitleRow.height }
    }
    if configuration.hasSearchBar { bars.search = searchRow.height }
    if configuration.hasTabBar { bars.tab = tabBar(context, on: generation).height }
    if configuration.hasToolbar { bars.tool = toolbar(context, on: generation).height }
    return bars
  }
}

extension BarHeight {
  fileprivate func inferred(_ note: String) -> BarHeight { BarHeight(height, .inferred, note) }
}
