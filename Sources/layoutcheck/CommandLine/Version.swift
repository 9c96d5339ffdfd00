/// The version of the tool.
enum Version {
  /// The number, as in the changelog.
  static let number = "0.3.0"
}
