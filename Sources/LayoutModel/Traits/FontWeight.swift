/// How bold a font is.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// The thinnest strokes.
  case ultraLight
  /// Thin strokes.
  case thin
  /// Light strokes.
  case light
  /// The strokes of running text.
  case regular
  /// Slightly bolder than running text.
  case medium
  /// The strokes of headings.
  case semibold
  /// Bold strokes.
  case bold
  /// Heavy strokes.
  case heavy
  /// The boldest strokes.
  case black
}
