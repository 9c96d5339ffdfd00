/// Everything outside the tree that a layout depends on: how large the root is, what covers its edges, and the traits.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the root view, in points.
  public var size: Size
  /// How far bars, rounded corners and the sensor housing reach into the root view.
  public var safeAreaInsets: EdgeInsets
  /// The properties that layouts distinguish.
  public var traits: Traits

  /// Makes surroundings.
  ///
  /// - Parameters:
  ///   - size: The size of the root view, in points; finite and not negative.
  ///   - safeAreaInsets: How far the unsafe strips reach into the root view, in points; finite and not negative.
  ///   - traits: The properties that layouts distinguish.
  public init(size: Size, safeAreaInsets: EdgeInsets = .zero, traits: Traits = Traits()) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }

  /// The part of the root view that nothing covers.
  public var safeArea: Rectangle { Rectangle(origin: .zero, size: size).inset(by: safeAreaInsets) }

  /// The same surroundings with another layout direction. The insets stay: a sensor housing does not move with the language.
  ///
  /// - Parameter direction: Where leading is.
  public func directed(_ direction: LayoutDirection) -> LayoutEnvironment {
    var result = self
    result.traits.layoutDirection = direction
    return result
  }
}
