import LayoutModel

/// What the system's font has for a text style at a text size.
///
/// Source: Apple's Human Interface Guidelines and dumps of a simulator, which agree but for one size, where the guidelines are followed.
public struct TypeMetrics: Hashable, Sendable {
  /// The size of the font, in points.
  public let pointSize: Double
  /// The distance between baselines that designs assume, in points. Labels are as high as ``LineMetrics`` says instead.
  public let leading: Double
  /// The leading with which ``FontMetrics`` scales, in points; it differs from ``leading`` for a few styles and sizes.
  public let scalingLeading: Double
  /// The weight.
  public let weight: FontWeight
  /// The weight of emphasised text.
  public let emphasizedWeight: FontWeight
}

extension TextStyle {
  /// What the system's font has for the style at a text size.
  ///
  /// Of the two extra large titles only the sizes 36 and 28 at the default text size are known; at other text sizes they grow here as the
  /// large title does.
  ///
  /// - Parameter category: The text size that the user prefers.
  /// - Complexity: O(1).
  public func metrics(for category: TextSizeCategory = .large) -> TypeMetrics {
    switch self {
    case .extraLargeTitle: return Self.title(ofSize: 36, category)
    case .extraLargeTitle2: return Self.title(ofSize: 28, category)
    default: break
    }
    let table = TypeMetricsTable.generated[place]
    let step = category.step
    return TypeMetrics(
      pointSize: table.sizes[step], leading: table.leadings[step], scalingLeading: table.scalingLeadings[step],
      weight: table.weight, emphasizedWeight: table.emphasizedWeight)
  }

  private static func title(ofSize size: Double, _ category: TextSizeCategory) -> TypeMetrics {
    let scaled = FontMetrics(for: .largeTitle).scaledPointSize(size, category: category)
    let leading = LineMetrics(pointSize: scaled).lineHeight.rounded(.up)
    let scaling = TextStyle.largeTitle.metrics(for: category).scalingLeading
    return TypeMetrics(
      pointSize: scaled, leading: leading, scalingLeading: scaling, weight: .bold, emphasizedWeight: .bold)
  }

  /// The place of the style in the generated table, which leaves the extra large titles out.
  private var place: Int {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 0
    case .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption1: 9
    case .caption2: 10
    }
  }
}

/// The row of one style: values by size category, smallest text first.
struct TypeMetricsTable: Sendable {
  let style: TextStyle
  let weight: FontWeight
  let emphasizedWeight: FontWeight
  let sizes: [Double]
  let leadings: [Double]
  let scalingLeadings: [Double]
}
