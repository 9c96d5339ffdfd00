import LayoutAnalysis
import LayoutModel
import XCTest

/// The examples that stand beside each rule.
final class LintExampleTests: XCTestCase {
  func test_examples_areThereForEachRuleInOrder() {
    XCTAssertEqual(LintExample.all.map(\.rule), LintRule.allCases)
  }

  func test_examples_triggerTheirRuleOrDoNot() throws {
    for example in LintExample.all {
      let configuration = LintConfiguration([example.rule])
      let found = try example.layout(isTriggering: true).lint(configuration)
      XCTAssertFalse(found.isEmpty, "\(example.rule) finds nothing")
      for finding in found {
        XCTAssertEqual(finding.kind, .lint(example.rule))
        XCTAssertFalse(finding.message.isEmpty, "\(example.rule)")
        XCTAssertEqual(finding.items.count, finding.itemNames.count, "\(example.rule)")
      }
      let others = try example.layout(isTriggering: false).lint(configuration)
      XCTAssertEqual(others.map(\.message), [], "\(example.rule) finds something")
    }
  }

  func test_identifiers_nameTheirRules() {
    for rule in LintRule.allCases {
      XCTAssertEqual(LintRule(identifier: rule.identifier), rule)
      XCTAssertFalse(rule.advice.isEmpty, "\(rule)")
    }
    XCTAssertEqual(Set(LintRule.allCases.map(\.identifier)).count, 20)
    XCTAssertNil(LintRule(identifier: "touchTarget"))
  }
}
