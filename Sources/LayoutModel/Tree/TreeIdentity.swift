internal import ConstraintKernel

/// What tells the handles of a tree from those of all others.
///
/// Two copies have one identity until either makes a handle: from there on each refuses what the other makes.
struct TreeIdentity: Sendable {
  /// Shared by copies; only whether it is shared matters.
  private final class Owner: Sendable {}

  private var owner = Owner()
  private var stamps = HandleStamps()

  /// The stamp of a new handle.
  mutating func takeStamp() -> UInt32 {
    if !isKnownUniquelyReferenced(&owner) {
      owner = Owner()
      stamps = stamps.diverged()
    }
    return stamps.take()
  }
}
