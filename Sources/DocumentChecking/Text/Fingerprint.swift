/// A short name for what stays the same when lines move and numbers change.
struct Fingerprint {
  /// Sixteen hexadecimal digits.
  let text: String

  /// Hashes strings by FNV-1a with 64 bits, which is the same in every process and on every platform.
  ///
  /// - Parameter parts: The strings; where one ends and the next begins counts.
  init(_ parts: [String]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) {
      hash ^= UInt64(byte)
      hash = hash &* 0x0000_0100_0000_01b3
    }
    for part in parts {
      for byte in part.utf8 { add(byte) }
      // No byte of UTF-8, so that parts cannot run into each other.
      add(0xff)
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
