/// Names for the files of contact sheets: safe on every file system, readable, and each given once.
package struct SheetNames: Sendable {
  private var taken: Set<String> = []

  /// So many bytes of a name come from the document and the scene; file systems take 255.
  private static let longest = 120

  /// Makes names, none of which is given as yet.
  package init() {}

  /// The name for the sheet of a scene: the document, the scene's title and its id, such as `Main-Sign-In-4a2-Xb-9fQ.svg`.
  ///
  /// Names differ in more than their case, since some file systems do not tell that apart.
  ///
  /// - Parameter pictures: The scene.
  /// - Complexity: O(k) for k scenes that would have the same name.
  package mutating func name(for pictures: ScenePictures) -> String {
    let file = pictures.path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let parts = [stem, pictures.title, pictures.sceneID].map(Self.safe).filter { !$0.isEmpty }
    let name = String(parts.joined(separator: "-").prefix(Self.longest))
    var candidate = name.isEmpty ? "scene" : name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name.isEmpty ? "scene" : name)-\(number)"
      number += 1
    }
    return candidate + ".svg"
  }

  /// Letters, digits and `-_` of ASCII; anything else is a hyphen, of which there is one at a time and none at the ends.
  private static func safe(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": result.unicodeScalars.append(scalar)
      default: if !result.isEmpty && result.last != "-" { result.append("-") }
      }
    }
    while result.last == "-" { result.removeLast() }
    return result
  }
}
