import Foundation

/// Says where a JSON text is not what it should be.
struct JSONFailure: CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - error: What decoding threw.
  ///   - data: What was decoded.
  init(_ error: any Error, in data: Data) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      description = "\(Self.place(context.codingPath))“\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      description = "\(Self.place(context.codingPath))the value is of another kind than expected"
    case DecodingError.dataCorrupted: description = Self.syntax(of: data)
    default: description = "it cannot be decoded"
    }
  }

  /// Where a text stops being JSON. The decoder does not tell, but the parser beside it does, in bytes.
  private static func syntax(of data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "it is no JSON"
    } catch {
      let explanation = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      if explanation.contains("end of file") { return "it ends too early" }
      guard let digits = explanation.split(whereSeparator: { !$0.isNumber }).last, let offset = Int(digits),
        explanation.contains("around character")
      else { return "it is no JSON" }
      let before = data.prefix(offset)
      let line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      return "it is no JSON from line \(line) on"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let names = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return names.isEmpty ? "" : "at \(names.joined(separator: ".")): "
  }
}
