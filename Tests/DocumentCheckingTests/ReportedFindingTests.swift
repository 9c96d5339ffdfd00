import DocumentChecking
import XCTest

/// Replaced by the tests of the checks.
final class ReportedFindingTests: XCTestCase {}
