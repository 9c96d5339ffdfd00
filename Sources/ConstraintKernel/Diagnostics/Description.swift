#if !hasFeature(Embedded)
  extension Solver: CustomStringConvertible {
    /// The problem: variables with their values, and constraints, oldest first.
    public var description: String {
      var lines: [String] = []
      for variable in variables { lines.append("\(label(variable)) = \(value(of: variable))") }
      for index in engine.pointee.presentConstraints {
        lines.append("\(label(index)): \(text(engine.pointee.constraint(at: index)))\(note(index))")
      }
      return lines.joined(separator: "\n")
    }

    /// The active set: for every variable what determines it, or that it floats; then the constraints that are off.
    public var activeSetDescription: String {
      var lines: [String] = []
      for slot in 0..<engine.pointee.basis.count where engine.pointee.variables[slot].isAlive {
        let content = engine.pointee.basis[slot]
        if content >= 0 {
          lines.append(
            "\(label(engine.pointee.variable(Int32(slot)))) by \(label(content)): "
              + text(engine.pointee.constraint(at: content)))
        } else {
          let floating = engine.pointee.variable(-1 - content)
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
      let name = name(of: engine.pointee.handle(of: index))
      return name.isEmpty ? "c\(engine.pointee.records[index].serial)" : name
    }

    private func note(_ index: Int32) -> String {
      let record = engine.pointee.records[index]
      if !record.isLive { return "  (edit without a suggestion)" }
      if record.isActive { return "  (active)" }
      let amount = engine.pointee.violation(at: index)
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
