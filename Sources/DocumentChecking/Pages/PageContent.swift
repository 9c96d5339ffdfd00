import InterfaceBuilder
import LayoutAnalysis
import LayoutModel

/// What a page shows, as plain values.
package struct PageContent: Sendable {
  /// A file.
  package struct Document: Hashable, Sendable {
    /// Its path, as it was given or found.
    var path: String
    /// Why it cannot be read; nil if it can.
    var error: DocumentError?

    /// Makes a file.
    package init(path: String, error: DocumentError? = nil) {
      self.path = path
      self.error = error
    }
  }

  /// The files, in the order of their paths.
  package var documents: [Document]
  /// What was found, in the order of files and places in them.
  package var findings: [PageFinding]
  /// The names of the device configurations.
  package var deviceConfigurations: [String]

  /// Makes a content.
  package init(documents: [Document], findings: [PageFinding], deviceConfigurations: [String]) {
    self.documents = documents
    self.findings = findings
    self.deviceConfigurations = deviceConfigurations
  }
}
