import LayoutModel

/// Says in how many of the device configurations something holds, and in which.
struct ConfigurationSummary {
  /// How many are named before the rest is only counted.
  static let limit = 4

  /// `on all 24`, `on 12 of 24: landscape`, `on 3 of 24 (worst on iPhone SE): iPhone SE; iPhone 11 Pro, landscape`.
  let text: String

  /// - Parameters:
  ///   - deviceConfigurations: Those of the check.
  ///   - held: The places of those in which it holds, in order.
  ///   - examined: The places of those that were looked at, in order.
  ///   - worst: The place of the one in which it is worst; nil if it is the same in all.
  init(_ deviceConfigurations: [DeviceConfiguration], held: [Int], examined: [Int], worst: Int? = nil) {
    if held.count == 1 {
      let count = examined.count > 1 ? "1 of \(examined.count): " : ""
      text = "on \(count)\(deviceConfigurations[held[0]].label)"
      return
    }
    let mark = worst.map { " (worst on \(deviceConfigurations[$0].label))" } ?? ""
    guard held.count < examined.count else {
      text = "on all \(held.count)\(mark)"
      return
    }
    let names =
      Self.wholeClass(deviceConfigurations, held: held, examined: examined).map { [$0] }
      ?? Self.names(deviceConfigurations, held: held, examined: examined)
    var list = names.prefix(Self.limit).joined(separator: "; ")
    if names.count > Self.limit { list += "; and \(names.count - Self.limit) more" }
    text = "on \(held.count) of \(examined.count)\(mark): \(list)"
  }

  /// What all of them have in common and the others have not: an orientation, a kind of device, a text size, a direction.
  private static func wholeClass(
    _ deviceConfigurations: [DeviceConfiguration], held: [Int], examined: [Int]
  ) -> String? {
    guard let first = held.first.map({ deviceConfigurations[$0] }) else { return nil }
    let candidates: [(String, (DeviceConfiguration) -> Bool)] = [
      (first.orientation.rawValue, { $0.orientation == first.orientation }),
      (first.device.idiom == .pad ? "iPads" : "iPhones", { $0.device.idiom == first.device.idiom }),
      ("\(TextSizeName(first.textSize)) text", { $0.textSize == first.textSize }),
      (first.direction.shortName, { $0.direction == first.direction }),
      ("accessibility text sizes", { $0.textSize.isAccessibilityCategory }),
    ]
    return candidates.first { _, isMember in examined.filter { isMember(deviceConfigurations[$0]) } == held }?.0
  }

  /// A device in all of its device configurations is named once.
  private static func names(_ deviceConfigurations: [DeviceConfiguration], held: [Int], examined: [Int]) -> [String] {
    var examinedCounts: [String: Int] = [:]
    for place in examined { examinedCounts[deviceConfigurations[place].device.name, default: 0] += 1 }
    var heldCounts: [String: Int] = [:]
    for place in held { heldCounts[deviceConfigurations[place].device.name, default: 0] += 1 }
    var names: [String] = []
    for place in held {
      let device = deviceConfigurations[place].device.name
      let name = heldCounts[device] == examinedCounts[device] ? device : deviceConfigurations[place].label
      if names.last != name { names.append(name) }
    }
    return names
  }
}
