import LayoutModel

extension ContentMeasurer {
  /// Measures as if the texts of some views were wider or narrower by factors than this measurer estimates.
  func scalingWidths(by factors: [ViewHandle: Double]) -> ContentMeasurer {
    ContentMeasurer { request, traits in
      guard let factor = factors[request.view] else { return measure(request, in: traits) }
      // A text that is wider by a factor breaks where the estimated one would in a width that is narrower by it.
      var request = request
      request.proposedWidth = request.proposedWidth.map { $0 / factor }
      var content = measure(request, in: traits)
      content.width = content.width.map { $0 * factor }
      return content
    }
  }
}
