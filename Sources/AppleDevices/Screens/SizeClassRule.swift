import LayoutModel

extension Device.SizeClasses {
  /// The widest window of an iPad that is compact: as wide as the phone with a display of 4.7 inches is high.
  static let widestCompactPadWidth: Double = 667

  /// The smallest shorter side that makes a phone regular along its width in landscape. Phones of 402 are compact, of 414 regular.
  static let regularPhoneSide: Double = 414

  /// The size classes of a full screen of any size, by the rule that all known devices follow.
  ///
  /// An iPad is regular along both axes. A phone in portrait is compact along the width and regular along the height; in landscape
  /// it is compact along the height, and regular along the width if the shorter side has at least 414 points. A phone whose
  /// shorter side is as wide as an iPad's narrowest regular window counts as an unfolded one and is regular along both axes.
  ///
  /// - Parameters:
  ///   - size: The size of the screen as it is held, in points.
  ///   - idiom: The kind of device.
  public init(forScreen size: LayoutSize, idiom: InterfaceIdiom) {
    let side = min(size.width, size.height)
    switch idiom {
    case .pad: self.init(.regular, .regular)
    case .phone where side >= ScreenClass.unfoldedSide: self.init(.regular, .regular)
    // The outer display of a folding phone is nearly square, and compact in landscape although it is 466 wide.
    case .phone where size.height >= size.width: self.init(.compact, .regular)
    case .phone: self.init(side >= Self.regularPhoneSide && !Self.isStout(size) ? .regular : .compact, .compact)
    }
  }

  /// The size classes of a window or a pane: regular along the height, and along the width above 667 points.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - idiom: The kind of device; phones without windows have the classes of a screen of that size.
  public init(forWindow size: LayoutSize, idiom: InterfaceIdiom) {
    switch idiom {
    case .pad: self.init(size.width > Self.widestCompactPadWidth ? .regular : .compact, .regular)
    case .phone: self.init(forScreen: size, idiom: .phone)
    }
  }

  /// Whether a screen is less than one and a half times as long as wide, as no phone is that does not fold.
  private static func isStout(_ size: LayoutSize) -> Bool {
    max(size.width, size.height) < 1.5 * min(size.width, size.height)
  }
}
