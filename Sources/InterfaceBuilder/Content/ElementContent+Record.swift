import AppleDevices
import LayoutModel

/// How contents follow the frames that a document records.
///
/// At the device of the document, a content has what makes the layout agree with the record. Elsewhere, a text has a recorded length only where
/// that can be its own: where the layout leaves the length to the content, where the editor does not call the view ambiguous, and where the
/// font can give it. Otherwise the text has its estimate.
extension ElementContent {
  /// A layout with the present content, beside the record.
  struct Comparison {
    /// The alignment rectangle, in points.
    let frame: LayoutSize
    /// The size that the content asked for, in points; nil for a length that it leaves open.
    let wanted: (width: Double?, height: Double?)
    /// Whether the frame has not the recorded width.
    let missesWidth: Bool
    /// Whether the frame has not the recorded height.
    let missesHeight: Bool
    /// The number of pixels per point.
    let scale: Double
  }

  /// Lets the content follow the record.
  ///
  /// - Parameter comparison: The layout with the present content.
  /// - Returns: Whether anything was changed.
  mutating func follow(_ comparison: Comparison) -> Bool {
    guard let recorded else { return false }
    if comparison.missesWidth && !followsWidth {
      let isOwn = Self.isOwn(comparison.frame.width, comparison.wanted.width, recorded.width)
      return followWidth(isOwn, comparison.scale)
    }
    if comparison.missesHeight && heightAttempts < 2 {
      let isOwn = Self.isOwn(comparison.frame.height, comparison.wanted.height, recorded.height)
      return followHeight(isOwn, comparison.scale)
    }
    return false
  }

  /// How much a frame may differ from its content and still be as long as it, in points: layouts are exact up to noise.
  private static let tolerance = 0.01

  /// Whether a layout leaves a length to the content: it is as long as its content, or is compressed, and even shorter in the record.
  private static func isOwn(_ frame: Double, _ wanted: Double?, _ recorded: Double) -> Bool {
    guard let wanted else { return true }
    return (frame - wanted).magnitude <= tolerance || (wanted > frame && recorded < frame)
  }

  /// Lets a text that is a little wider than its record by the estimate fit there.
  mutating func narrowToRecord(_ scale: Double) {
    guard let text, let recorded, recorded.width > 0 else { return }
    let isOwn = text.fits(recorded, error: text.estimate.widthError, scale: scale)
    guard isOwn || text.fits(recorded, error: TextCalibration.designError, scale: scale) else { return }
    if text.text.numberOfLines == 1 {
      _ = followWidth(isOwn, scale)
    } else {
      let factor = text.widthFactor(for: text.lines(inHeight: recorded.height), at: recorded.width)
      self.text?.widthFactor = factor
      if isOwn { deviceText?.widthFactor = factor }
    }
  }

  /// Takes the recorded width.
  ///
  /// - Parameters:
  ///   - isOwn: Whether the layout leaves the width to the content.
  ///   - scale: The number of pixels per point.
  /// - Returns: Whether anything was changed.
  mutating func followWidth(_ isOwn: Bool, _ scale: Double) -> Bool {
    guard let recorded else { return false }
    guard let before = text else {
      guard isOwn else { return false }
      followsWidth = true
      width = recorded.width
      return true
    }
    followsWidth = true
    text?.followWidth(recorded, scale)
    guard isOwn, canTrust(recorded.width, before, .horizontal), let text else { return true }
    deviceText?.widthFactor = text.widthFactor
    deviceText?.naturalWidth = text.naturalWidth
    deviceText?.addedWidth = text.addedWidth
    return true
  }

  /// Takes the recorded height: of a text first the number of lines, then the height itself.
  private mutating func followHeight(_ isOwn: Bool, _ scale: Double) -> Bool {
    guard let recorded else { return false }
    guard let before = text else {
      guard isOwn else { return false }
      height = recorded.height
      heightAttempts = 2
      return true
    }
    text?.followHeight(recorded, isFirst: heightAttempts == 0, scale)
    heightAttempts += before.text.numberOfLines != 1 ? 1 : 2
    guard isOwn, canTrust(recorded.height, before, .vertical), let text else { return true }
    deviceText?.widthFactor = text.widthFactor
    // The height of lines in the system's font is known.
    if !before.hasKnownLines { deviceText?.addedHeight = text.addedHeight }
    return true
  }

  private func canTrust(_ recorded: Double, _ text: TextCalibration, _ axis: LayoutConstraint.Axis) -> Bool {
    !isAmbiguous && FontLimits(text).allow(recorded, axis)
  }
}

extension TextCalibration {
  /// By how much a text may be wider than its record and still be taken to have been drawn there whole.
  fileprivate static let designError = 0.25

  /// Whether the text does not fit into a size by its estimate, and does with a smaller one.
  ///
  /// - Parameters:
  ///   - size: The recorded size, in points.
  ///   - error: By how much the text may be narrower, as a share of the estimate.
  ///   - scale: The number of pixels per point.
  fileprivate func fits(_ size: LayoutSize, error: Double, scale: Double) -> Bool {
    guard text.numberOfLines != 1 else {
      let estimate = measure(proposedWidth: nil, in: Traits(displayScale: scale)).width ?? 0
      return estimate > size.width && (kind != .label || estimate <= size.width * (1 + error))
    }
    let lines = lines(inHeight: size.height)
    return neededLines(at: size.width, widthFactor: 1) > lines
      && neededLines(at: size.width, widthFactor: 1 / (1 + error)) <= lines
  }

  /// Takes a recorded width.
  fileprivate mutating func followWidth(_ recorded: LayoutSize, _ scale: Double) {
    let estimate = measure(proposedWidth: nil, in: Traits(displayScale: scale)).width ?? 0
    let around = room.size.width + addedWidth
    let letters = estimate - around
    let available = recorded.width - around
    if kind != .label || letters <= 0 || available <= 0 {
      // What of a control is around its letters is not known, and stays as large.
      addedWidth += recorded.width - estimate
    } else if lines(inHeight: recorded.height) == 1 {
      widthFactor *= available / letters
    } else {
      naturalWidth = recorded.width
    }
  }

  /// Takes a recorded height.
  fileprivate mutating func followHeight(_ recorded: LayoutSize, isFirst: Bool, _ scale: Double) {
    if isFirst, text.numberOfLines != 1 {
      widthFactor = widthFactor(for: lines(inHeight: recorded.height), at: recorded.width)
    } else {
      let measured = measure(inWidth: recorded.width, in: Traits(displayScale: scale)).height ?? 0
      addedHeight += recorded.height - measured
    }
  }
}
