import LayoutModel

/// One change that would settle a conflict. It was tried: with it, the pass leaves less out and nothing else.
public struct ConflictFix: Hashable, Sendable {
  /// What to change.
  public enum Change: Hashable, Sendable {
    /// Give a constraint another constant, in points.
    case constant(LayoutConstraint.Handle, Double)
    /// Let a constraint compare its sides in another way.
    case relation(LayoutConstraint.Handle, LayoutConstraint.Relation)
    /// Make a constraint optional.
    case priority(LayoutConstraint.Handle, LayoutPriority)
    /// Give a view's content other priorities.
    case contentSize(ViewHandle, ContentSize)
    /// Lay out on a root of another size, in points: the first size on which the demands hold.
    case rootSize(LayoutSize)
  }

  /// What to change.
  public let change: Change
  /// The change as a sentence for people.
  public let message: String
}

extension LayoutEngine {
  /// The priority that a fix proposes instead of required: the highest that UIKit's users write.
  private static let almostRequired = LayoutPriority(999)
  /// For so many members of a conflict, fixes are tried.
  private static let fixLimit = 32

  /// Single changes that would settle a conflict, each of them tried on a copy of the engine.
  ///
  /// Constraints that a builder made are not changed; an input is, where another size of the root would do. Of a conflict with more than
  /// 32 members, the youngest ones are tried.
  ///
  /// - Parameter finding: A conflict that a pass of this engine reported; other findings have no fix.
  /// - Returns: The changes, those on older members first; for each constraint its constant, its relation, and its priority.
  /// - Throws: What ``layout(_:)`` throws.
  /// - Complexity: Up to three passes for each member.
  public func fixes(for finding: Finding) throws(LayoutError) -> [ConflictFix] {
    guard case .conflict(let members, let dropped, let shortfall) = finding.kind else { return [] }
    let settled = try settled()
    let before = settled.leftOut
    var result: [ConflictFix] = []
    for member in members.suffix(Self.fixLimit) {
      for fix in settled.engine.candidates(member, shortfall) {
        guard let after = leftOut(with: fix.change) else { continue }
        let isSettled = dropped.map { !after.contains(ConstraintIdentity($0.applied)) } ?? true
        if isSettled && after.count < before.count && after.isSubset(of: before) { result.append(fix) }
      }
    }
    return result
  }

  /// The engine after a pass: a question is about the layout as it is now, whether or not it has been laid out.
  func settled() throws(LayoutError) -> (engine: LayoutEngine, result: LayoutResult, leftOut: Set<ConstraintIdentity>) {
    var engine = self
    let result = try engine.layout()
    return (engine, result, ConstraintIdentity.leftOut(result.issues))
  }

  /// What a pass leaves out after a change; nil if the change is refused.
  private func leftOut(with change: ConflictFix.Change) -> Set<ConstraintIdentity>? {
    var engine = self
    do {
      switch change {
      case .constant(let handle, _), .relation(let handle, _), .priority(let handle, _):
        // The change is one of the numbers that are in effect here.
        try engine.tree.fix(handle, in: environment)
      case .contentSize, .rootSize: break
      }
      switch change {
      case .constant(let handle, let constant): try engine.tree.setConstant(constant, of: handle)
      case .relation(let handle, let relation): try engine.tree.setRelation(relation, of: handle)
      case .priority(let handle, let priority): try engine.tree.setPriority(priority, of: handle)
      case .contentSize(let view, let content): try engine.tree.setContentSize(content, of: view)
      case .rootSize(let size): engine.environment.size = size
      }
      return try engine.settled().leftOut
    } catch {
      return nil
    }
  }

  private func candidates(_ member: Finding.Member, _ shortfall: Double) -> [ConflictFix] {
    switch member.source {
    case .user:
      guard let handle = member.constraint, let constraint = try? tree.constraint(handle, in: environment) else {
        return []
      }
      return candidates(handle, constraint, member, shortfall)
    case .content: return contentCandidates(member)
    case .input: return inputCandidates(member, shortfall)
    case .generated, .rule: return []
    }
  }

