/// The numbers that tell the handles of one solver, or of one tree of views, from those of all others.
///
/// A handle is the place of what it names and a stamp, and what is in the place has the same stamp: a check compares two numbers. Stamps
/// follow each other from a random number on, so that no place of one solver gets the same stamp twice, and handles of another solver pass
/// the check by chance alone, once in 2³². A copy that goes its own way goes on from another number, so that it refuses what the original
/// makes from there on.
///
/// Stamps are compared for equality only. They decide no order, are in no hash value and no text, and so in no result.
package struct HandleStamps: BitwiseCopyable, Sendable {
  private var next: UInt32

  /// Makes stamps that begin anywhere.
  package init() { next = UInt32.random(in: 0...UInt32.max) }

  /// A stamp that was not given out before.
  @inline(__always)
  package mutating func take() -> UInt32 {
    let stamp = next
    next &+= 1
    return stamp
  }

  /// Stamps for a copy, which begin elsewhere.
  package func diverged() -> HandleStamps {
    var copy = self
    copy.next ^= UInt32.random(in: 1...UInt32.max)
    return copy
  }
}
