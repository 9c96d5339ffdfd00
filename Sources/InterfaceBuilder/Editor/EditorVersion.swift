/// Which version of the editor's rules a document follows.
package enum EditorVersion {
  /// The major version whose rules a document follows.
  ///
  /// Betas of several years call themselves 32700. Their frames follow the rules of versions 21.7 to 23.6.
  ///
  /// - Parameter toolsVersion: The major version that the document names.
  package static func rules(of toolsVersion: Int) -> Int { toolsVersion >= 32_000 ? 23_000 : toolsVersion }

  /// Versions that draw phones with a home button without a status bar.
  static let withoutStatusBar = 14_800..<21_700
  /// Versions in which small views have nothing to keep clear of at the end of the screen.
  static let withoutEndOfSmallViews = 15_000..<21_700
  /// Versions that add the insets of a bare screen twice.
  static let doublingInsets = 23_727..<32_000
}
