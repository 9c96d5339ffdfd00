import ConflictLog

/// Reads logs that were damaged at random. What comes out is not compared: nothing may crash, hang or claim what is not there.
struct LogMutations {
  private let logs: [[UInt8]]
  private var state: UInt64

  /// - Parameters:
  ///   - logs: The logs to damage.
  ///   - seed: The same seed gives the same damage.
  init(_ logs: [String], seed: UInt64) {
    self.logs = logs.map { Array($0.utf8) }
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Damages, reads and analyses.
  ///
  /// - Returns: How many logs were read.
  func run(_ count: Int) -> Int {
    var copy = self
    return copy.runAll(count)
  }

  private mutating func runAll(_ count: Int) -> Int {
    guard !logs.isEmpty else { return 0 }
    for _ in 0..<count {
      var log = logs[next(logs.count)]
      for _ in 0...next(6) { damage(&log) }
      var reader = ConflictLogReader()
      var messages: [ConflictMessage] = []
      let cut = next(log.count + 1)
      messages += reader.read(Array(log[..<cut]))
      messages += reader.read(Array(log[cut...]))
      messages += reader.finish()
      for message in messages { _ = ConflictAnalysis(message) }
    }
    return count
  }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, bound)))
  }

  private mutating func damage(_ log: inout [UInt8]) {
    guard log.count > 2 else { return }
    let place = next(log.count)
    let length = min(next(40), log.count - place)
    switch next(8) {
    case 0: log.remove(at: place)
    case 1: log.insert(UInt8(next(256)), at: place)
    case 2: log[place] = UInt8(next(256))
    case 3: log.removeSubrange(place..<place + length)
    case 4: log.insert(contentsOf: log[place..<place + length], at: next(log.count))
    case 5: log.removeSubrange(place...)
    case 6:
      let signs = Array("<>'\"()[]|.:=*+-@,0x\n\\&~".utf8)
      log[place] = signs[next(signs.count)]
    default:
      let numbers = ["1e308", "-0", "nan", "inf", "99999999999999999999", "0.0000001", "- ", "==", "16"]
      log.insert(contentsOf: Array(numbers[next(numbers.count)].utf8), at: place)
    }
  }
}
