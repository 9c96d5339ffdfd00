import LayoutModel

/// Answers as if the texts of some views were wider or narrower than they are estimated to be.
struct ScaledMeasurer: ContentMeasurer {
  let base: any ContentMeasurer
  let views: Set<ViewHandle>
  /// How wide a text is, as a share of the estimate.
  let factor: Double

  func measure(_ request: MeasurementRequest, in traits: Traits) -> MeasuredContent {
    guard views.contains(request.view) else { return base.measure(request, in: traits) }
    // A text that is wider by a factor breaks where the estimated one would in a width that is narrower by it.
    var request = request
    request.proposedWidth = request.proposedWidth.map { $0 / factor }
    var content = base.measure(request, in: traits)
    content.width = content.width.map { $0 * factor }
    return content
  }
}
