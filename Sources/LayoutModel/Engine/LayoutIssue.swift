/// What a pass has to say besides frames, as data. Other modules put it into words.
public enum LayoutIssue: Hashable, Sendable {
  /// Required constraints that cannot all hold.
  case conflict(LayoutConflict)
  /// Items that still changed with what depends on them when the pass had solved `rounds` times.
  case unsettled(items: [LayoutItem], rounds: Int)
  /// A measurer's answer that is not a size. The content of the view is laid out as if it had none.
  case invalidMeasurement(ViewHandle, answer: MeasuredContent)
}
