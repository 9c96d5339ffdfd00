// A program of another package, which sees of Ratite what every user sees.

import ConstraintKernel
import LayoutModel

// Twelve terms, so that the gate measures how fast the compiler gets through the operators.
var solver = Solver()
let v = (0..<12).map { solver.makeVariable("v\($0)", initially: Double($0)) }
let sum =
  1 * v[0] + 2 * v[1] - 3 * v[2] + v[3] / 4 + 5 * v[4] - v[5]
  + 7 * v[6] + v[7] * 8 - 9 * v[8] + v[9] - v[10] + v[11]

try solver.add(sum + 8 == 2 * v[0] - 16)
try solver.add(v[0] >= 0)
for variable in v.dropFirst() { try solver.add((variable == 1).at(.weak)) }

let difference = solver.value(of: sum) + 8 - (2 * solver.value(of: v[0]) - 16)
guard difference.magnitude <= 1e-9 else { fatalError("the sides differ by \(difference)") }
print("kernel: both sides are equal")
