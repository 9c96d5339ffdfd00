import LayoutModel

extension Device {
  /// How far a number of the device catalogue can be trusted.
  public struct Confidence: Hashable, Sendable {
    /// Steps of trust, from best to worst.
    public enum Level: String, Hashable, Sendable, CaseIterable {
      /// Measured, or several independent sources agree.
      case high
      /// One careful measurement.
      case mediumHigh
      /// One good source or a device of the same class.
      case medium
      /// One good source about software that was not final.
      case mediumLow
      /// A weak or single unofficial source.
      case low
      /// Taken from a device of the same class.
      case inferred
      /// Computed by a rule.
      case ruleDerived
      /// Nothing is known; a number beside it, if any, is a draft.
      case unknown
    }

    /// The step of trust.
    public let level: Level
    /// Where the number comes from or what limits it; empty if nothing is to be added.
    public let note: String

    /// Makes a judgement.
    ///
    /// - Parameters:
    ///   - level: The step of trust.
    ///   - note: Where the number comes from or what limits it.
    public init(_ level: Level, _ note: String = "") {
      self.level = level
      self.note = note
    }
  }
}
