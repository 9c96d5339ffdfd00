/// A rule that looks at a finished layout and says what is probably not meant.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A view has no size or no position along an axis, because no constraint and no content gives it one.
  case unconstrained
}
