import LayoutModel

/// One device of the catalogue: what is known of its display and its system's environment. What is not known is nil.
///
/// Sizes are points of the portrait orientation unless a name says otherwise.
public struct Device: Hashable, Sendable {
  /// The product line.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// iPod touch.
    case ipod
    /// iPhone.
    case iphone
    /// iPad.
    case ipad
  }

  /// What interrupts the display at its edge.
  public enum Cutout: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A sensor housing attached to the top edge.
    case notch
    /// A sensor housing that floats below the top edge.
    case dynamicIsland
    /// A hole for the camera.
    case cameraHole
  }

  /// The generations of the system between which safe areas differ.
  public enum SystemGeneration: String, Hashable, Sendable, CaseIterable {
    /// iOS and iPadOS 11 to 18; for devices that never got 11, the equivalent of the status bar.
    case eleven
    /// iOS and iPadOS 26 and later.
    case twentySix
  }

  /// A value for each orientation.
  public struct Oriented<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value in portrait.
    public let portrait: Value
    /// The value in landscape.
    public let landscape: Value

    /// Makes a pair of values.
    ///
    /// - Parameters:
    ///   - portrait: The value in portrait.
    ///   - landscape: The value in landscape.
    public init(portrait: Value, landscape: Value) {
      self.portrait = portrait
      self.landscape = landscape
    }

    /// The value for an orientation.
    public subscript(orientation: ScreenOrientation) -> Value {
      orientation == .portrait ? portrait : landscape
    }
  }

  /// The two size classes of a full-screen interface.
  public struct SizeClasses: Hashable, Sendable {
    /// The room along the width.
    public let horizontal: SizeClass
    /// The room along the height.
    public let vertical: SizeClass

    /// Makes a pair of size classes.
    ///
    /// - Parameters:
    ///   - horizontal: The room along the width.
    ///   - vertical: The room along the height.
    public init(_ horizontal: SizeClass, _ vertical: SizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Safe area insets of a full-screen interface without bars.
  public struct SafeArea: Hashable, Sendable {
    /// The insets by orientation.
    public let insets: Oriented<LayoutInsets>
    /// How far the insets can be trusted.
    public let confidence: Confidence

    /// Makes safe area insets.
    ///
    /// - Parameters:
    ///   - insets: The insets by orientation.
    ///   - confidence: How far the insets can be trusted.
    public init(insets: Oriented<LayoutInsets>, confidence: Confidence) {
      self.insets = insets
      self.confidence = confidence
    }
  }

  /// The name on the box.
  public let name: String
  /// The product line.
  public let family: Family
  /// The identifiers that the hardware reports.
  public let modelIdentifiers: [String]
  /// The year of release, without a source.
  package let year: Int
  /// The diagonal of the display, in inches.
  package let diagonal: Double
  /// The size in points.
  public let size: LayoutSize
  /// The pixels of the panel.
  package let panelPixels: LayoutSize
  /// The pixels that are drawn, before a panel of another resolution scales them.
  package let renderedPixels: LayoutSize
  /// Drawn pixels per point.
  public let scale: Double
  /// Panel pixels per point.
  package let nativeScale: Double
  /// Panel pixels per inch.
  package let pixelsPerInch: Double?
  /// The radius of the display's corners, in points.
  public let cornerRadius: Double?
  /// How far the corner radius can be trusted.
  package let cornerRadiusConfidence: Confidence
  /// Whether there is a home button, and therefore no home indicator.
  public let hasHomeButton: Bool
  /// What interrupts the display.
  public let cutout: Cutout
  /// The first system version that runs on the device, without a source.
  public let firstSystemVersion: String
  /// The last system version that runs on the device, with a plus if more may come; without a source.
  public let lastSystemVersion: String
  /// The safe area on systems 11 to 18.
  package let safeArea11: SafeArea?
  /// The safe area on systems from 26.
  package let safeArea26: SafeArea?
  /// The height of the status bar on systems 11 to 18, in points; 0 where it is hidden.
  package let statusBarHeight11: Oriented<Double?>
  /// The height of the status bar on systems from 26, in points; 0 where it is hidden.
  package let statusBarHeight26: Oriented<Double?>
  /// How far the status bar heights can be trusted.
  package let statusBarConfidence: Confidence
  /// The size classes of a full-screen interface.
  public let sizeClasses: Oriented<SizeClasses>
  /// The left and right layout margins of a root view, in points, safe area included.
  public let rootMargin: Oriented<Double?>
  /// How far the margins can be trusted.
  package let marginConfidence: Confidence
  /// The left and right insets of the readable content guide at the default text size, in points.
  public let readableInset: Oriented<Double?>
  /// The size in points with Display Zoom switched on.
  package let zoomedSize: LayoutSize?
  /// Whether apps can slide over each other.
  public let supportsSlideOver: Bool?
  /// Whether apps can share the screen.
  public let supportsSplitView: Bool?
  /// How far the sizes can be trusted.
  package let geometryConfidence: Confidence
  /// What is special about the device; empty if nothing is.
  package let notes: String
  /// The keys of the sources: `HIG-layout` and `Duo-HIG` are Apple's Human Interface Guidelines, `DK` is DeviceKit, `dimm` dimmmensions, `fdp`
  /// flutter_device_preview, `bezel` BezelKit; the others are single published tables and articles.
  package let source: String
}

extension Device {
  /// How far the size and the newest safe area can be trusted: the worse of the two.
  public var confidence: Confidence {
    guard let safeArea = latestGeneration.flatMap({ safeArea(on: $0) }) else { return geometryConfidence }
    let levels = Confidence.Level.allCases
    let size = levels.firstIndex(of: geometryConfidence.level) ?? 0
    return (levels.firstIndex(of: safeArea.confidence.level) ?? 0) > size ? safeArea.confidence : geometryConfidence
  }

  /// The kind of device.
  public var idiom: InterfaceIdiom { family == .ipad ? .pad : .phone }

  /// The newest generation of the system for which the safe area is known.
  public var latestGeneration: SystemGeneration? {
    if safeArea26 != nil { return .twentySix }
    return safeArea11 == nil ? nil : .eleven
  }

  /// The safe area on a generation of the system; nil if it is not known.
  ///
  /// - Parameter generation: The generation of the system.
  public func safeArea(on generation: SystemGeneration) -> SafeArea? {
    switch generation {
    case .eleven: safeArea11
    case .twentySix: safeArea26
    }
  }

  /// The size of the display in an orientation, in points.
  ///
  /// - Parameter orientation: How the device is held.
  public func size(in orientation: ScreenOrientation) -> LayoutSize {
    orientation == .portrait ? size : size.transposed
  }
}
