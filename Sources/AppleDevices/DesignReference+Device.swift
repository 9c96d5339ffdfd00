import LayoutModel

extension DesignReference {
  /// Makes the reference of a device's screen without bars.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held in the design.
  ///   - generation: The generation of the system; nil stands for the newest one whose safe area is known.
  public init(
    _ device: Device, in orientation: ScreenOrientation = .portrait, on generation: Device.SystemGeneration? = nil
  ) {
    let environment = device.environment(in: orientation, on: generation)
    self.init(size: device.size(in: orientation), safeAreaInsets: environment?.safeAreaInsets ?? .zero)
  }
}
