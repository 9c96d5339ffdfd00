import CaseRunner

/// A reproducible source of random numbers.
///
/// Every number is derived here from the raw 64 bits, so that a seed gives the same test on every platform and with every
/// version of the standard library.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var source: SplitMix64

  /// Starts the sequence of a seed.
  package init(seed: UInt64) { source = SplitMix64(seed: seed) }

  /// The next 64 bits.
  package mutating func next() -> UInt64 { source.next() }

  /// A whole number of a range.
  package mutating func integer(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// A number of a range, evenly spread.
  package mutating func real(in range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  /// True with a probability.
  package mutating func chance(_ probability: Double) -> Bool { real(in: 0...1) < probability }

  /// One of the elements of a collection that is not empty.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }

  /// The elements in another order.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    var position = result.count - 1
    while position > 0 {
      result.swapAt(position, integer(in: 0...position))
      position -= 1
    }
    return result
  }
}
