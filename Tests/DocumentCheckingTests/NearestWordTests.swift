import DocumentChecking
import XCTest

final class NearestWordTests: XCTestCase {
  func test_nearest_allowsForTypingErrors() {
    let words = ["check", "sweep", "frames", "explain", "rules", "devices"]
    for (word, expected) in [
      ("chek", "check"), ("hceck", "check"), ("Frames", "frames"), ("frame", "frames"), ("explane", "explain"),
      ("ruels", "rules"),
      ("xyz", nil), ("", nil), ("devicesandmore", nil),
    ] {
      XCTAssertEqual(NearestWord.nearest(to: word, among: words), expected, word)
    }
  }

  func test_nearest_takesTheFirstOfEquallyNearOnes() {
    XCTAssertEqual(NearestWord.nearest(to: "bat", among: ["cat", "hat"]), "cat")
    XCTAssertNil(NearestWord.nearest(to: "bat", among: []))
  }
}
