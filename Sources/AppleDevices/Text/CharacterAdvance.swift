import LayoutModel

/// How wide characters are in the system's font, by class of shape.
///
/// The widths of the font itself are not published in numbers. The classes have the proportions that common grotesques share, in
/// thousandths of the font's size; one factor, ``calibration``, makes the whole fit recorded widths of labels. Ideographs, syllables of
/// their size and pictographs fill a square by design.
enum CharacterAdvance {
  /// What the proportions are multiplied by. Fitted to the recorded widths of 335 labels of at least four characters.
  static let calibration = 1.1

  /// How much wider than regular text a weight is. Bold agrees with recorded labels; the lighter steps lie between, and beyond them the
  /// factor of the nearest is used.
  static func factor(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 1
    case .medium: 1.02
    case .semibold: 1.05
    case .bold, .heavy, .black: 1.1
    }
  }

  /// The width of a character in ems, without tracking, in regular weight.
  static func ems(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20, 0xA0: 0.278 * calibration
    case 0x21...0x7E: Double(latin[Int(scalar.value) - 0x21]) / 1000 * calibration
    case 0..<0x20, 0x7F...0x9F: 0
    // Characters without a width: joiners, direction marks, variation selectors, combining marks.
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0x0300...0x036F, 0xE0100...0xE01EF: 0
    case 0x0591...0x05C7, 0x064B...0x065F, 0x0900...0x0903, 0x093A...0x094D, 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E: 0
    case 0x2000...0x200A: 0.3 * calibration
    case 0x2010...0x2027: 0.5 * calibration
    case 0x0590...0x08FF: 0.45 * calibration
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60: 1
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: 1.2
    case 0x20000...0x3FFFF: 1
    default: isCapital(scalar) ? 0.7 * calibration : 0.54 * calibration
    }
  }

  /// Whether a break is allowed on both sides of a character, as between ideographs.
  static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether a letter is a capital of an accented Latin, Greek or Cyrillic alphabet.
  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xDE, 0x0391...0x03A9, 0x0400...0x042F: true
    case 0x0100...0x017F: scalar.value % 2 == 0
    default: false
    }
  }

  /// From the exclamation mark to the tilde.
  private static let latin: [UInt16] = [
    // ! " # $ % & ' ( ) * + , - . /
    278, 360, 560, 560, 890, 670, 190, 333, 333, 390, 584, 278, 333, 278, 278,
    // 0 ... 9
    560, 560, 560, 560, 560, 560, 560, 560, 560, 560,
    // : ; < = > ? @
    278, 278, 584, 584, 584, 560, 1000,
    // A ... Z
    670, 670, 720, 720, 670, 610, 780, 720, 278, 500, 670, 560, 830, 720, 780, 670, 780, 720, 670, 610, 720, 670, 940,
    670,
    670, 610,
    // [ \ ] ^ _ `
    278, 278, 278, 470, 560, 333,
    // a ... z
    560, 560, 500, 560, 560, 278, 560, 560, 222, 222, 500, 222, 830, 560, 560, 560, 560, 333, 500, 278, 560, 500, 720,
    500,
    500, 500,
    // { | } ~
    333, 260, 333, 584,
  ]
}
