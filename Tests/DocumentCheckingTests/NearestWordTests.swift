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

  func test_nearest_doesNotTakeOneNumberForAnother() {
    let phones = ["iPhone 5", "iPhone 15", "iPhone 15 Pro", "iPhone SE"]
    XCTAssertEqual(NearestWord.nearest(to: "iPhone15", among: phones), "iPhone 15")
    XCTAssertEqual(NearestWord.nearest(to: "iphone 15pro", among: phones), "iPhone 15 Pro")
    XCTAssertNil(NearestWord.nearest(to: "iPhone15", among: ["iPhone 5", "iPhone 1"]))
    XCTAssertEqual(NearestWord.nearest(to: "AX9", among: ["AX", "AX1", "AX15"]), "AX1")
  }
}
