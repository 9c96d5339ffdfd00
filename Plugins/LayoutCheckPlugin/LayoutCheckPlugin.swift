import Foundation
import PackagePlugin

/// `swift package layoutcheck`: runs the tool with the arguments given, in the package's folder.
@main
struct LayoutCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layoutcheck").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = Self.words(for: arguments)
    try process.run()
    process.waitUntilExit()
    // The exit code is the answer of a check, so it is passed on as it is. A tool that was killed has none.
    if process.terminationReason == .uncaughtSignal { exit(70) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The words for the tool. Without a command, or with nothing but options, the package's folder is checked.
  private static func words(for arguments: [String]) -> [String] {
    guard let first = arguments.first else { return ["check"] }
    let asksForHelp = ["-h", "--help", "--version"].contains(first)
    return first.hasPrefix("-") && !asksForHelp ? ["check"] + arguments : arguments
  }
}
