/// What has edges that constraints can speak of: a view or a layout guide.
public enum LayoutItem: Hashable, Sendable {
  /// A view.
  case view(ViewHandle)
  /// A layout guide.
  case guide(GuideHandle)

  /// The view itself, or the view that owns the guide.
  public var owningView: ViewHandle {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}

/// A handle that has anchors: a ``ViewHandle`` or a ``GuideHandle``.
public protocol LayoutAnchored {
  /// The item that the handle names.
  var item: LayoutItem { get }
}

extension ViewHandle: LayoutAnchored {
  /// The view as an item.
  public var item: LayoutItem { .view(self) }
}

extension GuideHandle: LayoutAnchored {
  /// The guide as an item.
  public var item: LayoutItem { .guide(self) }
}

extension LayoutItem: LayoutAnchored {
  /// The item itself.
  public var item: LayoutItem { self }
}
