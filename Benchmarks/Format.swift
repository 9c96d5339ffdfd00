import Foundation

/// Numbers as the reports print them.
enum Format {
  /// A time with three digits and a unit.
  static func time(_ nanoseconds: Double) -> String { scaled(nanoseconds, 1000, ["ns", "µs", "ms", "s"]) }

  /// A size in bytes with three digits and a unit.
  static func bytes(_ count: Int) -> String { scaled(Double(count), 1024, ["B", "KB", "MB", "GB"]) }

  /// A factor.
  static func ratio(_ value: Double) -> String {
    value.isFinite ? String(format: value < 10 ? "%.2f×" : value < 100 ? "%.1f×" : "%.0f×", value) : "-"
  }

  /// A share from 0 to 1 as a percentage.
  static func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }

  /// A length in points with up to four digits after the point.
  static func coordinate(_ value: Double) -> String {
    var text = String(format: "%.4f", value)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func scaled(_ value: Double, _ step: Double, _ units: [String]) -> String {
    var value = value
    var unit = 0
    while value >= step, unit < units.count - 1 {
      value /= step
      unit += 1
    }
    let digits = value < 10 ? 2 : value < 100 ? 1 : 0
    return String(format: "%.\(digits)f ", value) + units[unit]
  }

  /// A value as one line of JSON, members in alphabetical order.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
