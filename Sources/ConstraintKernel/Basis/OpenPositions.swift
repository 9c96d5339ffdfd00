/// The positions of the basis along which the values can move within the optimal face.
///
/// None of them are in a basis whose solution is unique and not degenerate. The list is kept by looking only at positions whose content or
/// multiplier was written, so that such a basis costs nothing.
struct OpenPositions: ~Copyable {
  /// Whether anything is noted at all.
  private(set) var isTracked: Bool
  private(set) var positions: FlatBuffer<BasisPosition>
  private var isOpen: IndexedBuffer<BasisPosition, Bool>
  /// The positions that were written since the list was last brought up to date.
  private var written: FlatBuffer<BasisPosition>
  /// Whether a bound changed on which the freedom of a position depends.
  private(set) var hasNewBounds: Bool
  /// Whether more were written than are listed.
  private var scansAll: Bool

  var bytes: Int { positions.bytes + isOpen.bytes + written.bytes }

  mutating func track() {
    guard !isTracked else { return }
    isTracked = true
    scansAll = true
  }

  @inline(__always)
  mutating func note(_ position: BasisPosition) {
    if isTracked, !scansAll { written.append(position) }
  }

  /// Notes that a bound beside the constraint in a position may have changed.
  mutating func noteBound(_ position: BasisPosition) {
    hasNewBounds = true
    note(position)
  }

  /// Notes that any position may have been written.
  mutating func noteAll() {
    scansAll = true
    written.removeAll()
  }

  /// Brings the list up to date.
  ///
  /// - Parameters:
  ///   - count: The number of all positions.
  ///   - isOpenNow: Whether a position is open.
  /// - Returns: Whether the list is another than before.
  mutating func update(count: Int, _ isOpenNow: (BasisPosition) -> Bool) -> Bool {
    isOpen.resize(to: count, filling: false)
    var isChanged = scansAll
    if scansAll || written.count > count {
      positions.removeAll()
      for number in 0..<count { list(BasisPosition(number), isOpenNow) }
    } else if !written.isEmpty {
      var kept = 0
      for place in 0..<positions.count {
        let position = positions[place]
        isOpen[position] = isOpenNow(position)
        guard isOpen[position] else {
          isChanged = true
          continue
        }
        positions[kept] = position
        kept += 1
      }
      positions.truncate(to: kept)
      for place in 0..<written.count where !isOpen[written[place]] { list(written[place], isOpenNow) }
      isChanged = isChanged || positions.count != kept
    }
    written.removeAll()
    scansAll = false
    hasNewBounds = false
    return isChanged
  }

  private mutating func list(_ position: BasisPosition, _ isOpenNow: (BasisPosition) -> Bool) {
    isOpen[position] = isOpenNow(position)
    if isOpen[position] { positions.append(position) }
  }
}

extension OpenPositions {
  init() {
    self.init(
      isTracked: false, positions: FlatBuffer(), isOpen: IndexedBuffer(), written: FlatBuffer(), hasNewBounds: false,
      scansAll: true)
  }

  func copy() -> OpenPositions {
    OpenPositions(
      isTracked: isTracked, positions: positions.copy(), isOpen: isOpen.copy(), written: written.copy(),
      hasNewBounds: hasNewBounds, scansAll: scansAll)
  }
}

extension SimplexState {
  /// Brings the list of open positions up to date.
  ///
  /// - Returns: Whether it is another than before.
  @discardableResult
  mutating func updateOpenPositions() -> Bool {
    var open = OpenPositions()
    swap(&open, &openPositions)
    let isChanged = open.update(count: basis.values.count) { position in freedom(position) != .none }
    swap(&open, &openPositions)
    return isChanged
  }
}
