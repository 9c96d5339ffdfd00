import InterfaceBuilder
import LayoutModel

/// The words of the editor as those of the model.
extension SceneView {
  /// What the view is.
  var viewKind: ViewKind { ViewKind(elementName: kind) }

  /// The place for which the editor shows the view, before rounding where that is known.
  package var recordedFrame: LayoutRectangle { (unroundedFrame ?? frame).rectangle }

  func content(_ contents: SceneLayout.Contents) -> ContentSize {
    let size = contents == .shrunk ? shrunkContentSize ?? contentSize : contentSize
    return ContentSize(
      width: size.width, height: size.height, horizontalHugging: LayoutPriority(horizontalHugging ?? 250),
      verticalHugging: LayoutPriority(verticalHugging ?? 250),
      horizontalCompressionResistance: LayoutPriority(horizontalCompressionResistance ?? 750),
      verticalCompressionResistance: LayoutPriority(verticalCompressionResistance ?? 750))
  }

  /// The baselines for the content's height: those of the record, which are meant for the recorded frame, or those of the font.
  func baselines(inContentOf height: Double?) -> Baselines? {
    guard let first = baselines?.first ?? font?.metrics?.ascender,
      let last = baselines?.last ?? font?.metrics?.descender
    else { return nil }
    // Some views have their text in the middle.
    guard viewKind.centersText, let height else { return Baselines(first: first, last: last) }
    let belowMiddle = (first - last) / 2
    return Baselines(first: height / 2 + belowMiddle, last: height / 2 - belowMiddle)
  }

  var autoresizingMask: AutoresizingMask {
    var mask: AutoresizingMask = []
    for word in autoresizing {
      switch word {
      case "flexibleMinX": mask.insert(.flexibleLeftMargin)
      case "widthSizable": mask.insert(.flexibleWidth)
      case "flexibleMaxX": mask.insert(.flexibleRightMargin)
      case "flexibleMinY": mask.insert(.flexibleTopMargin)
      case "heightSizable": mask.insert(.flexibleHeight)
      case "flexibleMaxY": mask.insert(.flexibleBottomMargin)
      default: break
      }
    }
    return mask
  }

  var stackSettings: StackSettings {
    StackSettings(
      editorAxis: stack?.axis, distribution: stack?.distribution, alignment: stack?.alignment, spacing: stack?.spacing,
      usesStandardSpacing: stack?.spacingType == "standard", isBaselineRelative: stack?.isBaselineRelative ?? false,
      hasExplicitMargins: explicitMargins != nil)
  }
}
