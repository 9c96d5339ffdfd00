import Foundation
import PackagePlugin

/// `swift package layoutcheck`: runs the tool with the arguments given, in the package's folder. Without any, it checks that folder.
///
/// Nothing is written into the package unless an option of the tool says so, and therefore no permission is asked for. On macOS, where plugins
/// run in a sandbox, such an option needs `--allow-writing-to-package-directory` before the plugin's name.
@main
struct LayoutCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layoutcheck").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments.isEmpty ? ["check", "."] : arguments
    try process.run()
    process.waitUntilExit()
    // SwiftPM tells the exit code of the plugin and ends with 1 for any but 0. A tool that was killed by a signal has none of its own.
    if process.terminationReason == .uncaughtSignal { exit(70) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
