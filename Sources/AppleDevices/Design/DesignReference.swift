import LayoutModel

/// The screen for which a design was drawn. Numbers read off it become shares of the screens where it is laid out, or stay what they are.
public struct DesignReference: Hashable, Sendable {
  /// The size of the screen that was drawn, in points.
  public let size: LayoutSize
  /// What bars and cutouts take of it, in points.
  public let safeAreaInsets: LayoutInsets

  /// Makes a reference.
  ///
  /// A size of 375 × 812 is the iPhone X, XS, 11 Pro, 12 mini and 13 mini; the iPhone 13 has 390 × 844.
  ///
  /// - Parameters:
  ///   - size: The size of the screen that was drawn, in points; finite and positive.
  ///   - safeAreaInsets: What bars and cutouts take of it, in points.
  public init(size: LayoutSize, safeAreaInsets: LayoutInsets = .zero) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }

  /// The reference as an environment.
  var environment: LayoutEnvironment { LayoutEnvironment(size: size, safeAreaInsets: safeAreaInsets) }
}

/// What a scaled number is a share of.
public enum DesignMeasure: String, Hashable, Sendable, CaseIterable {
  /// The width of the screen.
  case width
  /// The height of the screen.
  case height
  /// The shorter side of the screen, whichever it is.
  case shorterSide
  /// The width between the safe area's edges.
  case safeAreaWidth
  /// The height between the safe area's edges.
  case safeAreaHeight

  /// The measure in an environment, in points.
  ///
  /// - Parameter environment: The environment.
  public func length(in environment: LayoutEnvironment) -> Double {
    switch self {
    case .width: environment.size.width
    case .height: environment.size.height
    case .shorterSide: min(environment.size.width, environment.size.height)
    case .safeAreaWidth: environment.safeArea.width
    case .safeAreaHeight: environment.safeArea.height
    }
  }

  /// The measure as an anchor of the root; nil for the shorter side, which is not always the same one.
  ///
  /// - Parameter root: The root of the tree.
  public func anchor(of root: ViewHandle) -> LayoutDimension? {
    switch self {
    case .width: root.widthAnchor
    case .height: root.heightAnchor
    case .shorterSide: nil
    case .safeAreaWidth: root.safeArea.widthAnchor
    case .safeAreaHeight: root.safeArea.heightAnchor
    }
  }

  /// The measure in words.
  var phrase: String {
    switch self {
    case .width: "screen width"
    case .height: "screen height"
    case .shorterSide: "shorter side"
    case .safeAreaWidth: "safe area width"
    case .safeAreaHeight: "safe area height"
    }
  }
}
