import Foundation

/// Writes a line to the standard error.
func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

do {
  var succeeded = true
  switch try Arguments.command(Array(CommandLine.arguments.dropFirst())) {
  case .help: print(Arguments.help)
  case .builtIn(let options): succeeded = try BuiltIn.run(options)
  case .replay(let options): succeeded = try Replay.run(options)
  case .scenes(let options): succeeded = try Scenes.run(options)
  case .documents(let options): succeeded = try Documents.run(options)
  case .texts(let options): succeeded = try Texts.run(options)
  case .histories(let options): succeeded = try Histories.run(options)
  case .layout(let options): succeeded = try await LayoutBenchmark.run(options)
  case .search(let options): succeeded = try Search.run(options)
  case .soak(let options): succeeded = try Soak.run(options)
  case .logs(let options): succeeded = try Logs.run(options)
  case .compareKiwi(let options): succeeded = try Compare.run(options)
  }
  exit(succeeded ? 0 : 1)
} catch let error as UsageError {
  complain("Benchmarks: \(error.message)")
  complain(Arguments.usage)
  exit(2)
} catch {
  complain("Benchmarks: \(error)")
  exit(1)
}
