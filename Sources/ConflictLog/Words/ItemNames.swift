/// Names for the items of a message, as an author would write them, different for different items.
///
/// A name of the log comes first, then the class in the manner of a variable: `UILabel` becomes `label`. Addresses are never shown.
struct ItemNames {
  private(set) var names: [String]
  subscript(_ item: Int) -> String { names[item] }

  /// The class and the text of each item, for a legend.
  private(set) var descriptions: [String]

  init(_ message: ConflictMessage) {
    let owners = Self.owners(of: message)
    var bases: [String] = []
    descriptions = []
    for item in message.items {
      bases.append(Self.base(item))
      descriptions.append(Self.description(item))
    }
    var counts: [String: Int] = [:]
    for base in bases { counts[base, default: 0] += 1 }
    var used: [String: Int] = [:]
    names = bases.map { base in
      guard (counts[base] ?? 0) > 1 else { return base }
      used[base, default: 0] += 1
      return base + "\(used[base] ?? 0)"
    }
    // A guide is named after its view, where the list says whose it is.
    for (guide, owner) in owners where Self.isPlainGuide(bases[guide]) && !Self.isPlainGuide(bases[owner]) {
      names[guide] = names[owner] + "." + bases[guide]
    }
  }

  private static func isPlainGuide(_ base: String) -> Bool {
    base == "safeAreaLayoutGuide" || base == "layoutMarginsGuide"
  }

  /// The guides with the views that they are bound to.
  private static func owners(of message: ConflictMessage) -> [(guide: Int, owner: Int)] {
    var result: [(guide: Int, owner: Int)] = []
    for constraint in message.constraints where constraint.role == .guide {
      guard let owner = constraint.superview, let guide = constraint.subject, guide != owner,
        !result.contains(where: { $0.guide == guide })
      else { continue }
      result.append((guide, owner))
    }
    return result
  }

  private static func base(_ item: LoggedItem) -> String {
    if item.text == "UIViewSafeAreaLayoutGuide" { return "safeAreaLayoutGuide" }
    if item.text == "UIViewLayoutMarginsGuide" { return "layoutMarginsGuide" }
    if !item.name.isEmpty, isIdentifier(item.name) { return variable(item.name) }
    if !item.name.isEmpty { return "“\(item.name)”" }
    let name = className(item.className)
    return name.isEmpty ? "superview" : variable(withoutPrefix(name))
  }

  private static func description(_ item: LoggedItem) -> String {
    var result = className(item.className)
    if !item.text.isEmpty { result += (result.isEmpty ? "" : " ") + "“\(item.text)”" }
    return result
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == .code("_") || $0 == .code(".") }
  }

  /// The name of a class without its module; the last part of a mangled one.
  static func className(_ text: String) -> String {
    let bytes = Array(text.utf8)
    if text.hasPrefix("_Tt") { return lastMangledName(bytes[...]) ?? text }
    var start = 0
    for (position, byte) in bytes.enumerated() where byte == .code(".") { start = position + 1 }
    return bytes[start...].string
  }

  /// The last of the names with their lengths before them: `_TtCC5UIKit19NavigationButtonBar15ItemWrapperView`.
  private static func lastMangledName(_ bytes: ByteSlice) -> String? {
    var position = bytes.startIndex
    var last: ByteSlice?
    while position < bytes.endIndex {
      guard bytes[position].isDigit else {
        position += 1
        continue
      }
      var length = 0
      while position < bytes.endIndex, bytes[position].isDigit, length < 1000 {
        length = length * 10 + Int(bytes[position] - 0x30)
        position += 1
      }
      guard length > 0, position + length <= bytes.endIndex else { break }
      last = bytes[position..<position + length]
      position += length
    }
    return last?.string
  }

  /// A class without the letters of its framework.
  private static func withoutPrefix(_ name: String) -> String {
    var bytes = Array(name.utf8)[...]
    while bytes.first == .code("_") { bytes = bytes.dropFirst() }
    for prefix in ["NSKVONotifying_", "UI", "NS"] where String(decoding: bytes, as: UTF8.self).hasPrefix(prefix) {
      let rest = bytes.dropFirst(prefix.utf8.count)
      if let first = rest.first, first.isUppercase { bytes = rest }
    }
    return bytes.string
  }

  /// A name with a small letter at its begin, several if they are an abbreviation.
  private static func variable(_ name: String) -> String {
    var bytes = Array(name.utf8)
    var count = 0
    while count < bytes.count, bytes[count].isUppercase { count += 1 }
    if count > 1, count < bytes.count, bytes[count].isLetter { count -= 1 }
    for position in 0..<count { bytes[position] |= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
}
