/// Whether there is much or little room along a direction.
public enum SizeClass: String, Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// What kind of device the interface is made for.
public enum InterfaceIdiom: String, Hashable, Sendable {
  /// iPhone and iPod touch.
  case phone
  /// iPad.
  case pad
}

/// How the interface is turned. Both landscape directions share the numbers of the catalogue, as do both portrait ones.
public enum ScreenOrientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// The properties of the environment that layouts distinguish.
public struct Traits: Hashable, Sendable {
  /// The room along the width.
  public var horizontalSizeClass: SizeClass
  /// The room along the height.
  public var verticalSizeClass: SizeClass
  /// The kind of device.
  public var idiom: InterfaceIdiom
  /// How the interface is turned.
  public var orientation: ScreenOrientation
  /// Where leading is.
  public var layoutDirection: InterfaceLayoutDirection
  /// The number of pixels per point.
  public var displayScale: Double
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: TextSizeCategory

  /// Makes traits; without arguments those of a small phone in portrait.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The room along the width.
  ///   - verticalSizeClass: The room along the height.
  ///   - idiom: The kind of device.
  ///   - orientation: How the interface is turned.
  ///   - layoutDirection: Where leading is.
  ///   - displayScale: The number of pixels per point; finite and positive.
  ///   - preferredContentSizeCategory: The text size that the user prefers.
  public init(
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular, idiom: InterfaceIdiom = .phone,
    orientation: ScreenOrientation = .portrait, layoutDirection: InterfaceLayoutDirection = .leftToRight,
    displayScale: Double = 2, preferredContentSizeCategory: TextSizeCategory = .large
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.orientation = orientation
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
