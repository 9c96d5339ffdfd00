import LayoutAnalysis
import LayoutModel

/// Numbers the findings of many pictures, so that one that holds on several of them has one number.
struct SheetNumbering {
  /// What makes findings of two pictures the same: what changes from screen to screen is left out.
  private struct Key: Hashable {
    let name: String
    let items: [LayoutItem]
    let constraints: [LayoutConstraint.Handle]
    /// What is measured: a view can be too narrow and too low.
    let measured: [String]
  }

  /// The findings of each picture.
  private(set) var notes: [[FindingNote]] = []
  /// All findings, each with the message of the first picture that it is on and with what says on which it is.
  private(set) var legend: [FindingNote] = []

  init(_ pictures: [ScreenPicture]) {
    var numbers: [Key: Int] = [:]
    var holders: [[Int]] = []
    for (place, picture) in pictures.enumerated() {
      let placements = picture.result.placements
      var own: [FindingNote] = []
      for finding in picture.findings {
        let key = Key(
          name: finding.name, items: finding.items, constraints: finding.constraints,
          measured: finding.numbers.map(\.name))
        let number = numbers[key] ?? legend.count + 1
        let note = FindingNote(number: number, finding, placements)
        if number > legend.count {
          numbers[key] = number
          legend.append(note)
          holders.append([])
        }
        legend[number - 1].severity = min(legend[number - 1].severity, finding.severity)
        if holders[number - 1].last == place { continue }
        holders[number - 1].append(place)
        own.append(note)
      }
      notes.append(own)
    }
    for place in legend.indices { legend[place].text += Self.suffix(holders[place], pictures) }
  }

  /// Where it holds; nothing if there is one picture only.
  private static func suffix(_ holders: [Int], _ pictures: [ScreenPicture]) -> String {
    if pictures.count < 2 { return "" }
    if holders.count == pictures.count { return " (on all \(holders.count))" }
    let names = holders.prefix(2).compactMap { pictures[$0].caption.first }
    let more = holders.count > names.count && !names.isEmpty ? " and others" : ""
    let list = names.isEmpty ? "" : ": \(names.joined(separator: "; "))\(more)"
    return " (on \(holders.count) of \(pictures.count)\(list))"
  }
}
