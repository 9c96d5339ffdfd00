/// A function that measures the content of a view.
///
/// An engine asks for the natural size of every view that has a text, measures its height for its width, or is of a kind that has content
/// (``ViewKind/hasContent``). It asks for those that measure their height for their width once more when the width that they got is known.
/// It asks again after ``LayoutTree/invalidateIntrinsicContentSize(of:)``, and when the view or the traits change. The same request has to
/// have the same answer within one pass. An answer without a width and a height leaves the view with the content size that the tree has.
/// The function is called on the thread of the pass.
///
/// ```swift
/// let squares = ContentMeasurer { request, traits in
///   MeasuredContent(width: request.proposedWidth ?? 100, height: request.proposedWidth ?? 100)
/// }
/// ```
public struct ContentMeasurer: Sendable {
  private let measurement: @Sendable (MeasurementRequest, Traits) -> MeasuredContent

  /// Creates a measurer from a function.
  ///
  /// - Parameter measurement: Returns the size and the baselines of a content, in points, from a request and the traits of the
  ///   environment, of which the preferred text size and the pixels per point matter for text.
  public init(_ measurement: @escaping @Sendable (MeasurementRequest, Traits) -> MeasuredContent) {
    self.measurement = measurement
  }

  /// Measures the content of a view.
  ///
  /// - Parameters:
  ///   - request: The view, its content, and the width available to it.
  ///   - traits: The traits of the environment: the preferred text size and the pixels per point matter for text.
  /// - Returns: The size and the baselines in points. A pass does not use numbers that are not finite, and negative sizes, and reports
  ///   them.
  public func measure(_ request: MeasurementRequest, in traits: Traits) -> MeasuredContent {
    measurement(request, traits)
  }
}

/// What a ``ContentMeasurer`` is asked.
public struct MeasurementRequest: Hashable, Sendable {
  /// The view.
  public var view: ViewHandle
  /// What the view is.
  public var kind: ViewKind
  /// The text of the view; nil if it has none.
  public var text: TextContent?
  /// How wide the content may be, in points; nil if nothing limits it.
  public var proposedWidth: Double?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kind: What the view is.
  ///   - text: The text of the view, or nil.
  ///   - proposedWidth: How wide the content may be, in points, or nil.
  public init(view: ViewHandle, kind: ViewKind, text: TextContent?, proposedWidth: Double? = nil) {
    self.view = view
    self.kind = kind
    self.text = text
    self.proposedWidth = proposedWidth
  }
}

/// What a ``ContentMeasurer`` answers.
public struct MeasuredContent: Hashable, Sendable {
  /// The width in points; nil if the content has no natural width.
  public var width: Double?
  /// The height in points; nil if the content has no natural height.
  public var height: Double?
  /// The distance of the first line's baseline from the top of the content, in points; nil if there is no text.
  public var firstBaseline: Double?
  /// The distance of the last line's baseline from the bottom of the content, in points; nil if there is no text.
  public var lastBaseline: Double?

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil.
  ///   - height: The height in points, or nil.
  ///   - firstBaseline: The first baseline's distance from the top, in points, or nil.
  ///   - lastBaseline: The last baseline's distance from the bottom, in points, or nil.
  public init(
    width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
