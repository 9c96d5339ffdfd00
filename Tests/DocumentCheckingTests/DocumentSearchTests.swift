import DocumentChecking
import Foundation
import XCTest

final class DocumentSearchTests: XCTestCase {
  private func found(_ paths: [String], in folder: TemporaryFolder, excluding patterns: [String] = []) -> [String] {
    DocumentSearch(exclusions: patterns.map { GlobPattern($0) }, workingDirectory: folder.path)
      .documents(at: paths).map(\.path)
  }

  func test_documents_areSortedAndWithoutWhatWasBuiltOrFetched() throws {
    let folder = try TemporaryFolder()
    for path in [
      "b/Main.storyboard", "a/Cell.xib", "a/Note.txt", ".hidden/X.xib", "Pods/P/X.xib", "Carthage/X.xib",
      "DerivedData/X.xib",
      ".build/X.xib", "build/X.xib", "a/Pods/X.xib",
    ] {
      try folder.write("", to: path)
    }
    XCTAssertEqual(found(["."], in: folder), ["a/Cell.xib", "b/Main.storyboard"])
    XCTAssertEqual(found([folder.path], in: folder), ["a/Cell.xib", "b/Main.storyboard"])
    XCTAssertEqual(found(["Pods"], in: folder), ["Pods/P/X.xib"], "a folder that is named is searched")
    XCTAssertEqual(
      found(["a/Note.txt"], in: folder), ["a/Note.txt"], "a file that is named is read, whatever its name is")
  }

  func test_documents_areThereOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/Cell.xib")
    XCTAssertEqual(found(["a", "./a/Cell.xib", folder.path + "/a", "a/"], in: folder), ["a/Cell.xib"])
  }

  func test_documents_keepWhatIsNotThere() throws {
    XCTAssertEqual(found(["missing.xib"], in: try TemporaryFolder()), ["missing.xib"])
  }

  func test_documents_leaveOutWhatIsExcluded() throws {
    let folder = try TemporaryFolder()
    for path in ["a/Cell.xib", "a/b/Cell.xib", "c/Old.xib"] { try folder.write("", to: path) }
    XCTAssertEqual(found(["."], in: folder, excluding: ["a/*"]), ["c/Old.xib"])
    XCTAssertEqual(found(["."], in: folder, excluding: ["Old.xib"]), ["a/Cell.xib", "a/b/Cell.xib"])
    XCTAssertEqual(found(["."], in: folder, excluding: ["**/b/**"]), ["a/Cell.xib", "c/Old.xib"])
  }

  func test_documents_doNotFollowLinksToFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/Cell.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/loop", withDestinationPath: folder.path + "/a")
    XCTAssertEqual(found(["."], in: folder), ["a/Cell.xib"])
  }
}

final class GlobPatternTests: XCTestCase {
  func test_matches_comparesPartsOfPaths() {
    for (pattern, path, matches) in [
      ("*.xib", "a/b/Cell.xib", true), ("*.xib", "a/Main.storyboard", false), ("Legacy", "App/Legacy/Main.xib", true),
      ("App/*.xib", "App/Cell.xib", true), ("App/*.xib", "App/b/Cell.xib", false),
      ("App", "Application/Cell.xib", false),
      ("App/**/Old*.xib", "App/Older.xib", true), ("App/**/Old*.xib", "App/a/b/Old.xib", true),
      ("**/Tests/**", "a/Tests/X.xib", true), ("C?ll.xib", "Cell.xib", true), ("C?ll.xib", "Cll.xib", false),
      ("a*b*c.xib", "aXbXbYc.xib", true), ("", "a", false), ("./App/", "App/x.xib", true), ("*", "a", true),
    ] {
      XCTAssertEqual(GlobPattern(pattern).matches(path), matches, "\(pattern) on \(path)")
    }
  }
}
