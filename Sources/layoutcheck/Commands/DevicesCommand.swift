import DocumentChecking

/// Lists the devices.
enum DevicesCommand: Command {
  static let name = "devices"
  static let summary = "Lists the devices that --devices and --device take."
  static let operands = ""
  static let discussion =
    "Lists the names of all devices with their sizes in points, in portrait. A star marks those that stand for their screen in all, iphone and ipad."
  static let options: [CommandOption] = []

  static func run(_ arguments: CommandArguments) async throws -> ExitCode {
    if let word = arguments.operands.first { throw UsageError("“\(word)” is too much") }
    let devices = DeviceChoice.listing
    let width = devices.map(\.name.count).max() ?? 0
    for device in devices {
      let space = String(repeating: " ", count: width - device.name.count)
      let mark = device.standsForItsScreen ? "*" : " "
      Terminal.write("\(mark) \(device.name)\(space)  \(device.width) × \(device.height)\n")
    }
    return .clean
  }
}
