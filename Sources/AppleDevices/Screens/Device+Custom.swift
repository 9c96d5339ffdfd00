import LayoutModel

extension Device {
  /// A device that is in no catalogue, with everything that a layout depends on worked out by rule from its size.
  ///
  /// Size classes follow ``SizeClasses/init(forScreen:idiom:)`` and margins `LayoutMargins`. Safe areas are those of the newest device
  /// of the kind: a phone with a home button has 20 at the top in portrait and nothing in landscape; one with a notch has 47 and one
  /// with a floating sensor housing 59 (62 from system 26) at the top, and as much on both sides in landscape, with 34 at the bottom in
  /// portrait and 21 (20) in landscape; one without a housing has 20 at the top and the same strips at the bottom. An iPad
  /// has 24 at the top and 20 at the bottom (32 and 25 from 26), one with a home button 20 at the top (32) and nothing at the bottom.
  /// All its facts are marked as derived by rule; the year and the diagonal, on which no layout depends, are 0.
  ///
  /// - Parameters:
  ///   - name: The name, for reports and variants.
  ///   - size: The size in points, in portrait; finite and positive. A size that is wider than high is turned.
  ///   - scale: The number of pixels per point; finite and positive.
  ///   - family: The product line.
  ///   - hasHomeButton: Whether there is a home button, and therefore no home indicator.
  ///   - cutout: What interrupts the display at its edge.
  /// - Throws: `LayoutError.nonFinite` and `LayoutError.negativeSize`, the latter also for 0.
  public static func custom(
    named name: String, size: LayoutSize, scale: Double = 3, family: Family = .iphone, hasHomeButton: Bool = false,
    cutout: Cutout = .dynamicIsland
  ) throws(LayoutError) -> Device {
    for length in [size.width, size.height, scale] {
      guard length.isFinite else { throw .nonFinite("size or scale", in: name) }
      guard length > 0 else { throw .negativeSize(length, of: name) }
    }
    let portrait = size.width <= size.height ? size : size.transposed
    let rule = CustomDeviceRule(
      idiom: family == .ipad ? .pad : .phone, hasHomeButton: hasHomeButton, cutout: cutout, size: portrait, scale: scale
    )
    let pixels = LayoutSize(width: portrait.width * scale, height: portrait.height * scale)
    let derived = Confidence(.ruleDerived)
    return Device(
      name: name, family: family, modelIdentifiers: [], year: 0, diagonal: 0, size: portrait, panelPixels: pixels,
      renderedPixels: pixels, scale: scale, nativeScale: scale, pixelsPerInch: nil, cornerRadius: nil,
      cornerRadiusConfidence: Confidence(.unknown), hasHomeButton: hasHomeButton, cutout: cutout,
      firstSystemVersion: "", lastSystemVersion: "",
      safeArea11: SafeArea(insets: rule.insets(on: .eleven), confidence: derived),
      safeArea26: SafeArea(insets: rule.insets(on: .twentySix), confidence: derived),
      statusBarHeight11: rule.statusBar(on: .eleven), statusBarHeight26: rule.statusBar(on: .twentySix),
      statusBarConfidence: derived, sizeClasses: rule.sizeClasses, rootMargin: rule.rootMargin,
      marginConfidence: derived,
      readableInset: rule.readableInset, zoomedSize: nil, supportsSlideOver: family == .ipad,
      supportsSplitView: family == .ipad,
      geometryConfidence: derived, notes: "", source: "")
  }
}

/// The environment of a device by its kind and size alone.
private struct CustomDeviceRule {
  let idiom: InterfaceIdiom
  let hasHomeButton: Bool
  let cutout: Device.Cutout
  let size: LayoutSize
  let scale: Double

  var sizeClasses: Device.Oriented<Device.SizeClasses> {
    Device.Oriented(
      portrait: Device.SizeClasses(forScreen: size, idiom: idiom),
      landscape: Device.SizeClasses(forScreen: size.transposed, idiom: idiom))
  }

  func insets(on generation: Device.SystemGeneration) -> Device.Oriented<LayoutInsets> {
    let isNew = generation == .twentySix
    if idiom == .pad {
      let top: Double = isNew ? 32 : hasHomeButton ? 20 : 24
      let insets = LayoutInsets(top: top, left: 0, bottom: hasHomeButton ? 0 : isNew ? 25 : 20, right: 0)
      return Device.Oriented(portrait: insets, landscape: insets)
    }
    let top = topInset(on: generation)
    let side = cutout == .notch || cutout == .dynamicIsland ? top : 0
    return Device.Oriented(
      portrait: LayoutInsets(top: top, left: 0, bottom: hasHomeButton ? 0 : 34, right: 0),
      landscape: LayoutInsets(top: 0, left: side, bottom: hasHomeButton ? 0 : isNew ? 20 : 21, right: side))
  }

  func statusBar(on generation: Device.SystemGeneration) -> Device.Oriented<Double?> {
    if idiom == .pad {
      let height = insets(on: generation).portrait.top
      return Device.Oriented(portrait: height, landscape: height)
    }
    return Device.Oriented(portrait: cutout == .dynamicIsland ? 54 : topInset(on: generation), landscape: 0)
  }

  var rootMargin: Device.Oriented<Double?> {
    Device.Oriented(portrait: margin(.portrait), landscape: margin(.landscape))
  }

  var readableInset: Device.Oriented<Double?> {
    let insets = insets(on: .eleven)
    func inset(_ width: Double, _ orientation: ScreenOrientation) -> Double {
      LayoutMargins.readableInset(width: width, safeArea: insets[orientation], scale: scale) ?? margin(orientation)
    }
    return Device.Oriented(
      portrait: inset(size.width, .portrait), landscape: inset(size.height, .landscape))
  }

  private func topInset(on generation: Device.SystemGeneration) -> Double {
    switch cutout {
    case .none, .cameraHole: 20
    case .notch: 47
    case .dynamicIsland: generation == .twentySix ? 62 : 59
    }
  }

  /// With the safe area, as the catalogue has it.
  private func margin(_ orientation: ScreenOrientation) -> Double {
    let insets = insets(on: .eleven)[orientation]
    let width = orientation == .portrait ? size.width : size.height
    return insets.left + LayoutMargins.systemMinimum(width: width, safeArea: insets)
  }
}
