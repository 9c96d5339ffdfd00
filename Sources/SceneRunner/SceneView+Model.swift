import LayoutModel

/// The words of the editor as those of the model.
extension SceneView {
  /// What the view is.
  var viewKind: ViewKind {
    switch kind {
    case "label": .label
    case "button": .button
    case "textField": .textField
    case "textView": .textView
    case "imageView": .image
    case "switch": .switch
    case "slider": .slider
    case "stepper": .stepper
    case "segmentedControl": .segmentedControl
    case "progressView": .progress
    case "activityIndicatorView": .activityIndicator
    case "pageControl": .pageControl
    case "pickerView", "datePicker": .picker
    case "searchBar": .searchBar
    case "navigationBar", "tabBar", "toolbar": .bar
    case "stackView": .stack
    case "scrollView": .scroll
    case "tableView": .table
    case "collectionView": .collection
    case "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
      "collectionReusableView":
      .cell
    case "mapView", "webView", "wkWebView", "sceneKitView", "containerView": .content
    case "colorWell": .control
    default: .plain
    }
  }

  /// The place for which the editor shows the view, before rounding where that is known.
  package var recordedFrame: Rectangle { (unroundedFrame ?? frame).rectangle }

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
    var settings = StackSettings()
    // The editor has a stack keep margins exactly if the document gives some.
    settings.isLayoutMarginsRelativeArrangement = explicitMargins != nil
    guard let stack else { return settings }
    if stack.axis == "vertical" { settings.axis = .vertical }
    settings.distribution = stack.distribution.flatMap(StackSettings.Distribution.init) ?? .fill
    switch stack.alignment {
    case "top", "leading": settings.alignment = .leading
    case "center": settings.alignment = .center
    case "bottom", "trailing": settings.alignment = .trailing
    // A column has no baselines to align; what Apple makes of the setting there is not known.
    case "firstBaseline": settings.alignment = settings.axis == .horizontal ? .firstBaseline : .leading
    case "lastBaseline": settings.alignment = settings.axis == .horizontal ? .lastBaseline : .leading
    default: break
    }
    settings.isBaselineRelativeArrangement = stack.isBaselineRelative
    settings.spacing = stack.spacingType == "standard" ? .useSystem : .points(stack.spacing ?? 0)
    return settings
  }
}
