#if !hasFeature(Embedded)
  extension Solver: CustomStringConvertible {
    /// The problem: variables with their values, and constraints, oldest first.
    public var description: String {
      var lines: [String] = []
      for variable in variables { lines.append("\(label(variable)) = \(value(of: variable))") }
      for index in solver.pointee.presentConstraints {
        lines.append("\(label(index)): \(text(state.program.constraint(at: index)))\(note(index))")
      }
      return lines.joined(separator: "\n")
    }

    /// The active set: for every variable what determines it, or that it floats; then the constraints that are off.
    public var activeSetDescription: String {
      var lines: [String] = []
      for position in state.basis.positions where state.program.columns[position.rawValue].isAlive {
        let head = state.basis.heads[position]
        if !head.isUnit {
          lines.append(
            "\(label(state.program.variable(position.rawValue))) by \(label(head.row)): "
              + text(state.program.constraint(at: head.row)))
        } else {
          let free = state.program.variable(head.variable)
          lines.append("\(label(free)) floats at \(value(of: free))")
        }
      }
      for violation in violations {
        lines.append("\(label(RowIndex(rawValue: violation.handle.index))) is off by \(violation.amount)")
      }
      return lines.joined(separator: "\n")
    }

    private func label(_ variable: Variable) -> String {
      let name = name(of: variable)
      return name.isEmpty ? "v\(variable.index)" : name
    }

    private func label(_ index: RowIndex) -> String {
      let name = name(of: state.program.handle(of: index))
      return name.isEmpty ? "c\(state.program.rows[index].serial)" : name
    }

    private func note(_ index: RowIndex) -> String {
      let row = state.program.rows[index]
      if !row.isLive { return "  (edit without a suggestion)" }
      if row.isActive { return "  (active)" }
      let amount = solver.pointee.violation(at: index)
      return amount > 0 ? "  (off by \(amount))" : ""
    }

    private func text(_ constraint: Constraint) -> String {
      var left = ""
      for term in constraint.expression.terms {
        let size = term.coefficient.magnitude == 1 ? "" : "\(term.coefficient.magnitude) * "
        if left.isEmpty {
          left = (term.coefficient < 0 ? "-" : "") + size + label(term.variable)
        } else {
          left += (term.coefficient < 0 ? " - " : " + ") + size + label(term.variable)
        }
      }
      let relation: String
      switch constraint.relation {
      case .equal: relation = "=="
      case .lessThanOrEqual: relation = "<="
      case .greaterThanOrEqual: relation = ">="
      }
      let weight = constraint.weight == 1 ? "" : ", weight \(constraint.weight)"
      let priority = constraint.priority == .required ? "" : " @ \(constraint.priority.value)\(weight)"
      return "\(left.isEmpty ? "0" : left) \(relation) \(constraint.constant)\(priority)"
    }
  }
#endif
