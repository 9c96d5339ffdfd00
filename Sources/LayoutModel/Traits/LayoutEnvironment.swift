/// Everything outside the tree that a layout depends on: how large the root is, what covers its edges, and the traits.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the root view, in points.
  public var size: LayoutSize
  /// How far bars, rounded corners and the sensor housing reach into the root view.
  public var safeAreaInsets: LayoutInsets
  /// The properties that layouts distinguish.
  public var traits: Traits
  /// How far the keyboard reaches up from the bottom of the root view, the home indicator's strip included; 0 while it is hidden.
  public var keyboardHeight: Double
  /// The bars over the root view. ``safeAreaInsets`` has them already.
  public var bars: Bars
  /// The layout margin on each side of a view that sets none of its own, the root and stack views excepted: 8 up to iOS 27.0 and 0 from 27.1.
  public var defaultLayoutMargin: Double
  /// Whether the positions that a multiplier scales count from the right edge in right-to-left layouts, so that these are the exact mirror image
  /// of left-to-right ones. UIKit does not mirror: there, such positions count from the left edge in both directions.
  public var mirrorsMultipliers = true
  /// How long a line of text in the readable content guide is.
  public var readableLine: LayoutMargins.ReadableLine
  /// The name of the device; empty if it has none.
  public var deviceName: String
  /// The radius of the display's rounded corners, in points; nil if it is not known.
  public var cornerRadius: Double?
  /// The family of screens. In a pane it is that of the whole screen.
  public var screenClass: ScreenClass

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - size: The size of the root view, in points; finite and not negative.
  ///   - safeAreaInsets: How far the unsafe strips reach into the root view, in points; finite and not negative.
  ///   - traits: The properties that layouts distinguish.
  ///   - keyboardHeight: How far the keyboard reaches up from the bottom of the root view, in points; finite and not negative.
  ///   - bars: The bars over the root view, which the insets have already.
  ///   - defaultLayoutMargin: The margin of views that set none, in points; finite and not negative.
  ///   - readableLine: How long a line of text in the readable content guide is.
  ///   - deviceName: The name of the device; empty if it has none.
  ///   - cornerRadius: The radius of the display's rounded corners, in points; nil if it is not known.
  ///   - screenClass: The family of screens; nil stands for that of a screen of the root's size.
  public init(
    size: LayoutSize, safeAreaInsets: LayoutInsets = .zero, traits: Traits = Traits(), keyboardHeight: Double = 0,
    bars: Bars = .none, defaultLayoutMargin: Double = 8,
    readableLine: LayoutMargins.ReadableLine = .standard, deviceName: String = "", cornerRadius: Double? = nil,
    screenClass: ScreenClass? = nil
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
    self.keyboardHeight = keyboardHeight
    self.bars = bars
    self.defaultLayoutMargin = defaultLayoutMargin
    self.readableLine = readableLine
    self.deviceName = deviceName
    self.cornerRadius = cornerRadius
    self.screenClass = screenClass ?? ScreenClass(of: size, idiom: traits.idiom)
  }

  /// The part of the root view that nothing covers.
  public var safeArea: LayoutRectangle { LayoutRectangle(origin: .zero, size: size).inset(by: safeAreaInsets) }

  /// The same environment with another layout direction. The insets stay: a sensor housing does not move with the language.
  ///
  /// - Parameter direction: Where leading is.
  public func directed(_ direction: InterfaceLayoutDirection) -> LayoutEnvironment {
    var result = self
    result.traits.layoutDirection = direction
    return result
  }

  /// The same environment turned by half a circle: what covers the left side then covers the right one. The indicator stays at the bottom.
  ///
  /// The two landscape orientations differ by this, on devices whose insets are not symmetrical.
  public var turnedAround: LayoutEnvironment {
    var result = self
    result.safeAreaInsets.left = safeAreaInsets.right
    result.safeAreaInsets.right = safeAreaInsets.left
    return result
  }
}
