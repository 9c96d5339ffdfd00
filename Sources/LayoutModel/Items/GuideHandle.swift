/// The name of a layout guide: a rectangle that takes part in constraints and is not drawn.
///
/// Custom guides are made by ``LayoutTree/makeGuide(_:in:)``. Every view has the others without being asked for them:
/// ``ViewHandle/safeAreaLayoutGuide``, ``ViewHandle/layoutMarginsGuide`` and so on.
public struct GuideHandle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case custom(index: Int32, stamp: UInt32)
    case safeArea
    case layoutMargins
    case readableContent
    case keyboard
    /// The strip that the safe area leaves at the top.
    case top
    /// The strip that the safe area leaves at the bottom.
    case bottom
    /// The content area of a view that scrolls.
    case content
    /// The frame of a view that scrolls.
    case frame

    /// Hashes the place of a custom guide alone: the stamp differs from run to run.
    func hash(into hasher: inout Hasher) {
      if case .custom(let index, _) = self { return hasher.combine(index) }
      hasher.combine(builtInName)
    }

    /// The part of a guide's name behind its view's; nil for custom guides.
    var builtInName: String? {
      switch self {
      case .custom: nil
      case .safeArea: "safeArea"
      case .layoutMargins: "layoutMargins"
      case .readableContent: "readableContent"
      case .keyboard: "keyboard"
      case .top: "topLayoutGuide"
      case .bottom: "bottomLayoutGuide"
      case .content: "contentLayout"
      case .frame: "frameLayout"
      }
    }
  }

  /// The view in whose coordinates the guide lies and with which it goes.
  public let owningView: ViewHandle
  let kind: Kind

  /// Whether only views that scroll have the guide.
  var needsScrollView: Bool { kind == .content || kind == .frame }
}

extension GuideHandle: CustomStringConvertible {
  /// The view's place and the guide: `view 3.safeArea`. `LayoutTree.describe(_:)` has the names.
  public var description: String {
    guard case .custom(let index, _) = kind else { return "\(owningView).\(kind.builtInName ?? "")" }
    return "\(owningView).guide \(index)"
  }
}

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
