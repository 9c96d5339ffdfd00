import Foundation

/// Finds the documents of Interface Builder in folders.
package struct DocumentSearch: Sendable {
  /// What a search found.
  package struct Found: Hashable, Sendable {
    /// The path: below the working directory relative to it, else as it was given.
    package let path: String
    /// Whether the file itself was named, and not a folder that it lies in.
    let isNamed: Bool
  }

  /// Folders with what was built or fetched, not written: they are searched only if they are named themselves.
  static let skippedFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  /// Patterns of paths that are left out, also if they are named.
  let exclusions: [GlobPattern]
  /// Where relative paths begin.
  let workingDirectory: String

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - exclusions: Patterns of paths that are left out.
  ///   - workingDirectory: Where relative paths begin; that of the process unless given.
  package init(
    exclusions: [GlobPattern] = [], workingDirectory: String = FileManager.default.currentDirectoryPath
  ) {
    self.exclusions = exclusions
    self.workingDirectory = workingDirectory
  }

  /// The documents at some paths: files as they are, and what ends in `.storyboard` or `.xib` in folders and in folders in them, without
  /// hidden folders and `skippedFolders`. Links to folders are not followed.
  ///
  /// - Parameter paths: Files and folders. One that is not there is in the result, so that reading it says so.
  /// - Returns: Each document once, sorted by its path.
  /// - Complexity: O(n log n) for n files.
  package func documents(at paths: [String]) -> [Found] {
    var named: [String: Bool] = [:]
    for given in paths {
      let path = relative(given)
      switch kind(of: path, followingLinks: true) {
      case .folder: search(path == "." ? "" : path) { named[$0] = named[$0] ?? false }
      case .file, .missing: named[path] = true
      }
    }
    return named.map { Found(path: $0.key, isNamed: $0.value) }
      .filter { found in !exclusions.contains { $0.matches(found.path) } }
      .sorted { $0.path < $1.path }
  }

  private enum Kind { case file, folder, missing }

  private func search(_ folder: String, _ note: (String) -> Void) {
    let absolute = folder.isEmpty ? workingDirectory : absolutePath(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        if kind(of: path, followingLinks: true) == .file { note(path) }
      } else if !Self.skippedFolders.contains(name), kind(of: path, followingLinks: false) == .folder {
        search(path, note)
      }
    }
  }

  private func kind(of path: String, followingLinks: Bool) -> Kind {
    let absolute = absolutePath(path)
    if !followingLinks {
      let attributes = try? FileManager.default.attributesOfItem(atPath: absolute)
      let type = attributes?[.type] as? FileAttributeType
      return type == .typeDirectory ? .folder : type == nil ? .missing : .file
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else { return .missing }
    return isFolder.boolValue ? .folder : .file
  }

  /// A path from the root of the file system.
  ///
  /// - Parameter path: A path, relative to the working directory unless it begins with a slash.
  func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : workingDirectory + "/" + path }

  /// A path without what says nothing, relative to the working directory if it lies below that.
  private func relative(_ given: String) -> String {
    let isAbsolute = given.hasPrefix("/")
    var path = given.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if isAbsolute { path = "/" + path }
    if path == workingDirectory { return "." }
    if workingDirectory != "/", path.hasPrefix(workingDirectory + "/") {
      path = String(path.dropFirst(workingDirectory.count + 1))
    }
    return path.isEmpty ? "." : path
  }
}
