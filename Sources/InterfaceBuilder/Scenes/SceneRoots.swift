import LayoutModel

/// The root of a scene, where in the document it was found.
struct SceneRoot: Sendable {
  let element: DocumentElement
  /// The controller whose view it is; nil for other roots.
  let controller: DocumentElement?
  let source: InterfaceScene.Source
  /// Whether it is a part of a table or a collection in a storyboard, and drawn inside that.
  let isInList: Bool

  /// What the bars are said of.
  var owner: DocumentElement { controller ?? element }

  /// The table that the cell lies in; nil for other roots.
  private var table: DocumentElement? {
    var around = element.parent
    while let element = around, element.name != "tableView" { around = element.parent }
    return around
  }

  /// Where the scene is drawn, if it is a cell.
  var cellContainer: EditorCellMargins.Container {
    guard let table else { return .document }
    return table.parent?.name == "tableViewController" ? .tableController : .table
  }
}

extension DocumentFacts {
  /// The views that are laid out on their own: those that lie in no other view, and the cells, headers and footers of lists.
  ///
  /// - Complexity: O(n · d) for n elements at depth d.
  var sceneRoots: [SceneRoot] {
    var result: [SceneRoot] = []
    for element in tree.elements where element.isView {
      guard let parent = element.parent, parent.name != "subviews", element["key"] != "contentView" || !parent.isView,
        // Bars belong to their controllers, which lay them out.
        !(parent.isController && ["navigationBar", "toolbar", "tabBar"].contains(element.name))
      else { continue }
      if parent.isController && element["key"] == "view" {
        result.append(SceneRoot(element: element, controller: parent, source: .controller, isInList: false))
        continue
      }
      let source: InterfaceScene.Source
      switch element.name {
      case "tableViewCell", "collectionViewCell": source = .cell
      case "collectionReusableView": source = .supplementary
      default: source = Self.listParts.contains(element["key"] ?? "") ? .supplementary : .view
      }
      let isInList = (source == .cell || source == .supplementary) && parent.name != "objects"
      result.append(SceneRoot(element: element, controller: nil, source: source, isInList: isInList))
    }
    return result
  }

  private static let listParts: Set = [
    "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "headerView", "footerView",
  ]
}
