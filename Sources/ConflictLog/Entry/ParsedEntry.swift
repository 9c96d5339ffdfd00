import ConstraintKernel

/// An entry taken apart, before its items are looked up in the message.
struct ParsedEntry {
  /// What stands for an item.
  struct Item {
    var address: ByteSlice = []
    var className: ByteSlice = []
    var text: ByteSlice = []
    var name: ByteSlice = []
  }

  /// A coefficient and an attribute of an item.
  struct Term {
    var coefficient: Double
    var item: Item
    var attribute: LoggedAttribute
  }

  /// What the body of an entry demands.
  struct Statement {
    var terms: [Term] = []
    var relation = Relation.equal
    var constant = 0.0
    var priority = 1000.0
    var rounding = 0.0
    var isReadable = true
  }

  var className: ByteSlice = []
  var address: ByteSlice = []
  var source: ByteSlice = []
  var mask: ByteSlice = []
  var identifier: ByteSlice = []
  var statement = Statement()
  /// The item that `|` stands for, if the entry names it.
  var superview: Item?
}
