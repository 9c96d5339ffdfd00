/// The name of a view in a ``LayoutTree``.
///
/// A handle is given by the tree that made the view and is good in that tree and in the copies made of it later. Every call of another tree
/// refuses it with ``LayoutError/unknownItem(_:)``. The handle of a view that was destroyed is never given out again.
public struct ViewHandle: Hashable, Sendable {
  let index: Int32
  /// Tells apart the views that had the same place one after the other, and those of other trees. It decides no order and is in no text.
  let stamp: UInt32

  /// Hashes the place alone: the stamp differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  /// The index of the record in the tree.
  package var slot: Int { Int(index) }
}

extension ViewHandle: CustomStringConvertible {
  /// The place: `view 3`. `LayoutTree.describe(_:)` has the name.
  public var description: String { placeholderName }

  /// What a view without a name is called in messages.
  package var placeholderName: String { "view \(index)" }
}

extension ViewHandle {
  /// The rectangle of the view that bars, rounded corners and the sensor housing leave free.
  public var safeAreaLayoutGuide: GuideHandle { GuideHandle(owningView: self, kind: .safeArea) }

  /// The rectangle of the view inside its layout margins.
  public var layoutMarginsGuide: GuideHandle { GuideHandle(owningView: self, kind: .layoutMargins) }

  /// The rectangle inside the layout margins that is not wider than text should be.
  public var readableContentGuide: GuideHandle { GuideHandle(owningView: self, kind: .readableContent) }

  /// The rectangle that the keyboard covers. While the keyboard is hidden, its top is the bottom of the safe area.
  public var keyboardLayoutGuide: GuideHandle { GuideHandle(owningView: self, kind: .keyboard) }

  /// The strip above the safe area, as documents from before the safe area have it: its bottom edge is what content keeps to.
  public var topLayoutGuide: GuideHandle { GuideHandle(owningView: self, kind: .top) }

  /// The strip below the safe area, as documents from before the safe area have it: its top edge is what content keeps to.
  public var bottomLayoutGuide: GuideHandle { GuideHandle(owningView: self, kind: .bottom) }

  /// The content area of a view that scrolls. Its size is the result of constraints; it begins at the origin of the view's subviews.
  public var contentLayoutGuide: GuideHandle { GuideHandle(owningView: self, kind: .content) }

  /// The frame of a view that scrolls, in the coordinates of its subviews while it is not scrolled.
  public var frameLayoutGuide: GuideHandle { GuideHandle(owningView: self, kind: .frame) }

  /// Short for ``safeAreaLayoutGuide``.
  public var safeArea: GuideHandle { safeAreaLayoutGuide }

  /// Short for ``layoutMarginsGuide``.
  public var margins: GuideHandle { layoutMarginsGuide }
}
