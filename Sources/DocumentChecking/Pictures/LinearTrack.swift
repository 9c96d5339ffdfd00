/// A number that goes along lines: one piece after the other, each `value + slope · way`, with the way from the beginning of all.
///
/// A piece that goes on in the same way as the one before it is part of it. As the way counts from the one beginning, that is
/// so for most numbers at most breakpoints, and tracks stay short.
struct LinearTrack: Hashable, Sendable {
  /// A piece of the track.
  struct Piece: Hashable, Sendable {
    /// The number of the segment with which it begins.
    let segment: Int
    /// What the number would be at the beginning of the way; nil where there is none.
    let value: Double?
    /// Its change per unit of the way.
    let slope: Double
  }

  private(set) var pieces: [Piece] = []

  /// Appends a segment.
  ///
  /// - Parameters:
  ///   - start: The number where the segment begins.
  ///   - slope: Its change per unit of the way.
  ///   - segment: The number of the segment.
  ///   - way: From where to where the segment goes.
  mutating func append(_ start: Double, slope: Double, from segment: Int, along way: ClosedRange<Double>) {
    let piece = Piece(segment: segment, value: start - slope * way.lowerBound, slope: slope)
    if let last = pieces.last, [way.lowerBound, way.upperBound].allSatisfy({ last.agrees(with: piece, at: $0) }) {
      return
    }
    pieces.append(piece)
  }

  /// Appends a segment in which there is no number.
  mutating func appendNothing(from segment: Int) {
    if let last = pieces.last, last.value == nil { return }
    pieces.append(Piece(segment: segment, value: nil, slope: 0))
  }
}

extension LinearTrack.Piece {
  /// The number at a point of the way; nil where there is none.
  func at(_ way: Double) -> Double? { value.map { $0 + slope * way } }

  fileprivate func agrees(with other: LinearTrack.Piece, at way: Double) -> Bool {
    guard let first = at(way), let second = other.at(way) else { return false }
    // Numbers this close are drawn in the same place.
    return (first - second).magnitude < 1e-3
  }
}
