import DocumentChecking

/// The words behind a command, taken apart.
struct CommandArguments {
  /// What is no option, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes words apart by the options of a command.
  ///
  /// A value is the next word, or stands behind an equals sign. After `--`, nothing is an option any more.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - options: The options that there are.
  /// - Throws: ``UsageError`` for an option that there is not, and for one without its value or with one too many.
  init(_ words: [String], _ options: [CommandOption]) throws(UsageError) {
    var position = 0
    while position < words.count {
      let word = words[position]
      position += 1
      if word == "--" {
        operands += words[position...]
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-q" ? "--quiet" : parts[0]
      guard let option = options.first(where: { $0.name == name }) else {
        throw UsageError(
          "unknown option “\(name)”\(NearestWord.question(for: name, among: options.map(\.name)))")
      }
      var value = parts.count > 1 ? parts[1] : nil
      if let placeholder = option.value {
        if value == nil, position < words.count {
          value = words[position]
          position += 1
        }
        guard value != nil else { throw UsageError("“\(name)” needs a value: \(name) \(placeholder)") }
      } else if value != nil {
        throw UsageError("“\(name)” takes no value")
      }
      values[name, default: []].append(value ?? "")
    }
  }

  /// Whether an option is there.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, the last one if it is there several times; nil if it is not there.
  func value(_ name: String) -> String? { values[name]?.last }

  /// The values of an option, which may be there several times and have several values with commas between them.
  ///
  /// A comma in parentheses, as in names of devices, does not separate.
  func list(_ name: String) -> [String]? {
    values[name].map { $0.flatMap(Self.parts(of:)) }
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth <= 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingSpaces }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

/// An option of a command.
struct CommandOption {
  /// The name, with its dashes.
  let name: String
  /// What stands for the value in the help; nil for an option without one.
  let value: String?
  /// What it does, as a sentence for people.
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as it is written: `--output FILE`.
  var synopsis: String { value.map { "\(name) \($0)" } ?? name }
}
