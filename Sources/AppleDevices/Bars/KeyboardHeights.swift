import LayoutModel

/// How far the software keyboard with its row of suggestions reaches up from the bottom of the screen, the home indicator's strip included.
///
/// Sources: simulators of iOS 26.2 and 26.5, which differ by up to 40 points in landscape, of which the later is used; for systems 11 to
/// 18, recalled values of iOS 11 to 13, and those of 26 where there are none. A screen that was not measured takes the
/// height of the measured one of its kind whose shorter side is nearest.
enum KeyboardHeights {
  /// The heights on screens with one shorter side.
  struct Row: Sendable {
    /// The shorter side of the screen, in points.
    let side: Double
    let height: Device.Oriented<Double>
    let confidence: Device.Confidence.Level

    init(_ side: Double, _ portrait: Double, _ landscape: Double, _ confidence: Device.Confidence.Level) {
      self.side = side
      height = Device.Oriented(portrait: portrait, landscape: landscape)
      self.confidence = confidence
    }
  }

  private static let homeButtonPhones11 = [
    Row(320, 253, 199, .low), Row(375, 258, 200, .low), Row(414, 271, 200, .low),
  ]
  private static let allScreenPhones11 = [Row(375, 333, 209, .low), Row(414, 346, 209, .low)]
  private static let homeButtonPhones26 = [Row(375, 260, 206, .medium)]
  private static let allScreenPhones26 = [
    Row(390, 335, 208, .medium), Row(393, 335, 208, .medium), Row(402, 335, 208, .medium), Row(420, 345, 208, .medium),
    Row(428, 345, 248, .medium), Row(430, 345, 208, .medium), Row(440, 345, 208, .medium),
  ]
  private static let pads26 = [
    Row(744, 340, 428, .medium), Row(810, 320, 408, .medium), Row(820, 337, 422, .medium), Row(834, 340, 428, .medium),
    Row(1024, 403, 498, .medium), Row(1032, 403, 498, .medium),
  ]

  /// The height of the keyboard on a screen.
  ///
  /// - Parameters:
  ///   - side: The shorter side of the screen, in points.
  ///   - orientation: How the device is held.
  ///   - generation: The generation of the system.
  static func height(
    side: Double, _ orientation: ScreenOrientation, idiom: InterfaceIdiom, hasHomeButton: Bool,
    on generation: Device.SystemGeneration
  ) -> BarHeight {
    let rows =
      switch (idiom, hasHomeButton, generation) {
      case (.pad, _, _): pads26
      case (.phone, true, .eleven): homeButtonPhones11
      case (.phone, true, .twentySix): homeButtonPhones26
      case (.phone, false, .eleven): allScreenPhones11
      case (.phone, false, .twentySix): allScreenPhones26
      }
    var nearest = rows[0]
    for row in rows where (row.side - side).magnitude < (nearest.side - side).magnitude { nearest = row }
    let isMeasured = nearest.side == side && !(idiom == .pad && generation == .eleven)
    return BarHeight(nearest.height[orientation], isMeasured ? nearest.confidence : .inferred)
  }
}

extension Device {
  /// How far the keyboard reaches up from the bottom of the screen, the home indicator's strip included.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - generation: The generation of the system; nil stands for the newest one whose safe area is known.
  public func keyboardHeight(
    in orientation: ScreenOrientation, on generation: SystemGeneration? = nil
  ) -> BarHeight {
    KeyboardHeights.height(
      side: size.width, orientation, idiom: idiom, hasHomeButton: hasHomeButton,
      on: generation ?? latestGeneration ?? .twentySix)
  }
}
