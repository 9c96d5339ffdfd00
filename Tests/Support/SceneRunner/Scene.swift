/// A screen as views, guides and constraints, with the frames that were recorded when another engine laid it out.
///
/// It is decoded from one line of a file of scenes. Decoding checks everything that building relies on: that items are there, that
/// parents come before their children, and that words are known.
package struct Scene: Sendable {
  /// How far the record can be trusted.
  package enum Quality: String, Sendable, CaseIterable, Decodable {
    /// Every compared coordinate follows from the rules and rounding.
    case exact
    /// Every compared coordinate follows within half a point.
    case half
    /// The frames are older than the constraints.
    case stale
    /// The rules do not explain the record.
    case open
    /// Frames were moved by hand.
    case misplaced

    /// Whether the record is to be compared.
    package var isCompared: Bool { self == .exact || self == .half }
  }

  /// What the root of the scene belongs to.
  package enum Source: Hashable, Sendable {
    /// The root view of a view controller.
    case controller
    /// A cell, header or footer in the table or collection of a controller.
    case part
    /// Anything else, such as the root of a document of its own.
    case other
  }

  package var id: String
  package var source: Source
  /// The major version of the editor that wrote the record.
  package var tools: Int
  /// The editor's name of the simulated device; nil for a scene of a size of its own.
  package var device: String?
  package var isLandscape: Bool
  /// Pixels per point.
  package var scale: Double
  /// Whether margins follow the safe area in the document.
  package var usesSafeArea: Bool
  package var context: SceneContext
  /// The recorded safe area of the root.
  package var safeAreaInsets: SceneInsets
  package var views: [SceneView]
  package var guides: [SceneGuide]
  package var constraints: [SceneConstraint]
  package var quality: Quality
  /// Whether the environment follows from device and bars alone.
  package var followsRules: Bool
  package var tags: [String]
}

extension Scene: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, tools, scale, views, guides, tags
    case source = "src"
    case device = "dev"
    case orientation = "ori"
    case usesSafeArea = "sa"
    case context = "ctx"
    case safeAreaInsets = "safe"
    case constraints = "cons"
    case quality = "q"
    case followsRules = "rule"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    switch try container.decodeIfPresent(String.self, forKey: .source) {
    case "vc": source = .controller
    case "cell": source = .part
    case let word? where word.hasPrefix("part:"): source = .part
    default: source = .other
    }
    tools = try container.decodeIfPresent(Int.self, forKey: .tools) ?? 0
    device = try container.decodeIfPresent(String.self, forKey: .device)
    isLandscape = try container.decodeIfPresent(String.self, forKey: .orientation) == "landscape"
    scale = try container.decode(Double.self, forKey: .scale)
    usesSafeArea = try container.decodeFlag(forKey: .usesSafeArea)
    context = try container.decodeIfPresent(SceneContext.self, forKey: .context) ?? SceneContext()
    safeAreaInsets = try container.decodeIfPresent(SceneInsets.self, forKey: .safeAreaInsets) ?? .zero
    views = try container.decode([SceneView].self, forKey: .views)
    guides = try container.decodeIfPresent([SceneGuide].self, forKey: .guides) ?? []
    constraints = try container.decodeIfPresent([SceneConstraint].self, forKey: .constraints) ?? []
    quality = try container.decode(Quality.self, forKey: .quality)
    followsRules = try container.decodeFlag(forKey: .followsRules)
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
    if let problem = structuralProblem {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
    }
  }

  /// What is wrong with the references between the parts; nil if nothing is.
  private var structuralProblem: String? {
    guard scale > 0 else { return "the scale \(scale) is not positive" }
    guard !views.isEmpty else { return "there are no views" }
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else {
        if index == 0 { continue }
        return "views[\(index)] has no parent"
      }
      guard index > 0, parent >= 0, parent < index else {
        return "views[\(index)] has the parent \(parent), which does not come before it"
      }
    }
    for (index, guide) in guides.enumerated() where !views.indices.contains(guide.view) {
      return "guides[\(index)] belongs to the view \(guide.view), which is not there"
    }
    for (index, constraint) in constraints.enumerated() {
      for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 }) {
        guard item >= 0 ? item < views.count : -1 - item < guides.count else {
          return "cons[\(index)] refers to the item \(item), which is not there"
        }
      }
    }
    return nil
  }
}

extension KeyedDecodingContainer {
  /// 1 or true for yes; 0, false, null or no entry for no.
  func decodeFlag(forKey key: Key) throws -> Bool {
    guard contains(key), try !decodeNil(forKey: key) else { return false }
    if let flag = try? decode(Bool.self, forKey: key) { return flag }
    return try decode(Double.self, forKey: key) != 0
  }
}
