import DocumentRunner

/// The command `documents`.
enum Documents {
  /// Whether every document could be read.
  static func run(_ options: DocumentsOptions) throws -> Bool {
    let comparison = try DocumentComparison(folder: options.folder)
    let report = DocumentsReport(options.folder, comparison)
    print(options.json ? try Format.json(report) : report.text(listing: options.list))
    return comparison.errors.isEmpty
  }
}
