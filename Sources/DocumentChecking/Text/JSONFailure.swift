import Foundation

/// Says where a JSON text is not what it should be.
struct JSONFailure: CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      description = "\(Self.place(context.codingPath))“\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      description = "\(Self.place(context.codingPath))the value is of another kind than expected"
    case DecodingError.dataCorrupted: description = "it is no JSON"
    default: description = "it cannot be decoded"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let names = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return names.isEmpty ? "" : "at \(names.joined(separator: ".")): "
  }
}
