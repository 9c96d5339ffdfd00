import Foundation
import LayoutAnalysis
import LayoutModel

/// Where an app runs, as its project says: on which kinds of devices, and in which orientations.
///
/// Projects of Xcode are looked for in the folders that are checked, and in those that they lie in. What several targets and
/// configurations say is put together, so that nothing is left out that some of them does.
package struct AppSupport: Hashable, Sendable {
  /// The kinds of devices; empty if no project says it.
  package private(set) var idioms: Set<InterfaceIdiom> = []
  /// The orientations on each kind of device; nothing for a kind of which no project says it.
  package private(set) var orientations: [InterfaceIdiom: Set<ScreenOrientation>] = [:]

  /// Nothing is known.
  package init() {}

  /// The same without what is said of orientations.
  var withoutOrientations: AppSupport {
    var result = self
    result.orientations = [:]
    return result
  }

  /// What the projects near some paths say.
  ///
  /// - Parameters:
  ///   - paths: Files and folders that are checked.
  ///   - workingDirectory: Where relative paths begin.
  package init(near paths: [String], workingDirectory: String = FileManager.default.currentDirectoryPath) {
    for project in Self.projects(near: paths, workingDirectory) {
      guard let data = FileManager.default.contents(atPath: project + "/project.pbxproj") else { continue }
      read(project: String(decoding: data, as: UTF8.self), in: Self.folder(of: project))
    }
  }

  // MARK: Finding

  /// How many folders up a project is looked for.
  private static let levels = 6

  private static func projects(near paths: [String], _ workingDirectory: String) -> [String] {
    var found: Set<String> = []
    for path in paths {
      let absolute = path.hasPrefix("/") ? path : workingDirectory + "/" + path
      var folder = URL(fileURLWithPath: absolute).standardizedFileURL.path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue {
        found.formUnion(projects(below: folder, levels))
      }
      for _ in 0..<levels {
        let here = projects(in: folder)
        found.formUnion(here)
        guard here.isEmpty, folder != "/" else { break }
        folder = Self.folder(of: folder)
      }
    }
    return found.sorted()
  }

  private static func projects(below folder: String, _ levels: Int) -> [String] {
    guard levels > 0 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var result = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
    for name in names
    where !name.hasPrefix(".") && !name.contains(".") && !DocumentSearch.skippedFolders.contains(name) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        result += projects(below: folder + "/" + name, levels - 1)
      }
    }
    return result
  }

  private static func projects(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  // MARK: Reading

  /// Takes what a project file says. It is an old property list, of which single settings are enough.
  mutating func read(project text: String, in folder: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"; "))
      switch parts[0].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) {
      case "TARGETED_DEVICE_FAMILY":
        if value.contains("1") { idioms.insert(.phone) }
        if value.contains("2") { idioms.insert(.pad) }
      case "INFOPLIST_KEY_UISupportedInterfaceOrientations": add(value.split(separator: " ").map(String.init), to: nil)
      case "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone":
        add(value.split(separator: " ").map(String.init), to: .phone)
      case "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        add(value.split(separator: " ").map(String.init), to: .pad)
      case "INFOPLIST_FILE":
        let path = value.replacingOccurrences(of: "$(SRCROOT)/", with: "")
        if let data = FileManager.default.contents(atPath: folder + "/" + path) { read(propertyList: data) }
      default: break
      }
    }
  }

  /// Takes what the property list of an app says.
  mutating func read(propertyList data: Data) {
    let value = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let list = value as? [String: Any] else { return }
    let pad = list["UISupportedInterfaceOrientations~ipad"] as? [String]
    if let names = list["UISupportedInterfaceOrientations"] as? [String] {
      add(names, to: .phone)
      if pad == nil { add(names, to: .pad) }
    }
    if let pad { add(pad, to: .pad) }
  }

  private mutating func add(_ names: [String], to idiom: InterfaceIdiom?) {
    for idiom in idiom.map({ [$0] }) ?? InterfaceIdiom.known {
      for name in names {
        if name.contains("Portrait") { orientations[idiom, default: []].insert(.portrait) }
        if name.contains("Landscape") { orientations[idiom, default: []].insert(.landscape) }
      }
    }
  }
}
