/// A list of rows, each with an icon and a label that is cut off where the row ends.
///
/// Its values are known in closed form.
struct ListScreen {
  /// The variables of a row, four each: x, y, width, height.
  struct Row {
    var frame: [Int]
    var icon: [Int]
    var label: [Int]
    /// The label's width without a limit.
    var intrinsicWidth: Double
    var height = 60.0
    /// The two constraints of the label's intrinsic width.
    var widthRows: [Int] = []
    /// All constraints but the one to the row above.
    var constraints: [Int] = []
    /// The constraint to the row above.
    var link = -1
  }

  var builder: TraceBuilder
  /// The screen's x, y, width and height.
  let root: [Int]
  /// The rows from top to bottom.
  var rows: [Row] = []
  var width = 375.0

  /// Builds a list; the phase `build` with its read is complete.
  init(name: String, rows count: Int) {
    builder = TraceBuilder(name: name)
    root = builder.variables(4)
    builder.edit(root[2])
    builder.suggest(width, root[2])
    builder.add([(1, root[0])], .equal, 0)
    builder.add([(1, root[1])], .equal, 0)
    for place in 0..<count {
      var row = makeRow(intrinsicWidth: Self.intrinsicWidth(place))
      link(&row, below: rows.last)
      rows.append(row)
    }
    linkBottom()
    builder.read()
  }

  static func intrinsicWidth(_ number: Int) -> Double { 100 + Double(number * 149 % 500) }

  /// A row that is not linked to others yet.
  mutating func makeRow(intrinsicWidth: Double) -> Row {
    let variables = builder.variables(12)
    var row = Row(
      frame: Array(variables[0..<4]), icon: Array(variables[4..<8]), label: Array(variables[8..<12]),
      intrinsicWidth: intrinsicWidth)
    constrain(&row)
    return row
  }

  private mutating func constrain(_ row: inout Row) {
    let (frame, icon, label) = (row.frame, row.icon, row.label)
    row.constraints = [
      builder.add([(1, frame[0]), (-1, root[0])], .equal, 16),
      builder.add([(1, frame[0]), (1, frame[2]), (-1, root[0]), (-1, root[2])], .equal, -16),
      builder.add([(1, frame[3])], .greaterThanOrEqual, 44),
      builder.add([(1, frame[3])], .equal, 60, at: 740),
      builder.add([(1, icon[2])], .equal, 24),
      builder.add([(1, icon[3])], .equal, 24),
      builder.add([(1, icon[0]), (-1, frame[0])], .equal, 8),
      builder.add([(1, icon[1]), (0.5, icon[3]), (-1, frame[1]), (-0.5, frame[3])], .equal, 0),
      builder.add([(1, label[0]), (-1, icon[0]), (-1, icon[2])], .equal, 8),
      builder.add([(1, label[0]), (1, label[2]), (-1, frame[0]), (-1, frame[2])], .lessThanOrEqual, -8),
      builder.add([(1, label[3])], .lessThanOrEqual, 20, at: 250),
      builder.add([(1, label[3])], .greaterThanOrEqual, 20, at: 500),
      builder.add([(1, label[1]), (0.5, label[3]), (-1, frame[1]), (-0.5, frame[3])], .equal, 0),
      builder.add([(1, frame[3]), (-1, label[3])], .greaterThanOrEqual, 16),
    ]
    addWidth(&row)
  }

  /// Adds the two constraints of a label's intrinsic width.
  private mutating func addWidth(_ row: inout Row) {
    row.widthRows = [
      builder.add([(1, row.label[2])], .lessThanOrEqual, row.intrinsicWidth, at: 250),
      builder.add([(1, row.label[2])], .greaterThanOrEqual, row.intrinsicWidth, at: 500),
    ]
  }

  /// Gives the label of a row another intrinsic width.
  mutating func replaceWidth(_ width: Double, ofRow place: Int) {
    var row = rows[place]
    for constraint in row.widthRows { builder.remove(constraint) }
    row.intrinsicWidth = width
    addWidth(&row)
    rows[place] = row
  }

  /// Puts a row of the list below another one, or at the top, in place of where it was.
  mutating func relink(rowAt place: Int, below above: Row?) {
    var row = rows[place]
    builder.remove(row.link)
    link(&row, below: above)
    rows[place] = row
  }

  /// Puts a row below another one, or at the top.
  mutating func link(_ row: inout Row, below above: Row?) {
    if let above {
      row.link = builder.add([(1, row.frame[1]), (-1, above.frame[1]), (-1, above.frame[3])], .equal, 8)
    } else {
      row.link = builder.add([(1, row.frame[1]), (-1, root[1])], .equal, 16)
    }
  }

  private mutating func linkBottom() {
    guard let last = rows.last else { return }
    builder.add([(1, root[3]), (1, root[1]), (-1, last.frame[1]), (-1, last.frame[3])], .equal, 16)
  }

  /// The right values of the variables that are in use, by their numbers.
  func expectedValues() -> [(variable: Int, value: Double)] {
    var result: [(variable: Int, value: Double)] = []
    func put(_ variables: [Int], _ values: [Double]) { result += zip(variables, values).map { ($0, $1) } }
    var top = 16.0
    for row in rows {
      let rowWidth = width - 32
      put(row.frame, [16, top, rowWidth, row.height])
      put(row.icon, [24, top + row.height / 2 - 12, 24, 24])
      put(row.label, [56, top + row.height / 2 - 10, min(row.intrinsicWidth, rowWidth - 48), 20])
      top += row.height + 8
    }
    put(root, [0, 0, width, top + 8])
    return result
  }
}

/// A list as it is at some reads, by what differs from one to the next.
struct ListCourse {
  private let start: ListScreen
  private var changes: [(inout ListScreen) -> Void] = []

  init(_ start: ListScreen) { self.start = start }

  /// Adds a read at which the list differs from the one before.
  mutating func append(_ change: @escaping (inout ListScreen) -> Void) { changes.append(change) }

  /// An instance that compares every read with the closed form.
  func instance(_ trace: Trace) -> WorkloadInstance {
    let course = Course(screen: start, changes: changes)
    return WorkloadInstance(trace) { read, solver in
      let expected = course.screen(at: read).expectedValues()
      return solver.withValues { values in
        for (variable, value) in expected
        where !((values[variable] - value).magnitude <= 1e-6 * max(1, value.magnitude)) {
          return "variable \(variable) is \(values[variable]), right is \(value)"
        }
        return nil
      }
    }
  }

  /// Goes through the reads in order; a new run starts again at the first.
  private final class Course {
    private let start: ListScreen
    private let changes: [(inout ListScreen) -> Void]
    private var current: ListScreen
    private var reached = 0

    init(screen: ListScreen, changes: [(inout ListScreen) -> Void]) {
      start = screen
      current = screen
      self.changes = changes
    }

    func screen(at read: Int) -> ListScreen {
      if read < reached { (current, reached) = (start, 0) }
      while reached < read {
        changes[reached](&current)
        reached += 1
      }
      return current
    }
  }
}
