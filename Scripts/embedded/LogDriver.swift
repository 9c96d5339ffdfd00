import ConflictLog

@_extern(c)
func allocatedBlockCount() -> Int32

/// Reads a log, analyses its message and compares what is found.
///
/// - Returns: 0, or the number of the first check that failed.
@_cdecl("runLog")
public func runLog() -> Int32 {
  let first = failedLogCheck()
  guard first == 0 else { return first }
  // The first pass made the tables, which stay.
  let blocksBefore = allocatedBlockCount()
  let second = failedLogCheck()
  return second == 0 && allocatedBlockCount() != blocksBefore ? 101 : second
}

/// A label with fixed gaps in a cell that is too low.
private func failedLogCheck() -> Int32 {
  let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6000000a1 UILabel:0x7fa1'Total'.height == 44   (active)>",
        "<NSLayoutConstraint:0x6000000a2 V:|-(8)-[UILabel:0x7fa1'Total']   (active, names: '|':UITableViewCellContentView:0x7fa2 )>",
        "<NSLayoutConstraint:0x6000000a3 V:[UILabel:0x7fa1'Total']-(8)-|   (active, names: '|':UITableViewCellContentView:0x7fa2 )>",
        "<NSLayoutConstraint:0x6000000a4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fa2.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6000000a3 V:[UILabel:0x7fa1'Total']-(8)-|   (active, names: '|':UITableViewCellContentView:0x7fa2 )>

    """
  var reader = ConflictLogReader()
  let messages = reader.read(Array(log.utf8)) + reader.finish()
  guard messages.count == 1, messages[0].constraints.count == 4, messages[0].broken == 2 else { return 1 }
  let analysis = ConflictAnalysis(messages[0])
  guard analysis.sets == [[0, 1, 2, 3]], analysis.fixes == [0, 1, 2, 3] else { return 2 }
  guard (analysis.overlap - 16).magnitude < 1e-6 else { return 3 }
  return analysis.cause == .containerSize ? 0 : 4
}
