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
      for slot in 0..<state.basis.heads.count where state.program.columns[slot].isAlive {
        let content = state.basis.heads[slot]
        if content >= 0 {
          lines.append(
            "\(label(state.program.variable(Int32(slot)))) by \(label(content)): "
              + text(state.program.constraint(at: content)))
        } else {
          let floating = state.program.variable(-1 - content)
          lines.append("\(label(floating)) floats at \(value(of: floating))")
        }
      }
      for violation in violations {
        lines.append("\(label(violation.handle.index)) is off by \(violation.amount)")
      }
      return lines.joined(separator: "\n")
    }

    private func label(_ variable: Variable) -> String {
      let name = name(of: variable)
      return name.isEmpty ? "v\(variable.index)" : name
    }

    private func label(_ index: Int32) -> String {
      let name = name(of: state.program.handle(of: index))
      return name.isEmpty ? "c\(state.program.rows[index].serial)" : name
    }

    private func note(_ index: Int32) -> String {
      let record = state.program.rows[index]
      if !record.isLive { return "  (edit without a suggestion)" }
      if record.isActive { return "  (active)" }
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
