/// What was measured on one layout.
struct LayoutReport: Encodable {
  /// The time of one kind of edit with its pass.
  struct Edit: Encodable {
    var name: String
    /// Nanoseconds of one edit and its pass; the best round's mean.
    var best_ns: Int
    /// The share of that time spent in the solver.
    var kernel_share: Double
    /// The frames that the last of them changed.
    var changed: Int
    /// The rows of the solver that the last of them touched.
    var touched: Int
  }

  var layout: String
  var size: Int
  var views: Int
  var variables: Int
  var constraints: Int
  var failure: String?
  /// Nanoseconds of making the tree, by itself.
  var tree_ns: Int?
  /// Nanoseconds of making the tree and laying it out for the first time.
  var build_ns: Int?
  /// The share of that time spent in the solver.
  var kernel_share: Double?
  var edits: [Edit] = []
}
