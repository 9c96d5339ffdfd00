import LayoutAnalysis
import LayoutModel
import LayoutPictures

/// The contact sheet of one scene: its layouts beside each other with what was found in them, and a legend.
///
/// A sheet depends on nothing but what it is made of.
package struct SceneSheet: Sendable {
  private let pictures: ScenePictures
  private let findings: SceneFindings

  private static let columns = 8
  private static let cellSize = LayoutSize(width: 240, height: 300)

  /// Makes the sheet of a scene.
  ///
  /// - Parameters:
  ///   - pictures: The scene.
  ///   - report: What was found in it and elsewhere.
  /// - Complexity: O(f) for f findings in the report.
  package init(_ pictures: ScenePictures, in report: CheckReport) {
    let own = report.findings.filter { $0.sceneID == pictures.sceneID && $0.element.location.file == pictures.path }
    self.init(pictures, own.map { PageFinding($0) })
  }

  /// Makes the sheet of a scene.
  ///
  /// - Parameters:
  ///   - pictures: The scene.
  ///   - findings: What was found in it.
  package init(_ pictures: ScenePictures, _ findings: [PageFinding]) {
    self.pictures = pictures
    self.findings = SceneFindings(findings, pictures)
  }

  /// The sheet as an SVG document.
  ///
  /// - Complexity: O(n) for n views on all layouts together.
  package var svg: String {
    let order = pictures.drawingOrder
    var positions = Array(repeating: 0, count: order.count)
    for (position, place) in order.enumerated() { positions[place] = position }
    let notes = findings.entries.map { FindingNote($0, positions) }
    let cells = pictures.layouts.indices.map { place in
      PictureSheet.Cell(
        caption: pictures.layouts[place].caption, outline: pictures.outline(ofLayout: place, order: order),
        notes: zip(findings.entries, notes).filter { $0.0.layouts.contains(place) }.map(\.1))
    }
    let counted = [(cells.count, "layout"), (findings.entries.count, "finding")].map { count, name in
      "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    var sheet = PictureSheet(
      title: pictures.title, cells, legend: notes,
      columns: min(Self.columns, Self.balancedColumns(cells.count)), cellSize: Self.cellSize)
    sheet.subtitle = "\(pictures.location) · \(counted.joined(separator: " · "))"
    return sheet.svg
  }

  /// So many columns that the last row is not much shorter than the others.
  private static func balancedColumns(_ count: Int) -> Int {
    let rows = max(1, (count + columns - 1) / columns)
    return max(1, (count + rows - 1) / rows)
  }
}

extension FindingNote {
  fileprivate init(_ entry: SceneFindings.Entry, _ positions: [Int]) {
    let finding = entry.finding
    let summary = finding.summary.isEmpty ? "" : ", \(finding.summary)"
    self.init(
      number: entry.number, severity: finding.severity,
      text: "\(finding.message)\(summary) [\(finding.rule), line \(finding.location.line)]",
      shapes: entry.ownViews.map { positions[$0] })
  }
}

extension DrawnLayout {
  /// The names of the device configurations, as far as they fit, and the size.
  fileprivate var caption: [String] {
    let more = names.count > 1 ? " and \(names.count - 1) more" : ""
    return [(names.first ?? "") + more, "\(DecimalNumber(size.width)) × \(DecimalNumber(size.height))"]
  }
}

extension ScenePictures {
  /// So many characters of a label are written on a view.
  private static let longestLabel = 24

  /// What is drawn of a layout. Its shapes are the views from back to front; what is hidden, or lies in something hidden, has no size.
  fileprivate func outline(ofLayout place: Int, order: [Int]) -> ScreenOutline {
    let layout = layouts[place]
    var origins: [LayoutPoint?] = []
    var depths: [Int] = []
    var shapes: [ScreenOutline.Shape] = []
    for (number, view) in views.enumerated() {
      let superview = view.superview
      let base = superview.map { origins[$0] } ?? .zero
      depths.append(superview.map { depths[$0] + 1 } ?? 0)
      guard let base, let frame = layout.frame(number) else {
        origins.append(nil)
        shapes.append(ScreenOutline.Shape(label: "", frame: nil, depth: depths[number], isContainer: false))
        continue
      }
      let placed = frame.offset(by: base)
      origins.append(placed.origin)
      let label = view.label.isEmpty ? view.kindName(in: placed.size) : view.label.shortened(to: Self.longestLabel)
      shapes.append(
        ScreenOutline.Shape(label: label, frame: placed, depth: depths[number], isContainer: view.hasSubviews))
    }
    return ScreenOutline(
      size: layout.size, safeArea: LayoutRectangle(origin: .zero, size: layout.size).inset(by: layout.safeAreaInsets),
      cornerRadius: layout.cornerRadius, isMirrored: layout.isMirrored, shapes: order.map { shapes[$0] })
  }
}

extension DrawnView {
  /// What stands for the label of a view without one: its kind, if that tells something and there is room for it.
  fileprivate func kindName(in size: LayoutSize) -> String {
    if hasSubviews || kind == .plain || kind == .stack || size.width < 80 || size.height < 24 { return "" }
    return kind.rawValue
  }
}

extension String {
  /// The text, or its beginning and an ellipsis if it has more characters than there is room for.
  func shortened(to count: Int) -> String { self.count > count ? prefix(count - 1) + "…" : self }
}
