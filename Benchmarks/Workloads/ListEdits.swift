extension Workload {
  /// A list whose width is dragged, and then the height of one row in the middle.
  static let list = Workload(name: "list", sizes: [10, 100, 1000]) { rows in
    let screen = ListScreen(name: "list_\(rows)", rows: rows)
    var builder = screen.builder
    var course = ListCourse(screen)
    builder.phase("resize")
    for width in dragged(from: 375, by: 350, steps: 50) {
      builder.suggest(width, screen.root[2])
      builder.read()
      course.append { $0.width = width }
    }
    builder.phase("row height")
    let middle = rows / 2
    let height = screen.rows[middle].frame[3]
    builder.edit(height)
    for value in dragged(from: 30, by: 90, steps: 50) {
      builder.suggest(value, height)
      builder.read()
      course.append { $0.rows[middle].height = max(44, value) }
    }
    return course.instance(builder.finished)
  }

  /// A list in which labels get other texts: the two constraints of a label's width are replaced.
  static let listTextChange = Workload(name: "text", sizes: [100, 1000]) { rows in
    var screen = ListScreen(name: "text_\(rows)", rows: rows)
    var course = ListCourse(screen)
    screen.builder.phase("text")
    for change in 0..<100 {
      let place = change * 61 % rows
      let width = ListScreen.intrinsicWidth(rows + change)
      screen.replaceWidth(width, ofRow: place)
      screen.builder.read()
      course.append { $0.rows[place].intrinsicWidth = width }
    }
    return course.instance(screen.builder.finished)
  }

  /// A list in which a row is inserted and removed again at many places.
  static let churn = Workload(name: "churn", sizes: [100, 1000]) { rows in
    var screen = ListScreen(name: "churn_\(rows)", rows: rows)
    var course = ListCourse(screen)
    screen.builder.phase("churn")
    for change in 0..<50 {
      // Never at the bottom, whose constraint stays as it is.
      let place = change * 37 % rows
      insertAndRemove(ListScreen.intrinsicWidth(rows + change), at: place, in: &screen, &course)
    }
    return course.instance(screen.builder.finished)
  }

  private static func insertAndRemove(
    _ intrinsicWidth: Double, at place: Int, in screen: inout ListScreen, _ course: inout ListCourse
  ) {
    var inserted = screen.makeRow(intrinsicWidth: intrinsicWidth)
    let above = place > 0 ? screen.rows[place - 1] : nil
    screen.link(&inserted, below: above)
    screen.relink(rowAt: place, below: inserted)
    screen.builder.read()
    let row = inserted
    course.append { $0.rows.insert(row, at: place) }
    for constraint in inserted.constraints + inserted.widthRows + [inserted.link] { screen.builder.remove(constraint) }
    screen.relink(rowAt: place, below: above)
    screen.builder.read()
    course.append { $0.rows.remove(at: place) }
  }
}
