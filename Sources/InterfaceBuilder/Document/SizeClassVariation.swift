import LayoutModel

/// Size classes to which what an element says is resolved.
struct SizeClassTraits: Hashable, Sendable {
  /// Nil for no size class at all.
  let horizontal: SizeClass?
  let vertical: SizeClass?
  let idiom: InterfaceIdiom

  /// What holds for every size.
  static let any = SizeClassTraits(horizontal: nil, vertical: nil, idiom: .phone)

  private init(horizontal: SizeClass?, vertical: SizeClass?, idiom: InterfaceIdiom) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
  }

  init(_ traits: Traits) {
    horizontal = traits.horizontalSizeClass
    vertical = traits.verticalSizeClass
    idiom = traits.idiom
  }
}

/// An element as it is for some size classes: its own attributes and children, and those of its variations that match.
struct VariedElement {
  let element: DocumentElement
  /// The variations that match, the most specific one last.
  private let variations: [DocumentElement]

  init(_ element: DocumentElement, _ traits: SizeClassTraits) {
    self.element = element
    var matching: [(specificity: Int, element: DocumentElement)] = []
    for child in element.children where child.name == "variation" {
      if let specificity = Self.specificity(of: child["key"] ?? "", traits) { matching.append((specificity, child)) }
    }
    // Stable, so that the later one of two equally specific variations decides.
    variations = matching.enumerated().sorted {
      ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset)
    }.map(\.element.element)
  }

  /// On how many traits a variation depends, if it matches; nil if not. The default one depends on none.
  private static func specificity(of key: String, _ traits: SizeClassTraits) -> Int? {
    if key == "default" { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let actual: String?
      switch parts[0] {
      case "widthClass": actual = traits.horizontal?.rawValue
      case "heightClass": actual = traits.vertical?.rawValue
      case "userInterfaceIdiom": actual = traits.idiom.rawValue
      default: return nil
      }
      guard let actual, actual == parts[1] else { return nil }
    }
    return conditions.count
  }

  /// An attribute, by the most specific variation that has it.
  subscript(_ attribute: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  func isSet(_ attribute: String) -> Bool { self[attribute] == "YES" }

  func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap(Double.init), number.isFinite else { return nil }
    return number
  }

  /// The child that stands for a property, by the most specific variation that has it.
  func child(keyed key: String) -> DocumentElement? {
    for variation in variations.reversed() {
      if let child = variation.child(keyed: key) { return child }
    }
    return element.child(keyed: key)
  }

  /// The ids of the parts of a list that are not installed: a default that leaves some out, and variations that take them in or leave out others.
  func excluded(from list: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == "mask" && mask["key"] == list {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) }
          if change.name == "include" { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }
}

extension DocumentElement {
  /// Whether something inside is not the same for all size classes.
  var hasVariations: Bool {
    descendants.contains { $0.name == "variation" && $0["key"] != "default" }
  }
}
