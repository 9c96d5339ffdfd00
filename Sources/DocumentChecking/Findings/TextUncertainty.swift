/// Why a finding may not hold with the texts' real sizes.
enum TextUncertainty: Sendable {
  /// It would not be there if texts were wider or narrower by the error of their estimates.
  case estimated
  /// The same, and it hangs on texts of scripts of whose widths nothing is known.
  case unknown

  /// What the message of the finding adds.
  var remark: String {
    switch self {
    case .estimated: " (the size of the text is estimated)"
    case .unknown: " (the size of the text is a guess: nothing is known of the widths of its script)"
    }
  }
}
