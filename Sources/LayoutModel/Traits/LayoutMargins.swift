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

  /// How long a line of readable text is.
  ///
  /// The system takes the width of a line of capital letters M in the body font, rounded up to a multiple of 8 points: 46 letters up to system 18,
  /// and 62 on system 26.
  public enum ReadableLine: Hashable, Sendable {
    /// 46 letters.
    case standard
    /// 62 letters.
    case wide
  }

  /// By how much a view has to be wider than readable text for the readable content guide to be narrower than the margins, in points.
  public static let readableSlack = 88.0

  /// The width that text should not exceed, in points.
  ///
  /// At the default text size, 664 was measured for standard lines. The other widths are computed from the widths of the letter in the body font.
  ///
  /// - Parameters:
  ///   - category: The text size that the user prefers.
  ///   - line: How long a line is.
  public static func readableWidth(for category: TextSizeCategory, line: ReadableLine = .standard) -> Double {
    (line == .standard ? standardWidths : wideWidths)[category.step]
  }

  /// By text size, smallest text first.
  private static let standardWidths: [Double] = [560, 600, 632, 664, 744, 808, 880, 1064, 1248, 1512, 1768, 1992]
  private static let wideWidths: [Double] = [752, 800, 848, 896, 1000, 1088, 1184, 1432, 1688, 2040, 2384, 2688]

  /// How far the readable content guide lies inside a view on each side, where that is more than the margins.
  ///
  /// - Parameters:
  ///   - width: The width of the view, in points: the guide is centred in it.
  ///   - safeArea: The safe area insets of the view, in points.
  ///   - category: The text size that the user prefers.
  ///   - line: How long a line is.
  ///   - scale: The pixels per point; the inset is rounded down to a pixel.
  /// - Returns: Half of what the view is wider than readable text, in points; nil where the guide is as wide as the margins.
  public static func readableInset(
    width: Double, safeArea: LayoutInsets = .zero, category: TextSizeCategory = .large, line: ReadableLine = .standard,
    scale: Double = 1
  ) -> Double? {
    let readable = readableWidth(for: category, line: line)
    guard width - safeArea.left - safeArea.right - readable > readableSlack else { return nil }
    return ((width - readable) / 2 * scale).rounded(.down) / scale
  }
}

extension LayoutEnvironment {
  /// The layout margins of the root view, safe area not included: 0 at the top and the bottom, 16 or 20 at the sides.
  public var rootLayoutMargins: LayoutInsets {
    let side = LayoutMargins.systemMinimum(width: size.width, safeArea: safeAreaInsets)
    return LayoutInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
