import LayoutModel

/// Why a visual format was refused, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Something else has to stand here. The string says what.
    case expected(String)
    /// The dictionary of views does not have the name.
    case unknownView(String)
    /// The dictionary of metrics does not have the name.
    case unknownMetric(String)
    /// Neither dictionary has the name.
    case unknownName(String)
    /// Both dictionaries have the name, or one has it twice.
    case ambiguousName(String)
    /// A distance was tied to a view; only the size of a view can be.
    case distanceTiedToView(String)
    /// The view with this name has no superview, which `|` stands for.
    case noSuperview(String)
    /// A priority outside (0, 1000].
    case priorityOutOfRange(Double)
    /// A number that has to be finite is not. The string is the number as it is written, or its name.
    case nonFinite(String)
    /// The options ask to align views along the axis in which they follow each other. The string is the option.
    case alignmentAlongAxis(String)
    /// The options contradict each other. The string says which.
    case contradictoryOptions(String)
  }

  /// The format.
  public let format: String
  /// The number of the character with which the fault begins, from 1; one more than the format has characters if something is missing at
  /// the end.
  public let column: Int
  /// What is wrong.
  public let reason: Reason
}

extension VisualFormatError: CustomStringConvertible {
  /// A sentence, the format, and below it a caret at the column.
  public var description: String {
    "column \(column): \(sentence)\n\(format)\n\(String(repeating: " ", count: max(0, column - 1)))^"
  }

  private var sentence: String {
    switch reason {
    case .expected(let what): "expected \(what)"
    case .unknownView(let name): "no view is named \(name)"
    case .unknownMetric(let name): "no metric is named \(name)"
    case .unknownName(let name): "no view and no metric is named \(name)"
    case .ambiguousName(let name): "more than one view or metric is named \(name)"
    case .distanceTiedToView(let name):
      "\(name) is a view; a distance is a number or a metric, and only the size of a view can be tied to a view"
    case .noSuperview(let name): "\(name) has no superview for | to stand for"
    case .priorityOutOfRange(let priority): "the priority \(priority) lies outside (0, 1000]"
    case .nonFinite(let number): "\(number) is not a finite number"
    case .alignmentAlongAxis(let option): "\(option) would put views that follow each other on top of each other"
    case .contradictoryOptions(let options): "\(options) contradict each other"
    }
  }
}
