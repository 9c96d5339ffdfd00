import AppleDevices
import LayoutModel

/// Devices with numbers of their own, others that scale, and one that nobody has built.
func screens() throws -> [Device] {
  let names = ["iPhone 4s", "iPhone 8 Plus", "iPhone X", "iPhone 17 Pro Max", "iPad (A16)", "iPad Pro (13-inch) (M4)"]
  let custom = try Device.custom(named: "a phone of 460 x 1000", size: LayoutSize(width: 460, height: 1000))
  return names.compactMap { DeviceCatalogue.device(named: $0) } + [custom]
}

func printTables() throws {
  var screen: ProfileScreen?
  for device in try screens() {
    guard let environment = device.environment(in: .portrait) else { continue }
    var current: ProfileScreen
    if let screen {
      current = screen
    } else {
      current = try ProfileScreen(environment: environment)
      print("As decided, for 375 x 812\n\n\(current.decisions)")
    }
    let result = try current.layout(in: environment)
    screen = current
    print("\n\(device.name), \(Int(environment.size.width)) x \(Int(environment.size.height))\n")
    print(current.table.text(readFrom: result))
  }
}

do {
  try printTables()
} catch {
  print("StrategyTableExample: \(error)")
}
