import DocumentChecking
import Foundation

/// The options that say where scenes are laid out, and what they say.
enum SettingOptions {
  static let deviceConfigurations = [
    CommandOption(
      "--devices", "LIST",
      "all, iphone, ipad, or names as the command devices lists them, with commas between them. Unless given, one of each "
        + "screen of the kind of device that a document was drawn for, and of iPads as well where the project says that the app runs on both."
    ),
    CommandOption(
      "--ios", "VERSION", "11 to 18, or 26: whose bars and safe areas to use. Unless given, each device's newest."),
    CommandOption(
      "--orientations", "LIST",
      "portrait, landscape or all; those of the app's project unless given, and all without one."),
    CommandOption("--text-sizes", "LIST", "XS to XXXL, AX1 to AX5, accessibility, largest or all; L unless given."),
    CommandOption("--directions", "LIST", "ltr, rtl or all; ltr unless given."),
    CommandOption("--panes", "LIST", "full, third, half, two-thirds, slide-over or all; full unless given."),
  ]

  /// What the options say.
  ///
  /// - Throws: `SettingError` for a word that means nothing.
  static func settings(_ arguments: CommandArguments) throws(SettingError) -> CheckSettings {
    var settings = CheckSettings()
    settings.devices = arguments.list("--devices")
    if let word = arguments.value("--ios") { settings.generation = try SettingWords.generation(word) }
    if let words = arguments.list("--orientations") { settings.orientations = try SettingWords.orientations(words) }
    if let words = arguments.list("--text-sizes") { settings.textSizes = try SettingWords.textSizes(words) }
    if let words = arguments.list("--directions") { settings.directions = try SettingWords.directions(words) }
    if let words = arguments.list("--panes") { settings.panes = try SettingWords.panes(words) }
    return settings
  }
}
