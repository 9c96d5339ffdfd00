/// How far the system's font moves its letters together or apart at a size, and which of its two designs it uses there.
///
/// Small text has wider letters than large text. Up to iOS 13 the font changes from one design to the other at 20 points; since then the
/// design changes gradually from 17 to 28 points.
///
/// Source: Apple's Human Interface Guidelines, and widths of labels that Interface Builder recorded.
struct FontTracking {
  /// One size of a table.
  struct Row {
    /// The size, in points.
    let size: Double
    /// The tracking, in thousandths of the size.
    let thousandths: Double
    /// The share of the design for large text, from 0 to 1.
    let displayShare: Double

    init(_ size: Double, _ thousandths: Double, _ displayShare: Double) {
      self.size = size
      self.thousandths = thousandths
      self.displayShare = displayShare
    }
  }

  /// The tracking, in ems.
  let ems: Double
  /// The share of the design for large text, from 0 to 1.
  let displayShare: Double

  /// Looks a size up; interpolated between the sizes of the table, constant beyond them.
  ///
  /// - Parameters:
  ///   - size: The font's size, in points; finite and positive.
  ///   - systemVersion: The major version of the system.
  init(at size: Double, systemVersion: Int) {
    let table = Self.table(systemVersion)
    // The first row that is larger. Two rows of one size are a jump, and the later one counts at the size itself.
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].size <= size { low = middle + 1 } else { high = middle }
    }
    let below = table[max(low - 1, 0)]
    let above = table[min(low, table.count - 1)]
    let share = above.size > below.size ? (size - below.size) / (above.size - below.size) : 0
    ems = (below.thousandths + share * (above.thousandths - below.thousandths)) / 1000
    displayShare = below.displayShare + share * (above.displayShare - below.displayShare)
  }

  private static func table(_ systemVersion: Int) -> [Row] {
    switch systemVersion {
    case ...10: nine
    case ...13: eleven
    default: fourteen
    }
  }
}
