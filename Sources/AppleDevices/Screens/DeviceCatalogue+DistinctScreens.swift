import LayoutModel

extension Device {
  /// The family of screens that the device belongs to.
  public var screenClass: ScreenClass {
    let known = ScreenClass(of: size, idiom: idiom)
    switch known {
    case .phone3_5, .phone4, .phone4_7, .phone5_5: return hasHomeButton ? known : .phoneAllScreen
    default: return known
    }
  }
}

extension DeviceCatalogue {
  /// One device for every set of facts that a layout can tell apart: size, scale, safe areas, size classes and margins. Of devices
  /// that agree in all of them the newest stands for the others. In the catalogue's order.
  public static let distinctScreens: [Device] = {
    var seen: Set<ScreenFacts> = []
    var result: [Device] = []
    for device in all.reversed() where seen.insert(ScreenFacts(device)).inserted { result.append(device) }
    return result.reversed()
  }()

  private struct ScreenFacts: Hashable {
    let size: LayoutSize
    let scale: Double
    let safeArea11: Device.Oriented<LayoutInsets>?
    let safeArea26: Device.Oriented<LayoutInsets>?
    let sizeClasses: Device.Oriented<Device.SizeClasses>
    let rootMargin: Device.Oriented<Double?>
    let family: Device.Family

    init(_ device: Device) {
      size = device.size
      scale = device.scale
      safeArea11 = device.safeArea11?.insets
      safeArea26 = device.safeArea26?.insets
      sizeClasses = device.sizeClasses
      rootMargin = device.rootMargin
      // An iPod touch lays out as the phone of its size does.
      family = device.family == .ipod ? .iphone : device.family
    }
  }
}
