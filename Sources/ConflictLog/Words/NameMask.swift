/// Replaces the classes, names and texts of an app, so that a report can be shared. The same class becomes the same word everywhere.
public struct NameMask: Sendable {
  private var classes: [String: String] = [:]
  private var names: [String: String] = [:]
  private var texts: [String: String] = [:]
  private var identifiers: [String: String] = [:]
  private var sources: [String: String] = [:]

  /// Makes a mask that knows no message yet.
  public init() {}

  /// Takes note of what a message names.
  ///
  /// - Parameter message: The next message of the log.
  public mutating func add(_ message: ConflictMessage) {
    for item in message.items {
      if !item.className.isEmpty, !Self.isFrameworks(item.className) { Self.note(item.className, "AppView", &classes) }
      if !item.name.isEmpty, !Self.isFrameworks(item.name) { Self.note(item.name, "view", &names) }
      if !item.text.isEmpty, !Self.isGuide(item) { Self.note(item.text, "Text ", &texts) }
    }
    for constraint in message.constraints {
      if constraint.role == .author, !constraint.identifier.isEmpty, constraint.identifier != "UIIBSystemGenerated" {
        Self.note(constraint.identifier, "constraint", &identifiers)
      }
      if !constraint.source.isEmpty { Self.note(Self.file(constraint.source), "File", &sources) }
    }
  }

  /// A message with everything replaced, which has no text of its entries any more.
  ///
  /// - Parameter message: One that was added.
  public func masked(_ message: ConflictMessage) -> ConflictMessage {
    var result = message
    result.items = message.items.map(masked)
    for position in result.constraints.indices {
      let constraint = message.constraints[position]
      result.constraints[position].identifier = identifiers[constraint.identifier] ?? constraint.identifier
      result.constraints[position].text = ""
      guard let file = sources[Self.file(constraint.source)] else { continue }
      result.constraints[position].source = file + ".swift" + Self.line(constraint.source)
    }
    return result
  }

  func masked(_ item: LoggedItem) -> LoggedItem {
    var result = item
    result.className = classes[item.className] ?? item.className
    result.name = names[item.name] ?? item.name
    result.text = texts[item.text] ?? item.text
    if !item.name.isEmpty, item.address == item.name { result.address = result.name }
    return result
  }

  private static func note(_ text: String, _ word: String, _ known: inout [String: String]) {
    if known[text] == nil { known[text] = word + "\(known.count + 1)" }
  }

  /// Whether a class is one of Apple's: by its prefix, of which an app's class would be warned.
  static func isFrameworks(_ name: String) -> Bool {
    if name.hasPrefix("NSKVONotifying_") { return false }
    var bytes = Array(name.utf8)[...]
    if name.hasPrefix("_Tt") {
      return ConstraintRole.contains(name, "UIKit") || ConstraintRole.contains(name, "SwiftUI")
    }
    while bytes.first == .code("_") { bytes = bytes.dropFirst() }
    let plain = bytes.string
    if plain == "SystemInputAssistantView" { return true }
    // Behind the prefix comes a capital: `UILabel`, but not an app's `UIs`.
    return ["UI", "NS", "TUI", "WK"].contains { prefix in
      guard plain.hasPrefix(prefix), let next = bytes.dropFirst(prefix.utf8.count).first else { return false }
      return next >= 0x41 && next <= 0x5A
    }
  }

  private static func isGuide(_ item: LoggedItem) -> Bool {
    item.text.hasPrefix("UI") && (item.className == "UILayoutGuide" || item.className == "_UILayoutSpacer")
  }

  private static func file(_ source: String) -> String { String(source.prefix { $0 != "#" }) }

  private static func line(_ source: String) -> String { String(source.drop { $0 != "#" }) }
}
