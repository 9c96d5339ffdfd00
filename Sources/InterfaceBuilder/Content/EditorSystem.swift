extension DocumentFacts {
  /// The major version of iOS whose fonts and controls the editor had that wrote the document.
  var systemVersion: Int {
    switch toolsVersion / 1000 {
    case ..<8: 7
    case 8...10: 9
    case 11...12: 10
    case 13: 11
    case 14: 12
    case 15...16: 13
    case 17...18: 14
    case 19...20: 15
    case 21: 16
    case 22: 17
    case 23: 18
    // Betas of several years count from here on; they have the controls of the versions before 26.
    case 30...: 17
    default: 26
    }
  }
}
