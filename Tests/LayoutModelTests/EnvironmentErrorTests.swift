import LayoutModel
import LayoutTestSupport
import XCTest

final class EnvironmentErrorTests: XCTestCase {
  private func error(_ change: (inout LayoutEnvironment) -> Void) -> LayoutError? {
    var engine = LayoutEngine(tree: LayoutTree(), environment: .plain(320, 480))
    change(&engine.environment)
    do {
      _ = try engine.layout()
      return nil
    } catch {
      return error
    }
  }

  func test_layout_refusesAKeyboardHeightThatCannotBe() {
    XCTAssertEqual(error { $0.keyboardHeight = .nan }, .nonFinite("keyboard height", in: "the environment"))
    XCTAssertEqual(error { $0.keyboardHeight = .infinity }, .nonFinite("keyboard height", in: "the environment"))
    XCTAssertEqual(error { $0.keyboardHeight = -1 }, .negativeSize(-1, of: "the keyboard height of the environment"))
    XCTAssertNil(error { $0.keyboardHeight = 0 })
    XCTAssertNil(error { $0.keyboardHeight = 1e6 })
  }

  func test_layout_refusesADefaultMarginThatCannotBe() {
    XCTAssertEqual(error { $0.defaultLayoutMargin = .nan }, .nonFinite("margin", in: "the environment"))
    XCTAssertEqual(error { $0.defaultLayoutMargin = -8 }, .negativeSize(-8, of: "the margin of the environment"))
  }
}
