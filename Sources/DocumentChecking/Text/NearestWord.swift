/// The word that somebody probably meant.
package enum NearestWord {
  /// The word that is nearest to another one; nil if none is near.
  ///
  /// The distance is the number of letters to insert, delete, replace or swap with their neighbours, upper and lower case being the same. A
  /// digit more or less counts three times: an iPhone 15 is no iPhone 5 with a slip. A
  /// word of which more than a third would have to change is not near. Of equally near ones the first is taken.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - candidates: What there is.
  /// - Complexity: O(n · w · c) for n candidates of c letters and a word of w.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let limit = max(letters.count, other.count) / 3 + (letters.count < 3 ? 1 : 0)
      let distance = distance(letters, other)
      if distance <= max(1, limit), distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// A question that names the nearest word, to be put behind a message; empty if there is none.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - candidates: What there is.
  package static func question(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean “\($0)”?" } ?? ""
  }

  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    func cost(_ letter: Character) -> Int { letter.isNumber ? 3 : 1 }
    var rows = [second.reduce(into: [0]) { row, letter in row.append((row.last ?? 0) + cost(letter)) }]
    for i in 1..<(first.count + 1) {
      var row = [rows[i - 1][0] + cost(first[i - 1])]
      for j in 1..<(second.count + 1) {
        let (old, new) = (first[i - 1], second[j - 1])
        let replaced = rows[i - 1][j - 1] + (old == new ? 0 : old.isNumber == new.isNumber ? 1 : 3)
        var least = min(replaced, rows[i - 1][j] + cost(old), row[j - 1] + cost(new))
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
