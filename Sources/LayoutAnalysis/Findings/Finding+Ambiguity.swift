import LayoutModel

extension Finding {
  /// One coordinate of an item that can take several values while the layout stays as good as it gets.
  public struct Ambiguity: Hashable, Sendable {
    /// What is not determined.
    public typealias Aspect = Finding.Aspect

    /// Why it is not determined.
    public enum Cause: Hashable, Sendable {
      /// Nothing holds it.
      case unconstrained
      /// It is only kept from being too small or too large.
      case onlyLimited([Member])
      /// Optional constraints of equal priority pull at each other, and no other one decides between them.
      case tied([Member])
      /// It follows other items that are not determined.
      case follows([LayoutItem])
    }

    /// An item's frame in one of the layouts that are equally good.
    public struct Placement: Hashable, Sendable {
      /// The view or the custom guide.
      public let item: LayoutItem
      /// Its frame in its superview's or owner's coordinates, as solved.
      public let frame: LayoutRectangle
    }

    /// The item: a view or a custom guide.
    public let item: LayoutItem
    /// What is not determined.
    public let aspect: Aspect
    /// Along which direction.
    public let axis: LayoutConstraint.Axis
    /// The coordinate in the superview or owner as it was chosen, in points.
    public let value: Double
    /// The least value over all layouts that are equally good; nil if there is none.
    public let lower: Double?
    /// The greatest value over all layouts that are equally good; nil if there is none.
    public let upper: Double?
    /// Why it is not determined.
    public let cause: Cause

    /// The value, and the least and the greatest one if there are such.
    package var numbers: [Number] {
      var numbers = [Number("value", value)]
      if let lower { numbers.append(Number("least", lower)) }
      if let upper { numbers.append(Number("greatest", upper)) }
      return numbers
    }
  }
}
