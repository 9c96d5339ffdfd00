import LayoutModel

/// The natural sizes of UIKit's controls, by version of the system.
///
/// ```swift
/// let controls = ControlSizes(systemVersion: 18)
/// try tree.setContentSize(controls.contentSize(of: .switch), of: toggle)
/// try tree.setAlignmentRectInsets(controls.alignmentRectInsets(of: .switch), of: toggle)
/// ```
///
/// Source: sizes that Interface Builder recorded for controls in public documents where constraints leave them to the control.
public struct ControlSizes: Hashable, Sendable {
  /// A control whose size does not follow from a text.
  public enum Control: String, Hashable, Sendable, CaseIterable {
    /// A switch.
    case `switch`
    /// A slider; it has a natural height only.
    case slider
    /// A stepper.
    case stepper
    /// A segmented control; its natural width follows from its titles, see ``ControlSizes/segmentedControlWidth(titleWidths:)``.
    case segmentedControl
    /// A progress bar; it has a natural height only.
    case progress
    /// The dots that stand for pages; they have a natural height only, since the width follows from their number.
    case pageControl
    /// A spinner of the usual size.
    case activityIndicator
    /// A large spinner.
    case largeActivityIndicator
    /// A picker, or a date picker, with wheels.
    case picker
    /// A search bar; it has a natural height only.
    case searchBar
    /// A text field with a rounded border; its natural width follows from its text, see ``ControlSizes/textFieldSize(text:hasBorder:)``.
    case textField
  }

  /// How a button is described.
  public enum ButtonStyle: String, Hashable, Sendable, CaseIterable {
    /// A button of the system without a configuration.
    case system
    /// A button of custom type without a configuration.
    case custom
    /// A button with a configuration: plain, gray, tinted or filled.
    case configuration
  }

  /// The major version of the system.
  public let systemVersion: Int

  /// Makes the sizes of a version.
  ///
  /// - Parameter systemVersion: The major version of the system, such as 18 for iOS 18. Versions that are not known count as the nearest
  ///   that is.
  public init(systemVersion: Int = 26) { self.systemVersion = systemVersion }

  /// The natural size of a control's alignment rectangle, in points, with the priorities of a new view.
  ///
  /// - Parameter control: The control.
  public func contentSize(of control: Control) -> ContentSize {
    guard let row = row(of: control) else { return ContentSize() }
    let insets = alignmentRectInsets(of: control)
    return ContentSize(
      width: row.width.map { $0 - insets.left - insets.right },
      height: row.height.map { $0 - insets.top - insets.bottom })
  }

  /// How far the alignment rectangle of a control lies inside its frame, in points.
  ///
  /// - Parameter control: The control.
  public func alignmentRectInsets(of control: Control) -> LayoutInsets {
    switch control {
    case .switch: LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider where systemVersion < 26: LayoutInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: LayoutInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// The natural size of a button with a title and no picture and insets of its own.
  ///
  /// - Parameters:
  ///   - title: The size of the title's lines, in points, not rounded.
  ///   - style: How the button is described.
  ///   - scale: The number of pixels per point; finite and positive.
  /// - Returns: The size in points. Without a configuration it has whole points, otherwise whole pixels.
  public func buttonSize(title: LayoutSize, style: ButtonStyle = .system, scale: Double) -> LayoutSize {
    switch style {
    case .system, .custom:
      let width = title.width.roundedUp(toPixelsOf: 1)
      return LayoutSize(
        width: style == .system ? max(width, 30) : width, height: (title.height + 12).roundedUp(toPixelsOf: 1))
    case .configuration:
      return LayoutSize(
        width: (title.width + 24).roundedUp(toPixelsOf: scale), height: (title.height + 14).roundedUp(toPixelsOf: scale)
      )
    }
  }

  /// The natural size of a text field.
  ///
  /// - Parameters:
  ///   - text: The size of the text or the placeholder, in points, not rounded.
  ///   - hasBorder: Whether the field has a rounded border.
  /// - Returns: The size in whole points.
  public func textFieldSize(text: LayoutSize, hasBorder: Bool = true) -> LayoutSize {
    let line = text.height.roundedUp(toPixelsOf: 1) + (systemVersion >= 13 ? 1 : 0)
    let width = text.width.roundedUp(toPixelsOf: 1)
    guard hasBorder else { return LayoutSize(width: width, height: line) }
    let least = row(of: .textField)?.height ?? 0
    // Fonts of up to 17 points leave the height as it is.
    return LayoutSize(width: max(width + 28, 33), height: max(least, line + 12))
  }

  /// The natural width of a segmented control whose segments share it equally.
  ///
  /// - Parameter titleWidths: The widths of the titles, in points.
  /// - Returns: The width in points.
  public func segmentedControlWidth(titleWidths: [Double]) -> Double {
    let widest = titleWidths.reduce(0, max)
    return Double(titleWidths.count) * (widest + (systemVersion >= 13 ? 20 : 15)).roundedUp(toPixelsOf: 1)
  }

  /// The sizes that a control has from a version on.
  struct Row {
    let control: Control
    let firstVersion: Int
    let width: Double?
    let height: Double?

    init(_ control: Control, _ firstVersion: Int, _ width: Double?, _ height: Double?) {
      self.control = control
      self.firstVersion = firstVersion
      self.width = width
      self.height = height
    }
  }

  private func row(of control: Control) -> Row? {
    var result: Row?
    for row in Self.rows where row.control == control {
      if result == nil || row.firstVersion <= systemVersion { result = row }
    }
    return result
  }
}
