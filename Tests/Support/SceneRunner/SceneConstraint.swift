import LayoutModel

/// A guide of a scene.
package struct SceneGuide: Sendable {
  /// The guides that a record can have.
  package enum Kind: String, Sendable, Decodable {
    case safeArea, topLayoutGuide, bottomLayoutGuide, contentLayoutGuide, frameLayoutGuide
  }

  package var kind: Kind
  /// The place of the view that has the guide.
  package var view: Int
}

extension SceneGuide: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind = "k"
    case view = "v"
  }
}

/// A constraint of a scene: `first  relation  multiplier · second + constant`.
package struct SceneConstraint: Sendable {
  /// An end of a constraint.
  package struct End: Sendable {
    /// The place of a view; -1 and below for the guides.
    package var item: Int
    package var attribute: LayoutAttribute
  }

  package var first: End
  package var relation: LayoutConstraint.Relation
  package var second: End?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double
  package var isInstalled: Bool
}

extension SceneConstraint: Decodable {
  private enum Flag: String, CodingKey {
    case off
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    first = End(item: try container.decode(Int.self), attribute: try Self.attribute(&container))
    let sign = try container.decode(String.self)
    guard let relation = LayoutConstraint.Relation(rawValue: sign) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(sign)\" is no relation")
    }
    self.relation = relation
    if let item = try container.decodeIfPresent(Int.self) {
      second = End(item: item, attribute: try Self.attribute(&container))
    } else {
      _ = try container.decodeNil()
    }
    multiplier = try container.decode(Double.self)
    constant = try container.decode(Double.self)
    priority = try container.decode(Double.self)
    isInstalled = true
    if !container.isAtEnd {
      isInstalled = try !container.nestedContainer(keyedBy: Flag.self).decodeFlag(forKey: .off)
    }
  }

  private static func attribute(_ container: inout any UnkeyedDecodingContainer) throws -> LayoutAttribute {
    let name = try container.decode(String.self)
    if name == "baseline" { return .baseline }
    guard let attribute = LayoutAttribute(rawValue: name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(name)\" is no attribute")
    }
    return attribute
  }
}
