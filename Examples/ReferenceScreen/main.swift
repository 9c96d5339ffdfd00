import AppleDevices
import Foundation
import LayoutModel
import LayoutPictures
import ReferenceLayout

let usage = """
  usage: ReferenceScreen [OUTPUT.svg]

  Lays out the reference screen on every device of the catalogue, portrait and landscape, prints the frames and writes
  a sheet of the twelve screens that differ most as SVG (reference-screen.svg if no path is given). Frames are x y width
  height in points, in the coordinates of the superview; the card's and the safe area's are the screen's.
  """

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

/// Lays out the screen everywhere and returns the lines of the table and the sheet.
func layOutAll() throws -> (lines: [String], sheet: ContactSheet) {
  var table = FrameTable(header: ["device", "orientation", "screen", "safe area", "card", "avatar", "name"])
  var pictures: [ScreenPicture] = []
  var sizes: [LayoutSize] = []
  var skipped: [String] = []
  var screen: ReferenceScreen?
  for device in DeviceCatalogue.all {
    for orientation in ScreenOrientation.allCases {
      guard let environment = device.environment(in: orientation) else {
        skipped.append("\(device.name), \(orientation.rawValue): the safe area is not known")
        continue
      }
      var current = try screen ?? ReferenceScreen(environment: environment)
      let result = try current.layout(in: environment)
      screen = current
      let size = environment.size
      let screenSize = "\(Int(size.width)) x \(Int(size.height))"
      let frames = [current.card, current.avatar, current.name].map { result.frame(of: $0)?.description ?? "none" }
      table.append([device.name, orientation.rawValue, screenSize, environment.safeArea.description] + frames)
      let caption = [device.name, "\(screenSize), \(orientation.rawValue)"]
      sizes.append(size)
      pictures.append(ScreenPicture(result, caption: caption, cornerRadius: device.cornerRadius))
    }
  }
  let shown = mostDifferent(sizes, count: 12).map { pictures[$0] }
  let title = "Reference screen: \(shown.count) of \(pictures.count) layouts on \(DeviceCatalogue.all.count) devices"
  let sheet = ContactSheet(title: title, shown, columns: 4, cellSize: LayoutSize(width: 300, height: 300))
  return (table.lines + skipped, sheet)
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["--help"] || arguments == ["-h"] {
  print(usage)
  exit(0)
}
if arguments.count > 1 || arguments.first?.hasPrefix("-") == true { fail(usage, code: 2) }

let path = arguments.first ?? "reference-screen.svg"
do {
  let (lines, sheet) = try layOutAll()
  print(lines.joined(separator: "\n"))
  try sheet.svg.write(toFile: path, atomically: true, encoding: .utf8)
  print("\nwrote \(path): \(sheet.pictures.count) screens that differ")
} catch {
  fail("ReferenceScreen: \(error)", code: 1)
}
