extension Rational {
  /// The fraction that a double most likely stands for: the one of least denominator that rounds to it, if that is below ten million;
  /// otherwise the double's exact value.
  ///
  /// A caller who writes 0.1 or 1.0 / 7 means these, and not the doubles next to them.
  package init(meantBy value: Double) {
    var (top, bottom) = (Int64(1), Int64(0))
    var (lastTop, lastBottom) = (Int64(0), Int64(1))
    var rest = value.magnitude
    while rest < 1e15 {
      let whole = Int64(rest)
      let (nextTop, nextBottom) = (whole &* top &+ lastTop, whole &* bottom &+ lastBottom)
      if nextBottom > 10_000_000 || Double(whole) * Double(top) > 1e15 { break }
      (lastTop, lastBottom, top, bottom) = (top, bottom, nextTop, nextBottom)
      if Double(top) / Double(bottom) == value.magnitude {
        self.init(value < 0 ? -top : top, bottom)
        return
      }
      let fraction = rest - Double(whole)
      if fraction == 0 { break }
      rest = 1 / fraction
    }
    self.init(exactly: value)
  }
}
