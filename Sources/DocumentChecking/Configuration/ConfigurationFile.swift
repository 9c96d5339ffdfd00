import Foundation
import LayoutAnalysis
import LayoutModel

/// A configuration file: a JSON object with any of the keys of `ConfigurationFile.keys`.
///
/// ```json
/// {
///   "rules": { "overlap": "off", "touch-target": "note" },
///   "devices": ["iphone", "iPad Pro (11-inch) (M4)"],
///   "textSizes": ["L", "AX5"],
///   "exclude": ["Legacy/**"],
///   "failOn": "warning"
/// }
/// ```
package struct ConfigurationFile: Sendable {
  /// The name that is looked for.
  package static let name = ".layoutcheck.json"

  /// The keys that there are.
  static let keys = [
    "rules", "devices", "ios", "orientations", "textSizes", "directions", "panes", "paths", "exclude", "baseline",
    "failOn",
  ]

  /// What the file says.
  package let settings: CheckSettings

  /// Reads a configuration.
  ///
  /// - Parameter data: JSON.
  /// - Throws: ``SettingError`` that names the line and the key, and for a key or a word that there is not the nearest one. A key that is there
  ///   twice is refused.
  package init(reading data: Data) throws(SettingError) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw SettingError("this is no configuration: \(JSONFailure(error, in: data))")
    }
    guard case .object(let object) = value else { throw SettingError("the configuration is no JSON object") }
    let keys = JSONKeys(data)
    if let twice = keys.duplicates.first {
      throw SettingError("line \(twice.line): “\(twice.key)” is there twice, first in line \(twice.firstLine)")
    }
    var settings = CheckSettings()
    // In the order of the file, so that of several mistakes the first one is named.
    for key in keys.topLevel {
      guard let value = object[key.name] else { continue }
      do {
        try Self.apply(value, key.name, &settings)
      } catch {
        throw SettingError("line \(key.line): “\(key.name)”: \(error.description)")
      }
    }
    self.settings = settings
  }

  /// The file that is nearest to a folder: in it, or in the folders that it lies in; nil if there is none.
  ///
  /// - Parameter folder: The path of the folder, from the root of the file system.
  package static func path(above folder: String) -> String? {
    var folder = folder
    while true {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if FileManager.default.fileExists(atPath: path) { return path }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  private static func apply(
    _ value: JSONValue, _ key: String, _ settings: inout CheckSettings
  ) throws(SettingError) {
    switch key {
    case "rules": settings.rules = try rules(value)
    case "devices":
      settings.devices = try value.words()
      _ = try settings.configuration()
    case "ios": settings.generation = try SettingWords.generation(try value.word())
    case "orientations": settings.orientations = try SettingWords.orientations(try value.words())
    case "textSizes": settings.textSizes = try SettingWords.textSizes(try value.words())
    case "directions": settings.directions = try SettingWords.directions(try value.words())
    case "panes": settings.panes = try SettingWords.panes(try value.words())
    case "paths": settings.paths = try value.words()
    case "baseline": settings.baseline = try value.word()
    case "exclude": settings.exclusions = try value.words()
    case "failOn":
      let word = try value.word()
      guard let threshold = FailureThreshold(rawValue: word) else {
        throw SettingError(unknown: "severity", word, among: FailureThreshold.allCases.map(\.rawValue))
      }
      settings.failOn = threshold
    default: throw SettingError("there is no such key\(NearestWord.question(for: key, among: keys))")
    }
  }

  private static func rules(_ value: JSONValue) throws(SettingError) -> [String: RuleSelection.Setting] {
    guard case .object(let object) = value else { throw SettingError("an object of rules and severities is expected") }
    var result: [String: RuleSelection.Setting] = [:]
    for name in object.keys.sorted() {
      try SettingWords.checkRule(name)
      guard let word = try object[name]?.word() else { continue }
      if word == "off" {
        result[name] = .off
      } else if let severity = Finding.Severity(rawValue: word) {
        result[name] = .severity(severity)
      } else {
        let words = Finding.Severity.allCases.map(\.rawValue) + ["off"]
        throw SettingError("“\(name)”: \(SettingError(unknown: "severity", word, among: words))")
      }
    }
    return result
  }
}

/// Any JSON.
private enum JSONValue: Decodable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  case number(Double)
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .other
    }
  }

  /// A text, or a number as one writes it.
  func word() throws(SettingError) -> String {
    switch self {
    case .text(let text): return text
    case .number(let number): return "\(PointText(number))"
    case .object, .list, .other: throw SettingError("a text is expected")
    }
  }

  /// A list of texts; a text alone is a list of one.
  func words() throws(SettingError) -> [String] {
    guard case .list(let list) = self else { return [try word()] }
    var result: [String] = []
    for value in list { result.append(try value.word()) }
    return result
  }
}
