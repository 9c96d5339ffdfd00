/// A family of screens that designs distinguish, by size and shape.
///
/// The rule needs only a size, so that a device nobody knows yet has a class, too.
public enum ScreenClass: String, Hashable, Sendable, CaseIterable {
  /// Phones of 320 × 480 points, the 3.5-inch ones.
  case phone3_5
  /// Phones of 320 × 568 points, the 4-inch ones.
  case phone4
  /// Phones of 375 × 667 points, the 4.7-inch ones with a home button.
  case phone4_7
  /// Phones of 414 × 736 points, the 5.5-inch Plus ones.
  case phone5_5
  /// Phones whose display fills the front.
  case phoneAllScreen
  /// Phones that unfold to the size of a small tablet, unfolded.
  case phoneUnfolded
  /// iPads with a shorter side below 1000 points.
  case pad
  /// iPads with a shorter side of at least 1000 points: the 12.9 and 13-inch ones.
  case padLarge

  /// The class of a screen.
  ///
  /// A phone belongs to the class with a home button whose longer side is the nearest not above its own, unless it is at least 1.9 times
  /// as long as wide or longer than 736 points: then its display fills the front.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points, in either orientation.
  ///   - idiom: The kind of device.
  public init(of size: LayoutSize, idiom: InterfaceIdiom) {
    let short = min(size.width, size.height)
    let long = max(size.width, size.height)
    switch idiom {
    case .pad: self = short < 1000 ? .pad : .padLarge
    case .phone:
      if short >= Self.unfoldedSide {
        self = .phoneUnfolded
      } else if long > 736 || long >= 1.9 * short {
        self = .phoneAllScreen
      } else if long < 568 {
        self = .phone3_5
      } else if long < 667 {
        self = .phone4
      } else {
        self = long < 736 ? .phone4_7 : .phone5_5
      }
    }
  }

  /// The shorter side, in points, from which on a phone counts as unfolded: that of the narrowest window of an iPad that is regular along
  /// its width. The widest compact pane known is 647 wide and the narrowest regular one 669; where between them the system switches is not
  /// known.
  package static let unfoldedSide: Double = 660

  /// Whether the class is one of the iPads'.
  public var isPad: Bool { self == .pad || self == .padLarge }
}
