import LayoutModel

extension LintRule {
  /// What to change, as a sentence for people; nil if what is found says that itself.
  var advice: String? {
    switch self {
    case .unconstrained: "add the constraint that is missing"
    case .autoresizing: "switch to constraints, or remove those on the view"
    case .emptySize: "give it a size, or raise its content's compression resistance above what presses it to nothing"
    case .offScreen: "tie the edge that sticks out to the container's edge, or put the content into a scroll view"
    case .outsideSafeArea: "tie it to the safe area instead of the superview's edge"
    case .outsideSuperview: "tie its edges to those of the container, at least as inequalities"
    case .overlap: "tie the edges of the two to each other, at least as an inequality"
    case .clippedText:
      "let the text have more lines, tie its edges instead of its size, or let the font shrink"
    case .touchTarget: "make it larger, with a larger image, content insets or a minimum size"
    case .readableWidth: "tie the text to the readable content guide"
    case .homeIndicator: "tie it to the bottom of the safe area"
    case .roundedCorner: "tie it to the safe area or the layout margins"
    case .fullWidthButton: "tie its edges to the layout margins"
    case .unscaledConstant: "write it as a share of a size"
    case .fixedTextHeight: "remove the height, or make it a minimum"
    case .fixedTextGap: "use a system spacing, or the distance of the baselines"
    case .scrollContent: "tie the content to all four edges of the scroll view's content layout guide"
    case .sidewaysScrolling: "make the content as wide as the scroll view's frame layout guide"
    case .misaligned: "align the edges, or move them clearly apart"
    }
  }
}
