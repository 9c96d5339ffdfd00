import ConstraintKernel

/// A hash of the bit patterns of values (FNV-1a, 64 bits): equal in every process exactly if the values are the same bit for
/// bit, but for collisions.
///
/// - Parameters:
///   - solver: The solver.
///   - variables: The variables whose values are hashed, in this order.
package func stateHash(_ solver: Solver, variables: [Variable]) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for variable in variables {
    var bits = solver.value(of: variable).bitPattern
    for _ in 0..<8 {
      hash = (hash ^ (bits & 0xFF)) &* 0x0000_0100_0000_01B3
      bits >>= 8
    }
  }
  return hash
}
