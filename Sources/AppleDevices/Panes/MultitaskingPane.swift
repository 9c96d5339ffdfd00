import LayoutModel

/// The part of the screen that an app gets.
public enum MultitaskingPane: Hashable, Sendable {
  /// How the screen is shared in Split View.
  public enum Share: String, Hashable, Sendable, CaseIterable {
    /// The narrow pane beside one of two thirds.
    case third
    /// Two equal panes; there are none in portrait.
    case half
    /// The wide pane beside one of a third.
    case twoThirds
  }

  /// Which side of the screen a pane lies on.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The left side.
    case left
    /// The right side.
    case right
  }

  /// The whole screen.
  case full
  /// A pane of Split View. The safe area reaches into it from the outer side only.
  case split(Share, Side)
  /// The narrow pane that floats over another app.
  case slideOver
  /// A window of a free size, as on iPadOS from 26.
  case window(LayoutSize)
}

extension MultitaskingPane: CustomStringConvertible {
  /// `full`, `split third left`, `slide over`, `window 500 x 700`.
  public var description: String {
    switch self {
    case .full: "full"
    case .split(let share, let side): "split \(share.rawValue) \(side.rawValue)"
    case .slideOver: "slide over"
    case .window(let size): "window \(DecimalNumber(size.width)) x \(DecimalNumber(size.height))"
    }
  }
}

/// The size and the size classes of a pane.
public struct PaneGeometry: Hashable, Sendable {
  /// The size in points.
  public let size: LayoutSize
  /// The room along both axes.
  public let sizeClasses: Device.SizeClasses
  /// How far the numbers can be trusted.
  public let confidence: Device.Confidence
}

extension Device {
  /// The panes that apps can have, the whole screen first. Split View panes are those on the left.
  ///
  /// - Parameter orientation: How the device is held.
  public func panes(in orientation: ScreenOrientation) -> [MultitaskingPane] {
    let candidates: [MultitaskingPane] = [
      .full, .split(.third, .left), .split(.half, .left), .split(.twoThirds, .left), .slideOver,
    ]
    return candidates.filter { geometry(of: $0, in: orientation) != nil }
  }

  /// The size and the size classes of a pane.
  ///
  /// Published tables are used where the screen is in them. For other iPads with multitasking, the narrow pane of Split View is 375
  /// wide on screens at least 1133 long, in portrait only on those at least 1024 wide, and 320 otherwise; a divider of 10 separates the
  /// panes; Slide Over is as wide as the narrow pane and 40 lower than the screen. That rule gives every row of the tables. From
  /// iPadOS 26, panes are windows that the user sizes; the tables' sizes are then examples.
  ///
  /// - Parameters:
  ///   - pane: The part of the screen.
  ///   - orientation: How the device is held.
  /// - Returns: nil if the device has no such pane, or for a window whose size is not finite and positive.
  public func geometry(of pane: MultitaskingPane, in orientation: ScreenOrientation) -> PaneGeometry? {
    let kind: MultitaskingCatalogue.Kind
    switch pane {
    case .full:
      return PaneGeometry(
        size: size(in: orientation), sizeClasses: sizeClasses[orientation], confidence: geometryConfidence)
    case .window(let size):
      guard size.isFiniteAndPositive else { return nil }
      return PaneGeometry(
        size: size, sizeClasses: SizeClasses(forWindow: size, idiom: idiom), confidence: Device.Confidence(.ruleDerived)
      )
    case .slideOver:
      guard supportsSlideOver == true else { return nil }
      kind = .slideOver
    case .split(let share, _):
      kind = MultitaskingCatalogue.Kind(share)
    }
    let screen = size(in: .landscape)
    if let row = MultitaskingCatalogue.row(screen, orientation, kind) {
      // The tables are made for screens; whether an old device of that size can split it is the device's matter.
      guard kind == .slideOver || supportsSplitView != false else { return nil }
      return PaneGeometry(size: row.size, sizeClasses: row.sizeClasses, confidence: row.confidence)
    }
    guard supportsSplitView == true || kind == .slideOver else { return nil }
    return MultitaskingCatalogue.derived(screen, orientation, kind, idiom)
  }
}

extension LayoutSize {
  var isFiniteAndPositive: Bool { width.isFinite && height.isFinite && width > 0 && height > 0 }
}
