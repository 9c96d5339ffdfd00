import LayoutModel

extension LayoutWorkload {
  /// Stacks of five views each, one under the other.
  static let stacks = LayoutWorkload(name: "layout stacks", sizes: [50, 500]) { count in
    let stacks = try StacksLayout(stacks: count)
    return LayoutInstance(
      tree: stacks.tree, build: { try StacksLayout(stacks: count).tree }, environment: .portrait,
      edits: [.resize, .label(stacks.views[count / 2][2])]
    ) { result in
      firstWrong(stacks.expectedFrames(in: result.environment), result)
    }
  }
}

/// The stacks and their views.
struct StacksLayout {
  var tree = LayoutTree(rootNamed: "screen")
  private(set) var views: [[ViewHandle]] = []

  init(stacks count: Int) throws {
    var constraints: [LayoutConstraint] = []
    var above = tree.root.top
    for number in 0..<count {
      let stack = try tree.makeStack(
        "stack \(number)", StackSettings(axis: .horizontal, distribution: .fillEqually, spacing: 8), in: tree.root)
      var arranged: [ViewHandle] = []
      for place in 0..<5 {
        let view = tree.makeView("view \(place)", kind: .label)
        try tree.setIntrinsicContentSize(width: 40, height: 20.5, of: view)
        try tree.addArrangedSubview(view, to: stack)
        arranged.append(view)
      }
      constraints += [
        stack.top == above + 4, stack.leading == tree.root.leading + 16, stack.trailing == tree.root.trailing - 16,
      ]
      above = stack.bottom
      views.append(arranged)
    }
    try tree.activate(constraints)
  }

  /// Where the arranged views have to be in their stacks.
  func expectedFrames(in environment: LayoutEnvironment) -> [(name: String, view: ViewHandle, frame: LayoutRectangle)] {
    let width = (environment.size.width - 32 - 4 * 8) / 5
    return views.enumerated().flatMap { number, arranged in
      arranged.enumerated().map { place, view in
        (
          "view \(number).\(place)", view,
          LayoutRectangle(x: Double(place) * (width + 8), y: 0, width: width, height: 20.5)
        )
      }
    }
  }
}
