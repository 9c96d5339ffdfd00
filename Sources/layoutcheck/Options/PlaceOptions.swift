import DocumentChecking

/// The options that say where a question about a scene is asked.
enum PlaceOptions {
  static let options = [
    CommandOption(
      "--device", "NAME", "A device, as the command devices lists them. Unless given, what the document was drawn for."),
    CommandOption("--landscape", nil, "Holds the device in landscape."),
    CommandOption("--ios", "VERSION", "11 to 18, or 26: whose bars and safe areas to use."),
    CommandOption("--text-size", "SIZE", "XS to XXXL, or AX1 to AX5; L unless given."),
    CommandOption("--direction", "DIRECTION", "ltr or rtl; ltr unless given."),
  ]

  /// What the options say.
  ///
  /// - Throws: ``UsageError`` and `SettingError` for a word that means nothing.
  static func place(_ arguments: CommandArguments) throws -> QuestionPlace {
    var place = QuestionPlace()
    if let word = arguments.value("--ios") { place.generation = try SettingWords.generation(word) }
    if let name = arguments.value("--device") {
      let devices = try SettingWords.devices([name], on: place.generation)
      if devices.count > 1 { throw UsageError("“\(name)” is more than one device") }
      place.device = devices.first
    } else if arguments.has("--landscape") || arguments.has("--ios") {
      throw UsageError("“\(arguments.has("--landscape") ? "--landscape" : "--ios")” needs --device")
    }
    if arguments.has("--landscape") { place.orientation = .landscape }
    if let word = arguments.value("--text-size") { place.textSize = try SettingWords.textSizes([word])[0] }
    if let word = arguments.value("--direction") { place.direction = try SettingWords.directions([word])[0] }
    return place
  }
}
