// A program of another package that has the layout model and nothing else: it lays a screen out without knowing of devices.

import LayoutModel

var tree = LayoutTree(rootNamed: "screen")
let title = try tree.addView("title", kind: .label, to: tree.root)
let card = try tree.addView("card", to: tree.root)
try tree.setContentSize(ContentSize(width: 120, height: 20), of: title)
let shares = try tree.activate([
  title.top == tree.root.safeArea.top + 8,
  title.centerX == tree.root.safeArea.centerX,
  card.top == title.bottom + 16,
  card.centerX == title.centerX,
  card.width == 0.8 * tree.root.safeArea.width,
  card.height == 0.5 * card.width,
])
var engine = LayoutEngine(tree: tree, environment: LayoutEnvironment(size: LayoutSize(width: 400, height: 800)))
let portrait = try engine.layout()
guard portrait.frame(of: card) == LayoutRectangle(x: 40, y: 44, width: 320, height: 160) else {
  fatalError("the card has the frame \(String(describing: portrait.frame(of: card)))")
}
engine.environment.size = LayoutSize(width: 800, height: 400)
let landscape = try engine.layout()
guard landscape.changes.map(\.view) == [tree.root, title, card], landscape.issues.isEmpty else {
  fatalError("these frames changed: \(landscape.changes)")
}
guard try tree.isActive(shares[4]), landscape.frame(of: card)?.width == 640 else {
  fatalError("the card has the frame \(String(describing: landscape.frame(of: card)))")
}
print("layout model alone: a card in proportion, portrait and landscape")
