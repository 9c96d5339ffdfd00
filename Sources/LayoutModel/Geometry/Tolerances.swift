/// Every tolerance of the layout model, with its reason. Those of the solver are its own.
enum Tolerances {
  /// Insets that are this close, in points, are the same: far above the solver's last digits, and too little to be seen in a frame. Each pass starts
  /// from the same insets, so a change below it is not followed.
  static let inset = 1e-8
  /// Frames that are this close, in points, are the same: following the solver's last digits would never end.
  static let frame = 1e-6
  /// A violation below this, in points, is rounding.
  static let violation = 1e-6
  /// A derivative below this is rounding.
  static let derivative = 1e-9
  /// Measured widths are rounded to this share of a point: without the solver's last digits, text that fits exactly does not wrap.
  static let widthsPerPoint = 65536.0
  /// A width that is less than the natural one by no more than this, in points, is the natural one.
  static let naturalWidth = 1e-4
  /// By how much of a pixel an edge may fall short of the half and still count as lying on it. It is a thousand times the
  /// solver's error on an ordinary screen and far below anything visible.
  static let halfPixel = 1e-6
}
