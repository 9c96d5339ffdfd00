import LayoutModel

extension ViewKind {
  /// What the editor calls an element of this kind; other elements are plain views.
  ///
  /// - Parameter elementName: The name of an element that stands for a view.
  package init(elementName: String) {
    self =
      switch elementName {
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
      case "mapView", "webView", "wkWebView", "sceneKitView", "containerView", "mtkView", "glkView", "arskView",
        "arscnView", "skView", "pdfView":
        .content
      case "colorWell": .control
      default: .plain
      }
  }
}

extension DocumentElement {
  /// Whether the element stands for a view: it has a frame, or is in a list of views.
  var isView: Bool {
    if parent?.name == "subviews" { return true }
    if self["key"] == "contentView" && parent?.isView == true { return true }
    return children.contains { $0.name == "rect" && $0["key"] == "frame" }
  }

  /// Whether the element stands for a controller.
  var isController: Bool {
    self["sceneMemberID"] == "viewController" || name.hasSuffix("iewController") || name.hasSuffix("Controller")
  }

  /// The views that lie in the view, from back to front.
  var subviewElements: [DocumentElement] {
    var result: [DocumentElement] = []
    for child in children {
      if child.name == "subviews" { result += child.children }
      if child["key"] == "contentView" && child.isView { result.append(child) }
    }
    return result
  }

  /// The cell of a standard style that the view is a label or the picture of; nil for other views.
  ///
  /// The system lays such views out, and fits labels to their texts. The masks in the document say nothing about that.
  private var standardCell: DocumentElement? {
    guard name == "label" || name == "imageView", self["translatesAutoresizingMaskIntoConstraints"] != "NO",
      parent?.name == "subviews", let content = parent?.parent, content["key"] == "contentView",
      let cell = content.parent, cell.name == "tableViewCell", cell["style"] != nil
    else { return nil }
    return cell
  }

  /// Whether the system lays the view out in a cell of a standard style.
  var isInStandardCell: Bool { standardCell != nil }

  /// How a view in a cell of a standard style follows the size of the cell; nil for other views.
  var standardCellMask: AutoresizingMask? {
    guard let cell = standardCell else { return nil }
    // The value comes after the title.
    let firstLabel = parent?.children.first { $0.name == "label" }
    let isValue = cell["style"] == "IBUITableViewCellStyleValue1" && name == "label" && firstLabel != self
    return [isValue ? .flexibleLeftMargin : .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
  }

  /// A frame that the element has as a property.
  func rectangle(keyed key: String) -> LayoutRectangle? {
    guard let rect = child(keyed: key), rect.name == "rect", let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return LayoutRectangle(x: x, y: y, width: width, height: height)
  }
}
