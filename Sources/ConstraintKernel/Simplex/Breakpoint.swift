/// Where an inactive constraint meets its breakpoint on the way along a direction.
struct Breakpoint: BitwiseCopyable {
  var step: Double
  var row: RowIndex
  /// Whether the activity grows there.
  var isGrowing: Bool
  var isInfinite: Bool
  /// By how much the slope of the penalty sum grows there, at the constraint's level.
  var jump: Double
  /// The size of what is added up in the jump.
  var jumpSize: Double
  /// The activity's growth or fall per unit of the way; positive.
  var slope: Double
}
