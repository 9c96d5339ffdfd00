import AppleDevices
import LayoutAnalysis
import LayoutModel

@_extern(c)
func allocatedBlockCount() -> Int32

/// Lays a screen out on a phone of the catalogue, and compares its frames and what is found in it.
///
/// - Returns: 0, or the number of the first check that failed.
@_cdecl("runLayout")
public func runLayout() -> Int32 {
  do throws(LayoutError) {
    let first = try failedLayoutCheck()
    guard first == 0 else { return first }
    // The first pass made the tables, which stay.
    let blocksBefore = allocatedBlockCount()
    let second = try failedLayoutCheck()
    return second == 0 && allocatedBlockCount() != blocksBefore ? 101 : second
  } catch {
    return 100
  }
}

/// A card with a text and a button, too wide for the phone.
private func failedLayoutCheck() throws(LayoutError) -> Int32 {
  guard let device = DeviceCatalogue.device(named: "iPhone 15"),
    let environment = device.environment(in: .portrait)
  else { return 1 }
  var tree = LayoutTree(rootNamed: "screen")
  let card = try tree.addView("card", to: tree.root)
  let title = try tree.addView("title", kind: .label, to: card)
  let button = try tree.addView("button", kind: .button, to: card)
  try tree.setText(TextContent("A card that is laid out without an operating system", numberOfLines: 0), of: title)
  try tree.setMeasuresHeightForWidth(true, of: title)
  let safeArea = tree.root.safeArea
  try tree.activate([
    card.top == safeArea.top + 0.2 * safeArea.height, card.leading == safeArea.leading + 16,
    card.trailing == safeArea.trailing - 16, title.top == card.top + 16, title.leading == card.leading + 16,
    title.trailing <= card.trailing - 16, button.top == title.bottom + 8, button.leading == title.leading,
    button.width == 30, button.height == 44, card.bottom == button.bottom + 16,
  ])

  var engine = LayoutEngine(tree: tree, environment: environment, measurer: .textMetrics)
  var result = try engine.layout()
  guard result.findings.isEmpty, let frame = result.frame(of: card), let text = result.frame(of: title) else {
    return 2
  }
  guard frame.width == environment.size.width - 32, text.height > 40, text.height < 60 else { return 3 }

  let findings = result.lint()
  guard findings.map({ $0.message }) == ["the width of button is 30, less than the 44 pt of a touch target"] else {
    return 4
  }

  try engine.tree.activate([card.width == 400])
  result = try engine.layout()
  guard result.findings.count == 1, let conflict = result.findings.first else { return 5 }
  let sum = "16 + 16 + 400 is 432, but the screen is 393 wide: 39 pt too much"
  guard conflict.message.hasPrefix(sum) else { return 6 }
  guard try engine.fixes(for: conflict).count == 10 else { return 7 }
  return 0
}
