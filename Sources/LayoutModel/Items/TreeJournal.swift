/// Marks the state from which a journal counts. Only its identity matters.
final class JournalMark: Sendable {}

/// What changed in a tree since an engine last looked at it.
///
/// The engine keeps the mark it left in the tree. A tree with another mark was not seen by that engine, or by a later pass than
/// the engine's last; its journal says nothing useful, and the engine starts afresh.
struct TreeJournal: Sendable {
  var mark = JournalMark()
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
