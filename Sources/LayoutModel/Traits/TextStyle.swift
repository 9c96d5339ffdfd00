/// The role of a text, from which Dynamic Type takes its size.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest title, where the platform has one.
  case extraLargeTitle
  /// The second largest title, where the platform has one.
  case extraLargeTitle2
  /// A large title.
  case largeTitle
  /// A title of the first rank.
  case title1
  /// A title of the second rank.
  case title2
  /// A title of the third rank.
  case title3
  /// A headline.
  case headline
  /// A headline of lower rank.
  case subheadline
  /// Running text.
  case body
  /// A callout.
  case callout
  /// A footnote.
  case footnote
  /// A caption.
  case caption1
  /// A smaller caption.
  case caption2
}

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
