extension LayoutTree {
  /// The constraints that are active in an environment, older ones first, with their handles and the numbers in effect there.
  ///
  /// - Complexity: O(m log m) for m constraints.
  package func activeConstraints(
    in environment: LayoutEnvironment
  ) -> [(handle: LayoutConstraint.Handle, constraint: LayoutConstraint)] {
    constraints.compactMap { handle in
      guard isActive(handle, in: environment), let constraint = try? constraint(handle, in: environment) else {
        return nil
      }
      return (handle, constraint)
    }
  }

  /// The constraints that name a view or one of its guides, older ones first, active or not.
  ///
  /// - Complexity: O(k log k) for k constraints.
  package func constraints(naming view: ViewHandle) -> [LayoutConstraint.Handle] {
    isLive(view) ? handles(constraintPlaces(of: view.index)) : []
  }
}