  private func candidates(
    _ handle: LayoutConstraint.Handle, _ constraint: LayoutConstraint, _ member: Finding.Member, _ shortfall: Double
  ) -> [ConflictFix] {
    let name = tree.describe(constraint)
    var result: [ConflictFix] = []
    if member.multiplier != 0 {
      let constant = rounded(constraint.right.constant - shortfall / member.multiplier)
      result.append(
        ConflictFix(
          change: .constant(handle, constant),
          message: "change the constant of \(name) from \(DecimalNumber(constraint.right.constant)) "
            + "to \(DecimalNumber(constant))"))
    }
    if constraint.relation == .equal {
      let relation: LayoutConstraint.Relation = member.multiplier > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      result.append(
        ConflictFix(
          change: .relation(handle, relation), message: "write \(relation.rawValue) instead of == in \(name)"))
    }
    result.append(
      ConflictFix(
        change: .priority(handle, Self.almostRequired),
        message: "lower the priority of \(name) below required, to 999"))
    return result
  }

  private func contentCandidates(_ member: Finding.Member) -> [ConflictFix] {
    guard case .view(let view)? = member.items.first, let present = tree.contentSize(of: view) else { return [] }
    var content = present
    func lower(_ priority: inout LayoutPriority) {
      if priority.isRequired { priority = Self.almostRequired }
    }
    lower(&content.horizontalHugging)
    lower(&content.horizontalCompressionResistance)
    lower(&content.verticalHugging)
    lower(&content.verticalCompressionResistance)
    if content == present { return [] }
    return [
      ConflictFix(
        change: .contentSize(view, content),
        message: "lower the required hugging or compression resistance of \(tree.describe(view.item)) to 999")
    ]
  }

  private func inputCandidates(_ member: Finding.Member, _ shortfall: Double) -> [ConflictFix] {
    guard member.items == [tree.root.item], member.multiplier != 0 else { return [] }
    let length = rounded(member.constant - shortfall / member.multiplier)
    var result: [ConflictFix] = []
    // A square root leaves open which of its two sides is meant; both are then tried.
    for axis in LayoutConstraint.Axis.allCases {
      var size = environment.size
      let isWidth = axis == .horizontal
      guard (isWidth ? size.width : size.height) == member.constant, length >= 0 else { continue }
      if isWidth { size.width = length } else { size.height = length }
      result.append(
        ConflictFix(
          change: .rootSize(size),
          message: "give \(tree.describe(tree.root.item)) a \(axis.lengthName) of \(DecimalNumber(length)) "
            + "instead of \(DecimalNumber(member.constant))"))
    }
    return result
  }

  /// A proposal that differs from a short number only by rounding is that number.
  private func rounded(_ value: Double) -> Double {
    let short = (value * 1000).rounded() / 1000
    return (short - value).magnitude < 1e-9 * max(1, value.magnitude) ? short : value
  }
}

/// What identifies a constraint in the issues of two passes.
enum ConstraintIdentity: Hashable {
  /// A constraint of the tree, whatever its numbers are.
  case constraint(LayoutConstraint.Handle)
  /// What has no handle is known by what it is.
  case other(AppliedConstraint)

  init(_ constraint: AppliedConstraint) { self = constraint.handle.map { .constraint($0) } ?? .other(constraint) }

  /// The constraints that conflicts left out.
  static func leftOut(_ issues: [LayoutIssue]) -> Set<ConstraintIdentity> {
    var result: Set<ConstraintIdentity> = []
    for issue in issues {
      if case .conflict(let conflict) = issue, let omitted = conflict.omitted {
        result.insert(ConstraintIdentity(omitted.constraint))
      }
    }
    return result
  }
}
