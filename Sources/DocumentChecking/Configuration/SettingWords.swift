import AppleDevices
import LayoutModel

/// What the words of a configuration file and of the command line stand for.
package enum SettingWords {
  /// The orientations of words.
  ///
  /// - Parameter words: `portrait`, `landscape`, `all`.
  /// - Throws: ``SettingError`` for another word.
  package static func orientations(_ words: [String]) throws(SettingError) -> [ScreenOrientation] {
    try values(words, "orientation", ScreenOrientation.allCases.map { ($0.rawValue, [$0]) })
  }

  /// The text sizes of words.
  ///
  /// - Parameter words: `XS` to `XXXL`, `AX1` to `AX5`, `accessibility` for these five, `largest`, `all`.
  /// - Throws: ``SettingError`` for another word.
  package static func textSizes(_ words: [String]) throws(SettingError) -> [TextSizeCategory] {
    let all = TextSizeCategory.allCases
    var table = all.map { ("\(TextSizeName($0))", [$0]) } + all.map { ("\($0)", [$0]) }
    table.append(("default", [.large]))
    table.append(("largest", [.accessibilityExtraExtraExtraLarge]))
    table.append(("accessibility", all.filter(\.isAccessibilityCategory)))
    return try values(words, "text size", table)
  }

  /// The directions of words.
  ///
  /// - Parameter words: `ltr`, `rtl`, or in full, and `all`.
  /// - Throws: ``SettingError`` for another word.
  package static func directions(_ words: [String]) throws(SettingError) -> [InterfaceLayoutDirection] {
    try values(
      words, "direction",
      [
        ("left-to-right", [.leftToRight]), ("right-to-left", [.rightToLeft]), ("ltr", [.leftToRight]),
        ("rtl", [.rightToLeft]),
      ])
  }

  /// The panes of words.
  ///
  /// - Parameter words: `full`, `third`, `half`, `two-thirds`, `slide-over`, `all`.
  /// - Throws: ``SettingError`` for another word.
  package static func panes(_ words: [String]) throws(SettingError) -> [MultitaskingPane] {
    try values(
      words, "pane",
      [
        ("full", [.full]), ("third", [.split(.third, .left)]), ("half", [.split(.half, .left)]),
        ("two-thirds", [.split(.twoThirds, .left)]), ("slide-over", [.slideOver]),
      ])
  }

  /// The generation of a system's number.
  ///
  /// - Parameter word: `11` to `18`, or `26` and above, with or without what follows a point.
  /// - Throws: ``SettingError`` for another word.
  package static func generation(_ word: String) throws(SettingError) -> Device.SystemGeneration {
    switch Int(word.prefix { $0 != "." }) {
    case .some(11...18): return .eleven
    case .some(26...): return .twentySix
    default: throw SettingError("unknown system version “\(word)”; there are 11 to 18, and 26 and later")
    }
  }

  /// The devices of names.
  ///
  /// - Parameters:
  ///   - words: Names of devices, and of groups of them, as ``DeviceChoice`` has them.
  ///   - generation: The generation of the system, for the groups.
  /// - Throws: ``SettingError`` for a name that no device has.
  package static func devices(
    _ words: [String], on generation: Device.SystemGeneration? = nil
  ) throws(SettingError) -> [Device] {
    var result: [Device] = []
    for word in words {
      guard let devices = DeviceChoice.devices(named: word, on: generation) else {
        throw SettingError(unknown: "device", word, among: DeviceChoice.names)
      }
      for device in devices where !result.contains(where: { $0.name == device.name }) { result.append(device) }
    }
    if result.isEmpty { throw SettingError("no device is named") }
    return result
  }

  /// Changes which rules are applied.
  ///
  /// - Parameters:
  ///   - words: Names of rules. Those of a word that begins with a minus are switched off, with a plus on, and if there are names without
  ///     either, only these are applied.
  ///   - rules: What is changed.
  /// - Throws: ``SettingError`` for a rule that there is not.
  package static func apply(_ words: [String], to rules: inout RuleSelection) throws(SettingError) {
    var only: [String] = []
    for word in words {
      let name = word.hasPrefix("-") || word.hasPrefix("+") ? String(word.dropFirst()) : word
      try checkRule(name)
      if word == name { only.append(name) }
    }
    if !only.isEmpty { rules.restrict(to: only) }
    for word in words {
      if word.hasPrefix("-") { rules.set(.off, of: String(word.dropFirst())) }
      if word.hasPrefix("+") { rules.enable(String(word.dropFirst())) }
    }
  }

  /// Refuses a rule that there is not.
  static func checkRule(_ name: String) throws(SettingError) {
    let names = CheckRule.all.map(\.name)
    if !names.contains(name) { throw SettingError(unknown: "rule", name, among: names) }
  }

  /// The values of words, each once, in the order of the words; `all` stands for all values.
  private static func values<Value: Hashable>(
    _ words: [String], _ kind: String, _ table: [(name: String, values: [Value])]
  ) throws(SettingError) -> [Value] {
    var result: [Value] = []
    for word in words {
      let wanted = word.lowercased()
      let found = wanted == "all" ? table.flatMap(\.values) : table.first { $0.name.lowercased() == wanted }?.values
      guard let found else { throw SettingError(unknown: kind, word, among: table.map(\.name) + ["all"]) }
      for value in found where !result.contains(value) { result.append(value) }
    }
    if result.isEmpty { throw SettingError("no \(kind) is named") }
    return result
  }
}
