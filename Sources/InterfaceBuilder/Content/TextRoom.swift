import AppleDevices
import LayoutModel

/// What a control puts around its text.
struct TextRoom: Hashable, Sendable {
  /// The room beside the text and above and below it, together, in points.
  var size = LayoutSize.zero
  /// The least size of the whole, in points.
  var least = LayoutSize.zero
  /// Whether the whole is rounded up to points, and not to pixels.
  var isInPoints = false
  /// Whether something else than the font decides the size as well, such as a picture or a class of the app, so that a record may be larger
  /// than text and room.
  var isOpen = false

  /// None, as around a label.
  static let none = TextRoom()

  /// The size of a control around lines of text.
  ///
  /// - Parameters:
  ///   - lines: The size of the lines, in points.
  ///   - scale: The number of pixels per point.
  func size(around lines: LayoutSize, scale: Double) -> LayoutSize {
    let unit = isInPoints ? 1 : scale
    // A millionth of a pixel is noise.
    func length(_ text: Double, _ room: Double, _ least: Double) -> Double {
      max(((text + room) * unit - 1e-6).rounded(.up) / unit, least, 0)
    }
    return LayoutSize(
      width: length(lines.width, size.width, least.width), height: length(lines.height, size.height, least.height))
  }
}

extension VariedElement {
  /// What the view puts around its text.
  ///
  /// - Parameter systemVersion: The major version of iOS.
  func textRoom(systemVersion: Int) -> TextRoom {
    var room: TextRoom =
      switch element.name {
      case "button": buttonRoom
      case "textField": fieldRoom(systemVersion)
      // The insets of the text container, and the padding of its lines.
      case "textView": TextRoom(size: LayoutSize(width: 10, height: 16))
      default: .none
      }
    // Paragraphs may have a height and a spacing of their own.
    if element["customClass"] != nil || isSet("usesAttributedText") { room.isOpen = true }
    return room
  }

  /// Whether a button shows a picture, alone or beside its title.
  var hasPicture: Bool {
    let state = element.child(keyed: "normal")
    return [state?["image"], state?["backgroundImage"], element.child(keyed: "configuration")?["image"]].contains {
      $0 != nil
    }
  }

  private var buttonRoom: TextRoom {
    let configuration = element.child(keyed: "configuration")
    let images = [
      child(keyed: "normal")?["image"], child(keyed: "normal")?["backgroundImage"], configuration?["image"],
    ]
    let hasPicture = images.contains { $0 != nil }
    if let configuration {
      let insets = configuration.child(keyed: "contentInsets")
      let size = insets.map {
        LayoutSize(
          width: ($0.number("leading") ?? 0) + ($0.number("trailing") ?? 0),
          height: ($0.number("top") ?? 0) + ($0.number("bottom") ?? 0))
      }
      return TextRoom(
        size: size ?? LayoutSize(width: 24, height: 14),
        isOpen: hasPicture || configuration["subtitle"] != nil
          || configuration.child(keyed: "attributedSubtitle") != nil)
    }
    guard let insets = child(keyed: "contentEdgeInsets") else {
      let least = element["buttonType"] == nil ? 0.0 : 30
      return TextRoom(
        size: LayoutSize(width: 0, height: 12), least: LayoutSize(width: least, height: 0), isInPoints: true,
        isOpen: hasPicture)
    }
    func sum(_ first: String, _ second: String) -> Double { (insets.number(first) ?? 0) + (insets.number(second) ?? 0) }
    // Insets of its own replace the room above and below.
    return TextRoom(
      size: LayoutSize(width: sum("minX", "maxX"), height: sum("minY", "maxY")), isInPoints: true, isOpen: hasPicture)
  }

  private func fieldRoom(_ systemVersion: Int) -> TextRoom {
    let controls = ControlSizes(systemVersion: systemVersion)
    let hasBorder = element["borderStyle"] == "roundedRect"
    let around = controls.textFieldSize(text: .zero, hasBorder: hasBorder)
    let line = controls.textFieldSize(text: .zero, hasBorder: false).height
    return TextRoom(
      size: LayoutSize(width: around.width, height: hasBorder ? line + 12 : line),
      least: LayoutSize(width: 0, height: hasBorder ? around.height : 0), isInPoints: true,
      isOpen: element["background"] != nil || ["bezel", "line"].contains(element["borderStyle"] ?? ""))
  }
}
