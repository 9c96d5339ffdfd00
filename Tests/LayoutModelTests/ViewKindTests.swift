import LayoutModel
import XCTest

final class ViewKindTests: XCTestCase {
  func test_scrolls_holdsForViewsWithAContentArea() {
    XCTAssertEqual(ViewKind.allCases.filter(\.scrolls), [.textView, .scroll, .table, .collection])
  }

  func test_isControl_holdsForWhatIsTouched() {
    XCTAssertEqual(
      Set(ViewKind.allCases.filter(\.isControl)),
      [
        .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .picker, .searchBar,
        .control,
      ])
  }

  func test_centersText_holdsForControlsWithAText() {
    XCTAssertTrue(ViewKind.button.centersText)
    XCTAssertTrue(ViewKind.textField.centersText)
    XCTAssertFalse(ViewKind.label.centersText)
    XCTAssertFalse(ViewKind.textView.centersText)
  }
}
