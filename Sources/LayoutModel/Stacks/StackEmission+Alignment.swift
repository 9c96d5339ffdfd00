extension StackEmission {
  /// Emits where the views lie across the axis.
  mutating func emitAlignment() {
    if record.settings.alignment == .fill {
      for view in views {
        emit(.crossStart, view, view, across.start, .equal, canvas, across.start)
        emit(.crossEnd, view, view, across.end, .equal, canvas, across.end)
      }
      return
    }
    for view in views {
      emitAligned(view)
      emitSuppression(view)
    }
    emit(.crossFit, stack, .noLarger(stack, across.size, at: Self.crossFitPriority))
  }

  /// Emits where a hidden view lies across the axis. It may stick out of the stack unless it fills it.
  mutating func emitHiddenAlignment(_ view: ViewHandle) {
    switch record.settings.alignment {
    case .fill:
      emit(.crossStart, view, view, across.start, .equal, canvas, across.start)
      emit(.crossEnd, view, view, across.end, .equal, canvas, across.end)
      return
    case .leading, .firstBaseline, .lastBaseline:
      emit(.crossStart, view, view, across.start, .equal, canvas, across.start, at: Self.boundaryPriority)
    case .center:
      emit(.crossCenter, view, view, across.center, .equal, canvas, across.center, at: Self.boundaryPriority)
    case .trailing: emit(.crossEnd, view, view, across.end, .equal, canvas, across.end, at: Self.boundaryPriority)
    }
    emitSuppression(view)
  }

  /// Emits the edge or centre that is aligned, and that the view does not stick out on the other side. A centred view sticks out on both
  /// sides or on none.
  private mutating func emitAligned(_ view: ViewHandle) {
    switch record.settings.alignment {
    case .fill: break
    case .leading:
      emit(.crossStart, view, view, across.start, .equal, canvas, across.start)
      emitInsideEnd(view)
    case .center:
      emit(.crossCenter, view, view, across.center, .equal, canvas, across.center)
      emitInsideEnd(view)
    case .trailing:
      emit(.crossEnd, view, view, across.end, .equal, canvas, across.end)
      emitInsideStart(view)
    case .firstBaseline, .lastBaseline:
      emitInsideStart(view)
      emitInsideEnd(view)
      emitBaseline(view)
    }
  }

  /// Each baseline is that of the first view.
  private mutating func emitBaseline(_ view: ViewHandle) {
    guard let first = views.first, view != first else { return }
    let baseline: LayoutAttribute = record.settings.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    emit(.crossBaseline, view, view, baseline, .equal, first, baseline, at: Self.baselinePriority)
  }

  private mutating func emitInsideStart(_ view: ViewHandle) {
    emit(
      .insideStart, view, view, across.start, .greaterThanOrEqual, canvas, across.start, at: Self.boundaryPriority)
  }

  private mutating func emitInsideEnd(_ view: ViewHandle) {
    emit(.insideEnd, view, view, across.end, .lessThanOrEqual, canvas, across.end, at: Self.boundaryPriority)
  }

  /// A view whose content has no size across the axis would otherwise have any.
  private mutating func emitSuppression(_ view: ViewHandle) {
    guard tree.views[view.slot].content.length(across.size) == nil else { return }
    emit(.suppression, view, .noLarger(view, across.size, at: Self.suppressionPriority))
  }
}

extension ContentSize {
  /// The natural width or height.
  func length(_ size: LayoutAttribute) -> Double? { size == .width ? width : height }
}
