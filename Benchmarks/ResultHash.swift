import ConstraintKernel

/// A hash of all values that were read, bit for bit: the same in every process (Fowler, Noll & Vo's FNV-1a over 64-bit words).
struct ResultHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func combine(_ solver: Solver) {
    state = solver.withValues { values in
      var state = state
      for value in values { state = (state ^ value.bitPattern) &* 0x100_0000_01b3 }
      return state
    }
  }

  mutating func combine(_ value: Double) { state = (state ^ value.bitPattern) &* 0x100_0000_01b3 }

  mutating func combine(_ other: ResultHash) { state = (state ^ other.state) &* 0x100_0000_01b3 }
}
