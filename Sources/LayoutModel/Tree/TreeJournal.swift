/// Marks a state of a tree. Only its identity matters.
final class JournalMark: Sendable {}

/// What changes in a tree, for engines that have seen an earlier state of it.
///
/// Whoever has seen a state keeps its mark, with a copy of the journal, and the tree need not know of it: a change that finds the mark held by somebody else gives the
/// tree another mark, and notes where in the lists the state was that the former one stands for. So a pass never changes a tree, and several
/// engines can follow one tree and its copies. An engine that asks for a state too long ago starts afresh.
struct TreeJournal: Sendable {
  /// Places that were noted, perhaps several times.
  struct Changes: Sendable {
    /// Places of views that were made, destroyed, moved or given another content size.
    var views: [Int32] = []
    /// Places of custom guides that were made or destroyed.
    var guides: [Int32] = []
    /// Places of constraints that were added, removed or changed.
    var constraints: [Int32] = []
    /// Places of stack records whose constraints may be others now.
    var stacks: [Int32] = []

    var isEmpty: Bool { views.isEmpty && guides.isEmpty && constraints.isEmpty && stacks.isEmpty }
  }

  /// A state that somebody may have seen, by the lengths of the lists then.
  private struct Seen: Sendable {
    let mark: JournalMark
    var views: Int
    var guides: Int
    var constraints: Int
    var stacks: Int
  }

  /// Stands for the present state.
  private var mark = JournalMark()
  private var noted = Changes()
  /// Earlier states, older ones first; the lists begin at the first one.
  private var seen: [Seen] = []

  /// How many earlier states are kept: as many copies of a tree may be made and changed between two passes of an engine.
  private static let statesToKeep = 8
  /// With more places than this, only the last state is kept.
  private static let placesToKeep = 256

  /// What may differ from the state of another journal: what either noted since the last state that both have seen; nil if they know of none,
  /// or not any more.
  ///
  /// - Parameter known: The journal of this tree, or of a copy of it, as it was seen.
  /// - Complexity: O(c) for c places noted since.
  func changes(since known: TreeJournal) -> Changes? {
    if known.mark === mark { return Changes() }
    if let changes = noted(since: known.mark) { return changes }
    if let changes = known.noted(since: mark) { return changes }
    for state in seen.reversed() {
      guard let theirs = known.noted(since: state.mark), let ours = noted(since: state.mark) else { continue }
      return Changes(
        views: ours.views + theirs.views, guides: ours.guides + theirs.guides,
        constraints: ours.constraints + theirs.constraints, stacks: ours.stacks + theirs.stacks)
    }
    return nil
  }

  /// What was noted since a state that was left; nil if it is not known, or not any more.
  private func noted(since known: JournalMark) -> Changes? {
    guard let state = seen.last(where: { $0.mark === known }) else { return nil }
    return Changes(
      views: Array(noted.views[state.views...]), guides: Array(noted.guides[state.guides...]),
      constraints: Array(noted.constraints[state.constraints...]), stacks: Array(noted.stacks[state.stacks...]))
  }

  // MARK: Noting

  mutating func note(view place: Int32) {
    keepState()
    noted.views.append(place)
  }

  mutating func note(guide place: Int32) {
    keepState()
    noted.guides.append(place)
  }

  mutating func note(guides places: [Int32]) {
    if places.isEmpty { return }
    keepState()
    noted.guides += places
  }

  mutating func note(constraint place: Int32) {
    keepState()
    noted.constraints.append(place)
  }

  mutating func note(constraints places: [Int32]) {
    if places.isEmpty { return }
    keepState()
    noted.constraints += places
  }

  mutating func note(stack place: Int32) {
    keepState()
    noted.stacks.append(place)
  }

  mutating func note(stacks places: [Int32]) {
    if places.isEmpty { return }
    keepState()
    noted.stacks += places
  }

  /// Makes room for constraints that are about to be noted.
  mutating func makeRoom(forConstraints count: Int) {
    keepState()
    noted.constraints.makeRoom(for: count)
  }

  /// Keeps the present state apart if somebody has seen it.
  @inline(__always)
  private mutating func keepState() {
    if !isKnownUniquelyReferenced(&mark) { leaveState() }
  }

  @inline(never)
  private mutating func leaveState() {
    seen.append(
      Seen(
        mark: mark, views: noted.views.count, guides: noted.guides.count, constraints: noted.constraints.count,
        stacks: noted.stacks.count))
    mark = JournalMark()
    let count = noted.views.count + noted.guides.count + noted.constraints.count + noted.stacks.count
    if count > Self.placesToKeep || seen.count > Self.statesToKeep {
      seen.removeFirst(count > Self.placesToKeep ? seen.count - 1 : 1)
    }
    dropUnseen()
  }

  /// Drops what was noted before the oldest state.
  private mutating func dropUnseen() {
    guard let oldest = seen.first else { return }
    noted.views.removeFirst(oldest.views)
    noted.guides.removeFirst(oldest.guides)
    noted.constraints.removeFirst(oldest.constraints)
    noted.stacks.removeFirst(oldest.stacks)
    for position in seen.indices {
      seen[position].views -= oldest.views
      seen[position].guides -= oldest.guides
      seen[position].constraints -= oldest.constraints
      seen[position].stacks -= oldest.stacks
    }
  }
}
