internal import ConstraintKernel

/// What measuring needs besides the tree.
struct MeasuringContext {
  let measurer: ContentMeasurer?
  let traits: Traits
}

extension LayoutState {
  /// The baselines of a view: those that it was given, else the measured ones.
  func baselines(of place: Int32, _ tree: LayoutTree) -> Baselines? {
    tree.views[Int(place)].details.baselines ?? measurements[place]?.baselines
  }

  /// Measures the natural size of a view that wants it, and forgets what was measured of one that does not.
  mutating func updateMeasurement(of view: ViewHandle, _ tree: LayoutTree, _ context: MeasuringContext) {
    let record = tree.views[view.slot]
    let details = record.details
    let text = text(of: view.index, tree)
    guard let measurer = context.measurer, text != nil || details.measuresHeightForWidth || record.kind.hasContent
    else {
      measurements[view.index] = nil
      return
    }
    var measurement = Measurement(view: view)
    let width = details.preferredMaxLayoutWidth
    measurement.setNatural(
      measurer.measure(
        MeasurementRequest(
          view: view, kind: record.kind, text: text, proposedWidth: width > 0 ? width : nil),
        in: context.traits))
    let former = measurements[view.index]
    measurements[view.index] = measurement
    noteMeasured(view.index, former, measurement, tree)
    if details.measuresHeightForWidth { widthsToCheck.append(view.index) }
  }

  /// Measures the views that got another width at that width. Returns those whose content size is another now.
  mutating func measureAtWidths(_ tree: LayoutTree, _ context: MeasuringContext) throws(SolverError) -> [ViewHandle] {
    guard let measurer = context.measurer, !widthsToCheck.isEmpty else { return [] }
    var changed: [ViewHandle] = []
    for place in widthsToCheck.sorted() where changed.last?.index != place {
      guard var box = variables.views[Int(place)], let former = measurements[place] else { continue }
      let record = tree.views[Int(place)]
      guard record.details.measuresHeightForWidth else { continue }
      var measurement = former
      fit(
        &measurement, solver.value(of: box.variables.width), record, text(of: place, tree), measurer, context.traits)
      measurements[place] = measurement
      let content = measurement.applied(to: record.content)
      guard content != former.applied(to: record.content) || measurement.baselines != former.baselines else { continue }
      updateContent(content, of: measurement.view, &box)
      variables.setView(box, at: place)
      changed.append(measurement.view)
      noteMeasured(place, former, measurement, tree)
    }
    widthsToCheck = []
    try lowerMeasured(tree)
    return changed
  }

  private func fit(
    _ measurement: inout Measurement, _ solved: Double, _ record: ViewRecord, _ text: TextContent?,
    _ measurer: ContentMeasurer,
    _ traits: Traits
  ) {
    // Without the solver's last digits: text that fits exactly must not wrap.
    let width = max(0, (solved * Tolerances.widthsPerPoint).rounded() / Tolerances.widthsPerPoint)
    if let natural = measurement.natural.width, width >= natural - Tolerances.naturalWidth {
      measurement.setFitted(nil, at: nil)
    } else if measurement.width != width {
      let request = MeasurementRequest(
        view: measurement.view, kind: record.kind, text: text, proposedWidth: width)
      measurement.setFitted(measurer.measure(request, in: traits), at: width)
    }
  }

  /// Notes what depends on the content of a view besides its own size.
  private mutating func noteMeasured(
    _ place: Int32, _ former: Measurement?, _ measurement: Measurement, _ tree: LayoutTree
  ) {
    let content = tree.views[Int(place)].content
    let before = former?.applied(to: content) ?? content
    let after = measurement.applied(to: content)
    if before != after || former?.baselines != measurement.baselines {
      measuredConstraints += tree.baselineConstraints(of: place)
    }
    if before != after { measuredStacks += tree.stacks(measuring: place) }
  }

  /// Lowers again what depends on contents that were measured.
  mutating func lowerMeasured(_ tree: LayoutTree) throws(SolverError) {
    let (constraints, stacks) = (measuredConstraints, measuredStacks)
    (measuredConstraints, measuredStacks) = ([], [])
    for place in constraints { try updateDemand(ofConstraint: place, tree) }
    try updateStacks(stacks, tree)
  }

  /// The answers that are not sizes.
  var refusedMeasurements: [LayoutIssue] {
    measurements.all.compactMap { measurement in
      measurement.refused.map { .invalidMeasurement(measurement.view, answer: $0) }
    }
  }
}
