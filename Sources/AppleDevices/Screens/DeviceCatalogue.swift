import LayoutModel

/// The devices that are known, in the order of the table they were generated from.
public enum DeviceCatalogue {
  /// All devices.
  public static var all: [Device] { generated }

  /// The device of a name; nil if there is none.
  ///
  /// - Parameter name: The name on the box, as in ``Device/name``.
  /// - Complexity: O(n) for n devices.
  public static func device(named name: String) -> Device? { all.first { $0.name == name } }

  /// The device whose hardware reports an identifier, such as `iPhone15,4`; nil if there is none. A foldable device has an
  /// entry per display, and the first one is the answer.
  ///
  /// - Parameter modelIdentifier: The identifier.
  /// - Complexity: O(n) for n devices.
  public static func device(modelIdentifier: String) -> Device? {
    all.first { $0.modelIdentifiers.contains(modelIdentifier) }
  }

  /// The devices of a product line.
  ///
  /// - Parameter family: The product line.
  /// - Complexity: O(n) for n devices.
  public static func devices(of family: Device.Family) -> [Device] { all.filter { $0.family == family } }
}
