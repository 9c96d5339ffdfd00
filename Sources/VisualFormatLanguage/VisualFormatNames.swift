import LayoutModel

/// The numbers that a visual format may name, in points or as priorities.
public struct VisualFormatMetrics: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var values: [String: Double] = [:]
  /// Names that were given twice.
  private(set) var repeated: Set<String> = []

  /// Makes metrics from names and numbers. A name that is given twice is refused where a format uses it.
  ///
  /// - Parameter pairs: Names and numbers.
  public init(_ pairs: some Sequence<(String, Double)>) {
    for (name, value) in pairs where values.updateValue(value, forKey: name) != nil { repeated.insert(name) }
  }

  /// Makes metrics from a dictionary.
  ///
  /// - Parameter dictionary: Names and numbers.
  public init(_ dictionary: [String: Double]) { values = dictionary }

  /// Makes metrics from a literal: `["gap": 12]`.
  public init(dictionaryLiteral elements: (String, Double)...) { self.init(elements) }
}

/// The views and guides that a visual format may name.
public struct VisualFormatViews: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var items: [String: LayoutItem] = [:]
  /// Names that were given twice.
  private(set) var repeated: Set<String> = []

  /// Makes a dictionary of views from names and views or guides. A name that is given twice is refused where a format uses it.
  ///
  /// - Parameter pairs: Names, and views or guides.
  public init(_ pairs: some Sequence<(String, some LayoutAnchored)>) {
    for (name, view) in pairs where items.updateValue(view.item, forKey: name) != nil { repeated.insert(name) }
  }

  /// Makes a dictionary of views from another dictionary.
  ///
  /// - Parameter dictionary: Names, and views or guides.
  public init(_ dictionary: [String: some LayoutAnchored]) { items = dictionary.mapValues { $0.item } }

  /// Makes a dictionary of views from a literal: `["title": title]`. Views and guides together are items:
  /// `VisualFormatViews(["title": title.item, "safeArea": tree.root.safeArea.item])`.
  public init(dictionaryLiteral elements: (String, ViewHandle)...) { self.init(elements) }
}
