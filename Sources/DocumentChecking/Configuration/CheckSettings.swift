import AppleDevices
import LayoutModel

/// Everything that a configuration file or the command line can say, before it is put together.
///
/// What is nil is not said, and stays as it is.
package struct CheckSettings: Hashable, Sendable {
  /// What is said of rules.
  package var rules: [String: RuleSelection.Setting] = [:]
  /// Which rules are applied, in the words of `SettingWords.apply(_:to:)`; they come after ``rules``.
  package var ruleWords: [String] = []
  /// The names of devices and of groups of them.
  package var devices: [String]?
  /// The generation of the system.
  package var generation: Device.SystemGeneration?
  /// How devices are held.
  package var orientations: [ScreenOrientation]?
  /// The text sizes that users prefer.
  package var textSizes: [TextSizeCategory]?
  /// Where leading is.
  package var directions: [InterfaceLayoutDirection]?
  /// The parts of the screen.
  package var panes: [MultitaskingPane]?
  /// The paths to check where the command line names none, relative to the file's folder.
  package var paths: [String] = []
  /// The path of the baseline, relative to the file's folder.
  package var baseline: String?
  /// Patterns of paths to leave out.
  package var exclusions: [String] = []
  /// From which findings on the check fails.
  package var failOn: FailureThreshold?

  /// Nothing is said.
  package init() {}

  /// These settings where something is said in the others, and else these.
  ///
  /// - Parameter others: Settings that come before these: the command line comes before the file.
  package func overridden(by others: CheckSettings) -> CheckSettings {
    var result = self
    result.rules.merge(others.rules) { $1 }
    result.ruleWords += others.ruleWords
    result.devices = others.devices ?? devices
    result.generation = others.generation ?? generation
    result.orientations = others.orientations ?? orientations
    result.textSizes = others.textSizes ?? textSizes
    result.directions = others.directions ?? directions
    result.panes = others.panes ?? panes
    result.paths = others.paths.isEmpty ? paths : others.paths
    result.baseline = others.baseline ?? baseline
    result.exclusions += others.exclusions
    result.failOn = others.failOn ?? failOn
    return result
  }

  /// What is checked by these settings.
  ///
  /// - Parameter app: What the app's project says, for what these settings do not say.
  /// - Throws: ``SettingError`` for a device or a rule that there is not.
  package func configuration(for app: AppSupport = AppSupport()) throws(SettingError) -> CheckConfiguration {
    var matrix = CheckMatrix()
    matrix.generation = generation
    if let devices, devices != ["automatic"] {
      matrix.devices = .chosen(try SettingWords.devices(devices, on: generation))
    }
    matrix.app = app
    if let orientations {
      matrix.orientations = orientations
      matrix.app = app.withoutOrientations
    }
    matrix.textSizes = textSizes ?? matrix.textSizes
    matrix.directions = directions ?? matrix.directions
    matrix.panes = panes ?? matrix.panes
    var selection = RuleSelection()
    for (name, setting) in rules { selection.set(setting, of: name) }
    try SettingWords.apply(ruleWords, to: &selection)
    return CheckConfiguration(matrix: matrix, rules: selection, exclusions: exclusions.map { GlobPattern($0) })
  }
}
