import InterfaceBuilder
import XCTest

final class SourceLocationTests: XCTestCase {
  func test_description_readsAsCompilersWriteIt() {
    XCTAssertEqual(SourceLocation(file: "a.xib", line: 3, column: 7).description, "a.xib:3:7")
  }
}
