/// What all buffers take and give back, for the test that a solver's count of its own bytes omits none. Debug builds only.
package enum BufferLedger {
  #if DEBUG
    /// Called with the bytes of each allocation, and with minus the bytes of each deallocation. Set by tests of one thread.
    nonisolated(unsafe) package static var observer: ((Int) -> Void)?
  #endif

  @inline(__always)
  static func note(_ bytes: Int) {
    #if DEBUG
      observer?(bytes)
    #endif
  }
}
