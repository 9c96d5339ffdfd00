/// A view of a scene.
package struct SceneView: Sendable {
  /// The editor's name of the view's class.
  package var kind: String
  /// The place of the parent; nil for the root.
  package var parent: Int?
  /// The recorded frame in the parent's coordinates.
  package var frame: SceneFrame
  /// The recorded frame before rounding, where it is known to differ.
  package var unroundedFrame: SceneFrame?
  package var usesAutoLayout: Bool
  /// The flexible parts, in the editor's words.
  package var autoresizing: [String]
  /// Whether the view's container says where it lies.
  package var isManaged: Bool
  /// Whether the record says where it lies.
  package var isFixed: Bool
  package var horizontalHugging: Double?
  package var verticalHugging: Double?
  package var horizontalCompressionResistance: Double?
  package var verticalCompressionResistance: Double?
  /// The intrinsic size.
  package var contentSize: SceneContentSize
  /// Another intrinsic size with the same layout.
  package var shrunkContentSize: SceneContentSize?
  package var alignmentRectInsets: SceneInsets
  /// The layout margins as they came out.
  package var margins: SceneInsets?
  /// The margins that the document gives.
  package var explicitMargins: SceneInsets?
  package var ignoresSafeArea: Bool
  package var preservesSuperviewMargins: Bool
  /// The distances of the first baseline from the top and of the last one from the bottom, in the recorded frame.
  package var baselines: (first: Double, last: Double)?
  package var font: SceneFont?
  /// The coordinates that are not unique.
  package var notUnique: SceneCoordinates
  package var isSkipped: Bool
  package var isInstalled: Bool
  package var isHidden: Bool
  package var stack: SceneStack?
}

/// The settings of a stack, in the editor's words; nil stands for what a new stack has.
package struct SceneStack: Sendable {
  package var axis: String?
  package var distribution: String?
  package var alignment: String?
  package var spacing: Double?
  package var spacingType: String?
  package var isBaselineRelative: Bool
}

extension SceneStack: Decodable {
  private enum CodingKeys: String, CodingKey {
    case axis, distribution, alignment, spacing, spacingType
    case isBaselineRelative = "baselineRelative"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    axis = try container.decodeIfPresent(String.self, forKey: .axis)
    distribution = try container.decodeIfPresent(String.self, forKey: .distribution)
    alignment = try container.decodeIfPresent(String.self, forKey: .alignment)
    spacing = try container.decodeIfPresent(Double.self, forKey: .spacing)
    spacingType = try container.decodeIfPresent(String.self, forKey: .spacingType)
    isBaselineRelative = try container.decodeFlag(forKey: .isBaselineRelative)
  }
}

extension SceneView: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind = "k"
    case parent = "p"
    case frame = "f"
    case unroundedFrame = "u"
    case usesAutoLayout = "al"
    case autoresizing = "am"
    case isManaged = "managed"
    case isFixed = "fixed"
    case horizontalHugging = "hh"
    case verticalHugging = "hv"
    case horizontalCompressionResistance = "ch"
    case verticalCompressionResistance = "cv"
    case contentSize = "i"
    case shrunkContentSize = "j"
    case alignmentRectInsets = "ai"
    case margins = "m"
    case explicitMargins = "lm"
    case directionalMargins = "dlm"
    case ignoresSafeArea = "noSafeMargins"
    case preservesSuperviewMargins = "preserve"
    case baselines = "bl"
    case font
    case notUnique = "nu"
    case isSkipped = "skip"
    case isNotInstalled = "off"
    case isHidden = "hidden"
    case stack = "st"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(String.self, forKey: .kind)
    parent = try container.decodeIfPresent(Int.self, forKey: .parent)
    frame = try container.decode(SceneFrame.self, forKey: .frame)
    unroundedFrame = try container.decodeIfPresent(SceneFrame.self, forKey: .unroundedFrame)
    usesAutoLayout = try container.decodeFlag(forKey: .usesAutoLayout)
    autoresizing = try container.decodeIfPresent([String].self, forKey: .autoresizing) ?? []
    isManaged = try container.decodeFlag(forKey: .isManaged)
    isFixed = try container.decodeFlag(forKey: .isFixed)
    horizontalHugging = try container.decodeIfPresent(Double.self, forKey: .horizontalHugging)
    verticalHugging = try container.decodeIfPresent(Double.self, forKey: .verticalHugging)
    horizontalCompressionResistance = try container.decodeIfPresent(
      Double.self, forKey: .horizontalCompressionResistance)
    verticalCompressionResistance = try container.decodeIfPresent(Double.self, forKey: .verticalCompressionResistance)
    contentSize = try container.decodeIfPresent(SceneContentSize.self, forKey: .contentSize) ?? SceneContentSize()
    shrunkContentSize = try container.decodeIfPresent(SceneContentSize.self, forKey: .shrunkContentSize)
    alignmentRectInsets = try container.decodeIfPresent(SceneInsets.self, forKey: .alignmentRectInsets) ?? .zero
    margins = try container.decodeIfPresent(SceneInsets.self, forKey: .margins)
    // The documents of the record are left to right, where leading is left.
    explicitMargins =
      try container.decodeIfPresent(SceneInsets.self, forKey: .directionalMargins)
      ?? container.decodeIfPresent(SceneInsets.self, forKey: .explicitMargins)
    ignoresSafeArea = try container.decodeFlag(forKey: .ignoresSafeArea)
    preservesSuperviewMargins = try container.decodeFlag(forKey: .preservesSuperviewMargins)
    baselines = try container.decodeIfPresent(SceneNumbers.self, forKey: .baselines).map { numbers in
      try numbers.require(2, "baselines", decoder)
      return (numbers.values[0], numbers.values[1])
    }
    font = try container.decodeIfPresent(SceneFont.self, forKey: .font)
    notUnique = SceneCoordinates(rawValue: try container.decodeIfPresent(UInt8.self, forKey: .notUnique) ?? 0)
    isSkipped = try container.decodeFlag(forKey: .isSkipped)
    isInstalled = try !container.decodeFlag(forKey: .isNotInstalled)
    isHidden = try container.decodeFlag(forKey: .isHidden)
    stack = try container.decodeIfPresent(SceneStack.self, forKey: .stack)
  }
}
