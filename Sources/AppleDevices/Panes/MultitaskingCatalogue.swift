import LayoutModel

/// The panes of known screens, and the rule for others.
enum MultitaskingCatalogue {
  /// What a row of the table describes.
  enum Kind: Hashable, Sendable {
    case full, third, half, twoThirds, slideOver

    init(_ share: MultitaskingPane.Share) {
      switch share {
      case .third: self = .third
      case .half: self = .half
      case .twoThirds: self = .twoThirds
      }
    }
  }

  /// One pane of one screen in one orientation.
  struct Row: Sendable {
    let landscapeScreen: LayoutSize
    let orientation: ScreenOrientation
    let kind: Kind
    let size: LayoutSize
    let sizeClasses: Device.SizeClasses
    let confidence: Device.Confidence
  }

  /// The gap between two panes of Split View, in points.
  private static let divider: Double = 10

  /// The row for a pane; nil if the screen is not in the table or has no such pane.
  static func row(_ landscapeScreen: LayoutSize, _ orientation: ScreenOrientation, _ kind: Kind) -> Row? {
    generated.first {
      $0.landscapeScreen == landscapeScreen && $0.orientation == orientation && $0.kind == kind
    }
  }

  /// The pane of a screen that is not in the table; nil if there is none by the rule.
  static func derived(
    _ landscapeScreen: LayoutSize, _ orientation: ScreenOrientation, _ kind: Kind, _ idiom: InterfaceIdiom
  ) -> PaneGeometry? {
    let screen = orientation == .landscape ? landscapeScreen : landscapeScreen.transposed
    let narrow: Double =
      orientation == .landscape ? (screen.width >= 1133 ? 375 : 320) : (screen.width >= 1024 ? 375 : 320)
    let size: LayoutSize
    switch kind {
    case .full: size = screen
    case .third: size = LayoutSize(width: narrow, height: screen.height)
    case .twoThirds: size = LayoutSize(width: screen.width - divider - narrow, height: screen.height)
    case .half:
      guard orientation == .landscape else { return nil }
      size = LayoutSize(width: (screen.width - divider) / 2, height: screen.height)
    case .slideOver: size = LayoutSize(width: narrow, height: screen.height - 40)
    }
    guard size.isFiniteAndPositive else { return nil }
    return PaneGeometry(
      size: size, sizeClasses: Device.SizeClasses(forWindow: size, idiom: idiom),
      confidence: Device.Confidence(.ruleDerived))
  }
}
