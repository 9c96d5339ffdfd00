import Foundation

/// The process's real memory, where the system tells it (Linux).
///
/// The highest resident size is the process's, not one computation's. So before a computation free heap memory is given
/// back to the system and the mark is reset; the growth is the mark afterwards less the resident size before.
enum ResidentMemory {
  /// The growth of the resident memory at its peak while a computation runs, in bytes; nil where it cannot be measured.
  static func peakGrowth(_ computation: () -> Void) -> Int? {
    releaseFreeMemory()
    let canReset = (try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))) != nil
    let before = kilobytes("VmRSS:")
    computation()
    guard canReset, let before, let peak = kilobytes("VmHWM:") else { return nil }
    return max(0, peak - before) * 1024
  }

  private static func kilobytes(_ key: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    for line in status.split(separator: "\n") where line.hasPrefix(key) {
      return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
    }
    return nil
  }

  /// Calls glibc's `malloc_trim`, which no Swift module declares.
  private static func releaseFreeMemory() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> CInt
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
    #endif
  }
}
