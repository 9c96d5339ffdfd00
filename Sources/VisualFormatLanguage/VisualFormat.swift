import LayoutModel

/// A parsed visual format: what it says, before names are looked up.
///
/// ```text
/// format        := [orientation ':'] ['|' connection] view (connection view)* [connection '|']
/// orientation   := 'H' | 'V'
/// connection    := nothing | '-' | '-' distances '-'
/// distances     := name | number | predicates
/// view          := '[' name [predicates] ']'
/// predicates    := '(' predicate (',' predicate)* ')'
/// predicate     := ['==' | '<=' | '>='] object ['@' (name | number)]
/// object        := (name | ['-'] number) [('*' | '/') number] [('+' | '-') (name | number)]
/// ```
///
/// The factor and the sum behind an object are an addition to Apple's grammar, for sizes that are tied to another view's.
struct VisualFormat {
  /// A number or a name, and the place where it stands.
  struct Token {
    enum Value {
      case number(Double)
      case name(String)
    }

    let value: Value
    let column: Int
  }

  /// One condition on a distance or a size.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var object: Token
    var multiplier = 1.0
    var addend: (sign: Double, token: Token)?
    var priority: Token?
  }

  /// What lies between two neighbours.
  enum Connection {
    /// They touch.
    case flush
    /// The standard distance.
    case standard
    /// Conditions on the distance.
    case predicates([Predicate])
  }

  /// A view with the conditions on its size.
  struct View {
    let name: String
    let column: Int
    let predicates: [Predicate]
  }

  var axis = LayoutConstraint.Axis.horizontal
  /// The connection with the superview at the start, and the column of its bar; nil if there is none.
  var start: (connection: Connection, column: Int)?
  var views: [View] = []
  /// What lies before each view but the first.
  var connections: [Connection] = []
  /// The connection with the superview at the end, and the column of its bar; nil if there is none.
  var end: (connection: Connection, column: Int)?
}
