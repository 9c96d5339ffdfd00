/// The name of a layout guide: a rectangle that takes part in constraints and is not drawn.
///
/// Custom guides are made by ``LayoutTree/makeGuide(_:in:)``. Every view has a safe area guide,
/// ``ViewHandle/safeAreaLayoutGuide``, without being asked for it.
public struct GuideHandle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case custom(index: Int32, serial: UInt32)
    case safeArea
  }

  /// The view in whose coordinates the guide lies and with which it goes.
  public let owningView: ViewHandle
  let kind: Kind
}
