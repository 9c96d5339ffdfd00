/// Reads a text in pieces of any size and finds the messages in it.
///
/// ```swift
/// var reader = ConflictLogReader()
/// var messages = reader.read(bytes)
/// messages += reader.finish()
/// ```
///
/// Only the message that is open and the line that is not ended are kept, so a console can be read while it grows, and a file of any
/// size.
public struct ConflictLogReader: Sendable {
  /// A line that is longer is read as several: a file without lines must not grow in memory.
  private static let longestLine = 1 << 20

  private let search = ConstraintWordSearch()
  private var collector = MessageCollector()
  /// What came behind the last line feed, and the line before it where no message is open.
  private var rest: [UInt8] = []
  private var before: [UInt8] = []
  /// How many lines have ended before ``rest``.
  private var lineCount = 0

  /// Makes a reader at the begin of a text.
  public init() {}

  /// Reads the next piece of the text.
  ///
  /// - Parameter bytes: UTF-8, or anything else in which ASCII stands for itself; a line may go on in the next piece.
  /// - Returns: The messages that are over, in the order of the text.
  /// - Complexity: O(n) for n bytes.
  public mutating func read(_ bytes: [UInt8]) -> [ConflictMessage] {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  /// Reads the next piece of the text.
  ///
  /// - Parameter bytes: As in ``read(_:)-([UInt8])``.
  /// - Returns: The messages that are over, in the order of the text.
  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [ConflictMessage] {
    guard let last = bytes.lastIndex(of: 0x0A) else {
      rest.append(contentsOf: bytes)
      if rest.count > Self.longestLine { endLine() }
      return collector.takeFinished()
    }
    var start = 0
    if !rest.isEmpty {
      let end = bytes.firstIndex(of: 0x0A) ?? last
      rest.append(contentsOf: bytes[..<end])
      endLine()
      start = end + 1
    }
    if start <= last { readLines(UnsafeBufferPointer(rebasing: bytes[start...last])) }
    rest.append(contentsOf: bytes[(last + 1)...])
    return collector.takeFinished()
  }

  /// Ends the text.
  ///
  /// - Returns: The message that was still open, if there is one.
  public mutating func finish() -> [ConflictMessage] {
    if !rest.isEmpty { endLine() }
    collector.finish()
    return collector.takeFinished()
  }

  /// Reads the line that was not ended.
  private mutating func endLine() {
    lineCount += 1
    let line = rest
    rest.removeAll(keepingCapacity: true)
    collector.read(line[...], number: lineCount, before: before[...])
    before = line
  }

  /// Reads lines that are ended.
  private mutating func readLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    while position < bytes.count {
      if !collector.isOpen {
        guard let hit = search.next(in: bytes, from: position) else { break }
        let start = Self.startOfLine(bytes, hit, notBefore: position)
        lineCount += Self.lineFeeds(bytes, position, start)
        if start > position {
          let previous = Self.startOfLine(bytes, start - 1, notBefore: position)
          before = Array(bytes[previous..<start - 1])
        }
        position = start
      }
      var end = position
      while bytes[end] != 0x0A { end += 1 }
      lineCount += 1
      let line = Array(bytes[position..<end])
      collector.read(line[...], number: lineCount, before: before[...])
      before = line
      position = end + 1
    }
    guard position < bytes.count else { return }
    lineCount += Self.lineFeeds(bytes, position, bytes.count)
    let previous = Self.startOfLine(bytes, bytes.count - 1, notBefore: position)
    before = Array(bytes[previous..<bytes.count - 1].suffix(256))
  }

  private static func startOfLine(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, notBefore first: Int) -> Int {
    var start = position
    while start > first, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private static func lineFeeds(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var count = 0
    for position in start..<end where bytes[position] == 0x0A { count += 1 }
    return count
  }
}
