import LayoutModel

/// A layout that is made in code, in any size.
struct LayoutWorkload: Sendable {
  var name: String
  /// The sizes that are run if none are asked for, in rising order.
  var sizes: [Int]
  var make: @Sendable (Int) throws -> LayoutInstance

  static let all = [form, proportional, constants, spacers, rows, stacks]
}

/// A layout workload of one size.
struct LayoutInstance {
  /// The tree whose views are edited and checked.
  var tree: LayoutTree
  /// Makes such a tree with its constraints, as an app would, to see how long that takes.
  var build: () throws -> LayoutTree
  var environment: LayoutEnvironment
  /// What happens again and again, each followed by a pass.
  var edits: [LayoutEdit]
  /// Says what is wrong with a result; computed without the engine.
  var check: (LayoutResult) -> String?
}

/// One kind of change, made many times.
struct LayoutEdit: Sendable {
  var name: String
  /// How many times it is made in one round.
  var count: Int
  /// Makes the change for the n-th time.
  var apply: @Sendable (_ engine: inout LayoutEngine, _ step: Int) throws -> Void
}

extension LayoutEnvironment {
  /// A phone in portrait, and the same phone turned.
  static let portrait = LayoutEnvironment(
    size: LayoutSize(width: 390, height: 844), safeAreaInsets: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: Traits(displayScale: 3))
  static let landscape = LayoutEnvironment(
    size: LayoutSize(width: 844, height: 390), safeAreaInsets: LayoutInsets(top: 0, left: 47, bottom: 21, right: 47),
    traits: Traits(verticalSizeClass: .compact, orientation: .landscape, displayScale: 3))
}

extension LayoutEdit {
  /// Turns the phone.
  static let rotation = LayoutEdit(name: "rotation", count: 40) { engine, step in
    engine.environment = step % 2 == 0 ? .landscape : .portrait
  }

  /// Gives the window another width.
  static let resize = LayoutEdit(name: "resize", count: 50) { engine, step in
    engine.environment.size.width = 330 + Double((step * 37) % 500)
  }

  /// Gives a view content of another width.
  static func label(_ view: ViewHandle) -> LayoutEdit {
    LayoutEdit(name: "label", count: 50) { engine, step in
      try engine.tree.setIntrinsicContentSize(width: 40 + Double(step % 7), height: 20.5, of: view)
    }
  }
}

/// Compares frames with those that were computed by hand.
func firstWrong(_ expected: [(name: String, view: ViewHandle, frame: LayoutRectangle)], _ result: LayoutResult)
  -> String?
{
  for (name, view, frame) in expected {
    guard let exact = result.exactFrame(of: view) else { return "\(name) has no frame" }
    let pairs = [
      (exact.minX, frame.minX), (exact.minY, frame.minY), (exact.size.width, frame.size.width),
      (exact.size.height, frame.size.height),
    ]
    for (value, right) in pairs where !((value - right).magnitude <= 1e-6) {
      return "\(name) is at \(exact), right is \(frame)"
    }
  }
  return nil
}
