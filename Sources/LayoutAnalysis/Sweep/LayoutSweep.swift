import LayoutModel

/// A layout at every value of something that changes, such as the width of a window: exact frames between exact breakpoints, and
/// from where to where each finding holds.
///
/// ```swift
/// let sweep = try engine.sweep(.width, over: 320...1366)
/// for occurrence in sweep.occurrences {
///   print(occurrence.range, occurrence.finding.message)
/// }
/// print(sweep.frame(of: card, at: 500.25))
/// ```
public struct LayoutSweep: Sendable {
  /// What changes in the environment.
  public enum Parameter: String, Hashable, Sendable, CaseIterable {
    /// The width of the root.
    case width
    /// The height of the root.
    case height
  }

  /// A finding and where it holds.
  public struct Occurrence: Hashable, Sendable {
    /// The finding as it is in the middle of where it holds. Its numbers and its message change along the way.
    public let finding: Finding
    /// From where to where it holds.
    public let range: ClosedRange<Double>
  }

  /// From where to where the sweep goes.
  public let range: ClosedRange<Double>
  /// The parts in which every frame changes linearly or not at all, in order and without gaps.
  public let segments: [Segment]
  /// What was found and where, in the order in which it begins; what begins together is in the order of `LayoutResult.lint(_:)`, after
  /// conflicts and violated constraints.
  public let occurrences: [Occurrence]

  /// The values strictly inside ``range`` at which some frame begins to change in another way, or jumps, or at which a measured text begins to
  /// need another height.
  public var breakpoints: [Double] { segments.dropFirst().map { $0.range.lowerBound } }

  /// A view's frame in its superview's coordinates, as solved; nil outside the sweep, or if the view is not under the root.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - value: A value in ``range``. At a jump, the frame after it.
  /// - Complexity: O(log s) for s segments.
  public func frame(of view: ViewHandle, at value: Double) -> LayoutRectangle? {
    segment(at: value)?.frame(of: view, at: value)
  }

  /// What holds at a value.
  ///
  /// - Parameter value: A value in ``range``.
  public func findings(at value: Double) -> [Finding] {
    occurrences.filter { $0.range.contains(value) }.map { $0.finding }
  }

  private func segment(at value: Double) -> Segment? {
    guard range.contains(value) else { return nil }
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].range.lowerBound <= value { low = middle } else { high = middle }
    }
    return low < segments.count ? segments[low] : nil
  }
}

extension LayoutSweep {
  /// A part of a sweep in which every frame changes linearly or not at all, and no text wraps in another way.
  public struct Segment: Sendable {
    /// From where to where it goes.
    public internal(set) var range: ClosedRange<Double>
    /// A layout near the beginning of the segment, and one near its end.
    var start: Sample
    var end: Sample

    /// A view's frame in its superview's coordinates, as solved; nil if the view is not under the root.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - value: A value in ``range``; beyond it, the frame is continued as it changes here.
    public func frame(of view: ViewHandle, at value: Double) -> LayoutRectangle? {
      linearFrame(of: view)?.at(value - start.position)
    }

    /// By how much a view's origin and size change for each unit of the way, in the superview's coordinates.
    ///
    /// - Parameter view: The view.
    public func rate(of view: ViewHandle) -> LayoutRectangle? {
      guard let frame = linearFrame(of: view) else { return nil }
      return LayoutRectangle(
        x: frame.minX.slope, y: frame.minY.slope, width: frame.width.slope, height: frame.height.slope)
    }

    /// Whether a view is hidden here.
    package func isHidden(_ view: ViewHandle) -> Bool { start.result.tree.isHidden(view) }

    /// A number that is one thing in the first layout and another in the second, by the way from the beginning of the segment.
    func line(_ first: Double, _ second: Double) -> LinearValue {
      let way = end.position - start.position
      let slope = way > 0 ? (second - first) / way : 0
      return LinearValue(first - slope * (start.position - range.lowerBound), slope: slope)
    }

    private func linearFrame(of view: ViewHandle) -> LinearRectangle? {
      guard let first = start.result.exactFrame(of: view), let last = end.result.exactFrame(of: view) else {
        return nil
      }
      return LinearRectangle(from: first, to: last, length: end.position - start.position)
    }
  }

  /// One layout on the way.
  struct Sample: Sendable {
    let position: Double
    let result: LayoutResult
    let leftOut: Set<ConstraintIdentity>
    /// The optional constraints, by how much their left sides are more than their right sides.
    let constraints: [ConstraintSurplus]
  }
}
