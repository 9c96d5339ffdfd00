import ConstraintKernel

/// All sets of printed constraints that cannot hold together, but can without any one member.
///
/// Found by a hitting-set tree (Reiter 1987, doi:10.1016/0004-3702(87)90062-2): after each set, every one of its members is taken out in turn.
struct IrreducibleSets {
  /// The sets, each in the order of the list, and the sets in the order of their members.
  private(set) var sets: [[Int]] = []
  /// Whether these are all.
  private(set) var isComplete = true
  /// The factors with which the first set's constraints add up to the contradiction, by position of the constraint.
  private(set) var multipliers: [Int: Double] = [:]

  private let system: PrintedSystem
  private var trials = 0
  /// What was found for subsets, by the constraints that were left out.
  private var known: [[Int]: [Int]?] = [:]

  init(_ system: PrintedSystem) {
    self.system = system
    let count = system.isSolvable.count
    guard let first = members(without: []) else { return }
    guard count <= LogTolerances.longestList else {
      // The solver's own proof, which is as good as irreducible: to make sure would take a solve for each member.
      sets = [first]
      isComplete = false
      return
    }
    var queue: [[Int]] = [[]]
    var seen: Set<[Int]> = [[]]
    var next = 0
    while next < queue.count {
      let removed = queue[next]
      next += 1
      guard let set = set(without: removed) else { continue }
      for member in set {
        let child = (removed + [member]).sorted()
        if seen.insert(child).inserted { queue.append(child) }
      }
      if sets.count >= LogTolerances.mostSets || trials >= LogTolerances.mostTrials {
        isComplete = next == queue.count
        break
      }
    }
    sets.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// The constraints whose removal alone makes the others satisfiable.
  mutating func fixes() -> [Int] {
    guard let first = sets.first else { return [] }
    return first.filter { member in
      sets.allSatisfy { $0.contains(member) } && (isComplete || members(without: [member]) == nil)
    }
  }

  /// An irreducible set that has none of some constraints; nil if there is none.
  private mutating func set(without removed: [Int]) -> [Int]? {
    if let found = sets.first(where: { set in !removed.contains { set.contains($0) } }) { return found }
    guard let members = members(without: removed) else { return nil }
    let set = minimal(members, without: removed)
    if !sets.contains(set) { sets.append(set) }
    return set
  }

  /// Takes members out of a contradictory set until none can be spared.
  private mutating func minimal(_ members: [Int], without removed: [Int]) -> [Int] {
    var set = members
    let all = Set(0..<system.isSolvable.count)
    var position = 0
    while position < set.count {
      let rest = set.filter { $0 != set[position] }
      let outside = all.subtracting(rest).sorted()
      if let smaller = self.members(without: outside) {
        // Those before the position are needed still: with fewer others the rest holds all the more.
        set = smaller
      } else {
        position += 1
      }
    }
    return set
  }

  /// The constraints of a contradiction among those that are not left out; nil if these can hold.
  private mutating func members(without removed: [Int]) -> [Int]? {
    if let answer = known[removed] { return answer }
    trials += 1
    var isIncluded = system.isSolvable
    for position in removed { isIncluded[position] = false }
    let conflict = system.conflict(of: isIncluded)
    let answer = conflict.map { conflict in
      var members: [Int] = []
      for member in conflict.members where member.tag >= 0 && !members.contains(Int(member.tag)) {
        members.append(Int(member.tag))
      }
      return members.sorted()
    }
    known[removed] = answer
    return answer
  }
}
