import LayoutModel

/// The four coordinates of a frame, as a set.
package struct SceneCoordinates: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let x = SceneCoordinates(rawValue: 1)
  package static let y = SceneCoordinates(rawValue: 2)
  package static let width = SceneCoordinates(rawValue: 4)
  package static let height = SceneCoordinates(rawValue: 8)

  /// The four coordinates with their names, in the order of a frame's numbers.
  static let all: [(coordinate: SceneCoordinates, name: String)] = [
    (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
  ]
}

/// A frame: x, y, width, height.
package struct SceneFrame: Sendable, Decodable {
  package var numbers: [Double]

  package init(from decoder: any Decoder) throws {
    let array = try SceneNumbers(from: decoder)
    try array.require(4, "x, y, width and height", decoder)
    numbers = array.values
  }

  package var rectangle: LayoutRectangle {
    LayoutRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Insets: top, left, bottom, right.
package struct SceneInsets: Sendable, Decodable {
  package var insets: LayoutInsets

  package static let zero = SceneInsets(insets: .zero)

  init(insets: LayoutInsets) { self.insets = insets }

  package init(from decoder: any Decoder) throws {
    let array = try SceneNumbers(from: decoder)
    try array.require(4, "top, left, bottom and right", decoder)
    insets = LayoutInsets(top: array.values[0], left: array.values[1], bottom: array.values[2], right: array.values[3])
  }
}

/// An intrinsic size: width and height, each a number or null.
package struct SceneContentSize: Sendable, Decodable {
  package var width: Double?
  package var height: Double?

  init() {}

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    width = try container.decodeIfPresent(Double.self)
    height = try container.decodeIfPresent(Double.self)
  }
}

/// A list of numbers of a certain length.
struct SceneNumbers: Decodable {
  let values: [Double]

  init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([Double].self)
  }

  func require(_ count: Int, _ names: String, _ decoder: any Decoder) throws {
    guard values.count == count else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(values.count) numbers instead of \(names)"))
    }
  }
}
