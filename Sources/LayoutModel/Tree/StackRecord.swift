/// What a tree stores of one stack. The stack itself is a view; its record is named by ``ViewRecord/stack``.
struct StackRecord: Sendable {
  /// The serial of the view, by which an engine tells a new stack at a reused place from the one before.
  var serial: UInt32
  /// The place of the view.
  var view: Int32
  var settings: StackSettings
  /// The places of the arranged views, hidden ones too, in the order in which they are arranged.
  var arranged: [Int32] = []
  /// The spacing after a view where it is not the stack's own, by the view's place. It is looked up and never iterated over.
  var customSpacing: [Int32: StackSettings.Spacing] = [:]
  var isLive = true

  /// The distance between a view and the next one.
  func spacing(after view: Int32) -> Double {
    customSpacing.isEmpty ? settings.spacing.points : (customSpacing[view] ?? settings.spacing).points
  }
}
