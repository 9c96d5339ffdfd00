/// The numbers behind layout margins and the readable content guide.
///
/// Measured on thirty devices with iOS 15 and 16 in both orientations, and reproduced there by the rules below without exception.
/// What newer systems do was not measured; the same rules are used.
public enum LayoutMargins {
  /// The system's minimum for the left and the right margin of a root view, without the safe area: 16 or 20.
  ///
  /// It is 20 if the width is above 393 points and the safe area does not leave out something on both sides, else 16. Only the width decides
  /// on all devices, in panes and in windows.
  ///
  /// - Parameters:
  ///   - width: The width of the root view, in points.
  ///   - safeArea: The safe area insets of the root view, in points.
  public static func systemMinimum(width: Double, safeArea: LayoutInsets = .zero) -> Double {
    width > 393 && (safeArea.left <= 0 || safeArea.right <= 0) ? 20 : 16
  }

  /// The width of readable text at the default text size, in points.
  public static let readableWidth: Double = 664

  /// From which width between the margins on the readable content guide is narrower than they are. The true value lies
  /// above 718 and not above 728.
  public static let readableThreshold: Double = 728

  /// The width that text should not exceed, in points.
  ///
  /// At the default text size this is the measured 664. The system makes it follow the body font, but no table of widths is known;
  /// here it grows and shrinks in proportion to that font's size, in whole points, which is a guess.
  ///
  /// - Parameter category: The text size that the user prefers.
  public static func readableWidth(for category: TextSizeCategory) -> Double {
    (readableWidth * bodySizes[category.step] / bodySizes[TextSizeCategory.large.step]).rounded()
  }

  /// The sizes of the system's body font by text size, smallest text first, in points; a test compares them with the table of type metrics.
  private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// How far the readable content guide lies inside the layout margins on each side.
  ///
  /// - Parameters:
  ///   - width: The width between the layout margins, in points.
  ///   - totalWidth: The width of the whole view, in points: the guide is centred in it.
  ///   - category: The text size that the user prefers.
  /// - Returns: The left and the right edge's distance from the view's own edges, in points; nil where the guide is as wide as the margins.
  public static func readableInset(
    betweenMargins width: Double, of totalWidth: Double, category: TextSizeCategory = .large
  ) -> Double? {
    let readable = readableWidth(for: category)
    guard width >= readable + (readableThreshold - readableWidth) else { return nil }
    return (totalWidth - readable) / 2
  }
}

extension LayoutEnvironment {
  /// The layout margins of the root view, safe area not included: 0 at the top and the bottom, 16 or 20 at the sides.
  public var rootLayoutMargins: LayoutInsets {
    let side = LayoutMargins.systemMinimum(width: size.width, safeArea: safeAreaInsets)
    return LayoutInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
