extension LayoutTree {
  /// The name of a view, "" if it has none or is unknown.
  public func name(of view: ViewHandle) -> String { isLive(view) ? views[view.slot].name : "" }

  /// How large a view's content wants it to be; nil for an unknown handle.
  public func contentSize(of view: ViewHandle) -> ContentSize? { isLive(view) ? views[view.slot].content : nil }

  /// Changes how large a view's content wants it to be.
  ///
  /// - Parameters:
  ///   - content: The sizes are finite and not negative; the priorities lie above 0 and up to 1000.
  ///   - view: The view.
  /// - Throws: ``LayoutError/unknownItem(_:)``, ``LayoutError/nonFinite(_:in:)``, ``LayoutError/negativeSize(_:of:)``,
  ///   ``LayoutError/priorityOutOfRange(_:in:)``. The tree is then unchanged.
  public mutating func setContentSize(_ content: ContentSize, of view: ViewHandle) throws(LayoutError) {
    try check(view)
    if let refusal = content.refusal { throw refusal(describe(view.item)) }
    let before = views[view.slot].content
    guard before != content else { return }
    views[view.slot].content = content
    journal.note(view: view.index)
    if before.width != content.width || before.height != content.height { noteNaturalSize(of: view.index) }
  }

  /// Changes how large a view's content is and leaves the priorities as they are.
  ///
  /// - Parameters:
  ///   - width: The natural width in points, or nil.
  ///   - height: The natural height in points, or nil.
  ///   - view: The view.
  /// - Throws: As ``setContentSize(_:of:)``.
  public mutating func setIntrinsicContentSize(
    width: Double?, height: Double?, of view: ViewHandle
  ) throws(LayoutError) {
    try check(view)
    var content = views[view.slot].content
    content.width = width
    content.height = height
    try setContentSize(content, of: view)
  }

  /// The name of an item for messages: a view's name, `card.safeArea`, `card.gap`; the place if there is no name.
  ///
  /// - Parameter item: The item, which may be unknown.
  public func describe(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view):
      guard isLive(view) else { return "removed view \(view.index)" }
      let name = views[view.slot].name
      return name.isEmpty ? view.placeholderName : name
    case .guide(let guide):
      let owner = describe(guide.owningView.item)
      if let name = guide.kind.builtInName { return "\(owner).\(name)" }
      guard case .custom(let index, _) = guide.kind else { return owner }
      guard isLive(item) else { return "\(owner).removed guide \(index)" }
      let name = guideRecords[Int(index)].name
      return name.isEmpty ? "\(owner).guide \(index)" : "\(owner).\(name)"
    }
  }

  func isLive(_ view: ViewHandle) -> Bool {
    view.slot < views.count && views[view.slot].isLive && views[view.slot].stamp == view.stamp
  }

  func isLive(_ item: LayoutItem) -> Bool {
    guard isLive(item.owningView) else { return false }
    guard case .guide(let guide) = item, case .custom(let index, let stamp) = guide.kind else { return true }
    guard Int(index) < guideRecords.count else { return false }
    let record = guideRecords[Int(index)]
    return record.isLive && record.stamp == stamp && record.owner == guide.owningView.index
  }

  package func check(_ view: ViewHandle) throws(LayoutError) {
    guard isLive(view) else { throw .unknownItem(describe(view.item)) }
  }

  package func check(_ item: LayoutItem) throws(LayoutError) {
    guard isLive(item) else { throw .unknownItem(describe(item)) }
  }
}

extension ContentSize {
  /// What is wrong with the size, for a view with a name; nil if nothing is.
  fileprivate var refusal: ((String) -> LayoutError)? {
    Self.refusal(of: width) ?? Self.refusal(of: height) ?? Self.refusal(of: horizontalHugging)
      ?? Self.refusal(of: verticalHugging) ?? Self.refusal(of: horizontalCompressionResistance)
      ?? Self.refusal(of: verticalCompressionResistance)
  }

  private static func refusal(of length: Double?) -> ((String) -> LayoutError)? {
    guard let length else { return nil }
    if !length.isFinite { return { .nonFinite("content size", in: $0) } }
    return length < 0 ? { .negativeSize(length, of: $0) } : nil
  }

  private static func refusal(of priority: LayoutPriority) -> ((String) -> LayoutError)? {
    priority.isInRange ? nil : { .priorityOutOfRange(priority.value, in: $0) }
  }
}
