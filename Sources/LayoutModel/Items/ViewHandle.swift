/// The name of a view in a ``LayoutTree``.
///
/// A handle is given by the tree that made the view and is good in that tree and its copies. The handle of a view that was
/// destroyed is never given out again, and every call refuses it with ``LayoutError/unknownItem(_:)``.
public struct ViewHandle: Hashable, Sendable {
  let index: Int32
  let serial: UInt32

  /// The index of the record in the tree.
  package var slot: Int { Int(index) }
}

extension ViewHandle {
  /// What a view without a name is called in messages.
  package var placeholderName: String { "view \(index)" }
}
