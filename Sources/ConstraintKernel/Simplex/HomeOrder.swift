/// The homes of a solver's values, and what the last service of them left.
struct HomeOrder: ~Copyable {
  /// The order, first served first.
  var homes: [Home]
  /// Whether every solve serves the order. Otherwise the owner looks for open variables and serves their homes.
  var isAutomatic: Bool
  /// Homes to be served by the next solve alone.
  var pending: [Home]?
  /// By variables: the numbers of the homes that have them.
  private var uses: [[Int32]]
  /// The rows of homes that were served.
  var rows: FlatBuffer<RowIndex>
  /// Whether a call was undone since ``rows`` was listed.
  var rowsAreStale: Bool
  // The state that was left by the last service.
  var epoch: Int
  var sideEpoch: Int
  var run: HomeRun
  /// The variables that the open positions move.
  private var reached: SparseVector

  var bytes: Int { rows.bytes + run.bytes + reached.bytes }

  /// Gives the order.
  mutating func set(_ homes: [Home]) {
    self.homes = homes
    isAutomatic = true
    epoch = -1
    uses = []
    for (number, home) in homes.enumerated() {
      for position in 0..<home.expression.termCount {
        let place = Int(home.expression.term(at: position).variable.index)
        while uses.count <= place { uses.append([]) }
        if uses[place].last != Int32(number) { uses[place].append(Int32(number)) }
      }
    }
  }

  /// The variables that can move within the optimal face, in the order of their places.
  mutating func openVariables(_ state: inout SimplexState) -> [Int32] {
    reached.resize(to: state.basis.values.count)
    for place in 0..<state.openPositions.positions.count {
      state.btran(state.openPositions.positions[place])
      for number in 0..<state.pivotRow.pattern.count {
        let variable = state.pivotRow.pattern[number]
        if state.pivotRow.values[variable].magnitude > Tolerances.cancellation { reached.include(variable) }
      }
      state.pivotRow.clear()
    }
    var result: [Int32] = []
    for number in 0..<reached.pattern.count where state.program.columns[reached.pattern[number]].isAlive {
      result.append(reached.pattern[number])
    }
    reached.clear()
    result.sort()
    return result
  }

  /// The homes of the order that have one of some variables, and whose variables all exist.
  func homes(of variables: [Int32], _ state: borrowing SimplexState) -> [Home] {
    var numbers: [Int32] = []
    for variable in variables where Int(variable) < uses.count { numbers += uses[Int(variable)] }
    numbers.sort()
    var result: [Home] = []
    var last: Int32 = -1
    for number in numbers where number != last {
      last = number
      let home = homes[Int(number)]
      let isKnown = (0..<home.expression.termCount).allSatisfy {
        state.program.isKnown(home.expression.term(at: $0).variable)
      }
      if isKnown { result.append(home) }
    }
    return result
  }
}

extension HomeOrder {
  init() {
    self.init(
      homes: [], isAutomatic: false, pending: nil, uses: [], rows: FlatBuffer(), rowsAreStale: false, epoch: -1,
      sideEpoch: -1, run: HomeRun(), reached: SparseVector())
  }

  func copy() -> HomeOrder {
    HomeOrder(
      homes: homes, isAutomatic: isAutomatic, pending: pending, uses: uses, rows: rows.copy(),
      rowsAreStale: rowsAreStale, epoch: epoch, sideEpoch: sideEpoch, run: HomeRun(), reached: SparseVector())
  }
}
