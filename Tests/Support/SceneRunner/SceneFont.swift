import AppleDevices
import LayoutModel

/// The font of a view's text, in the editor's words.
package struct SceneFont: Sendable {
  /// The editor's name of the kind of font.
  package var kind: String
  package var size: Double?
  /// The editor's name of a text style.
  package var style: String?

  /// The measures of a line; nil for fonts that are not the system's.
  var metrics: LineMetrics? {
    switch kind {
    case "system", "boldSystem", "italicSystem": size.map { LineMetrics(pointSize: $0) }
    case "style": textStyle.map { LineMetrics(pointSize: $0.metrics().pointSize) }
    default: nil
    }
  }

  private var textStyle: TextStyle? {
    switch style {
    case "Title0": .largeTitle
    case "Subhead": .subheadline
    case let name?: TextStyle(rawValue: name.lowercased())
    case nil: nil
    }
  }
}

extension SceneFont: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind = "t"
    case size = "s"
    case style
  }
}
