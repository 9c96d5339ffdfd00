/// Which views are laid out: those under the root, or in another view that is laid out by itself, and in no collapsed view.
///
/// Many questions about one tree take time in proportion to the views on the way, however deep the tree is: answers are kept.
struct Ancestry {
  private let tree: LayoutTree
  private let top: Int32
  private let isSimple: Bool
  /// By the views' places, whether those in the view are laid out; empty if there are few questions.
  private var answers: [Bool?]
  private var path: [Int32] = []

  /// From how many questions on it pays to keep answers.
  private static let manyQuestions = 16

  /// - Parameters:
  ///   - tree: The tree.
  ///   - top: The root, or the view that is laid out by itself.
  ///   - questions: About how many views it will be asked for.
  ///   - isContained: Whether that view contains all of them.
  init(_ tree: LayoutTree, of top: Int32, questions: Int, isContained: Bool) {
    self.tree = tree
    self.top = top
    isSimple = isContained && !tree.hasCollapsingViews
    let keepsAnswers = !isSimple && questions >= Self.manyQuestions
    answers = keepsAnswers ? Array(repeating: nil, count: tree.views.count) : []
  }

  /// Whether a view that is live is laid out.
  mutating func isLaidOut(_ place: Int32) -> Bool {
    if place == top || isSimple { return true }
    var view = tree.views[Int(place)].superview
    path.removeAll(keepingCapacity: true)
    var answer = false
    while view != ViewRecord.none {
      if !answers.isEmpty, let known = answers[Int(view)] {
        answer = known
        break
      }
      path.append(view)
      if tree.views[Int(view)].isCollapsed { break }
      if view == top {
        answer = true
        break
      }
      view = tree.views[Int(view)].superview
    }
    if !answers.isEmpty { for view in path { answers[Int(view)] = answer } }
    return answer
  }
}
