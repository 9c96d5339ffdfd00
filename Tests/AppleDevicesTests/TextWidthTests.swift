import AppleDevices
import LayoutModel
import XCTest

/// Widths of characters: weights, designs of the font, kerning, and characters that the font's tables do not have.
final class TextWidthTests: XCTestCase {
  private func width(_ string: String, _ size: Double, _ weight: FontWeight = .regular, system: Int = 26) -> Double {
    MetricsTextMeasurer(systemVersion: system).exactWidth(
      of: TextContent(string, font: .system(size: size, weight: weight), adjustsForContentSizeCategory: false))
  }

  /// What Interface Builder recorded: text, size, weight, version of the system, pixels per point, width.
  func test_measure_hasRecordedWidths() {
    let rows: [(String, Double, FontWeight, Int, Double, Double, UInt)] = [
      ("Label", 17, .regular, 17, 3, 41.33, #line), ("Label", 17, .medium, 11, 2, 43, #line),
      ("Amount", 13, .regular, 11, 2, 47.5, #line), ("Subtitle", 30, .regular, 17, 1, 100, #line),
      ("Label", 20, .bold, 14, 1, 52, #line), ("Rating", 17, .regular, 9, 2, 49, #line),
      ("Status:", 17, .regular, 26, 3, 53.67, #line), ("500", 13, .regular, 14, 2, 24.5, #line),
      ("-", 22, .medium, 18, 2, 10, #line),
    ]
    for (string, size, weight, system, scale, recorded, line) in rows {
      let text = TextContent(string, font: .system(size: size, weight: weight))
      let request = MeasurementRequest(view: LayoutTree().root, kind: .label, text: text)
      let measured = MetricsTextMeasurer(systemVersion: system).measure(request, in: Traits(displayScale: scale))
      XCTAssertEqual(measured.width ?? 0, recorded, accuracy: 0.01, string, line: line)
    }
  }

  func test_exactWidth_growsWithWeightAndSize() {
    let weights: [FontWeight] = [.light, .regular, .medium, .semibold, .bold, .heavy, .black]
    for size in [11.0, 17, 22, 34, 80] {
      for (lighter, bolder) in zip(weights, weights.dropFirst()) {
        XCTAssertLessThan(width("Hamburg", size, lighter), width("Hamburg", size, bolder), "\(size) \(bolder)")
      }
    }
    for system in [9, 11, 14] {
      var last = 0.0
      // Up to iOS 13 the design changes at 20 points, and text of 20 points is narrower than that of 19.9.
      for size in stride(from: 20, through: 120, by: 0.25) {
        let current = width("Hamburg", size, system: system)
        XCTAssertGreaterThan(current, last, "\(system) \(size)")
        last = current
      }
    }
  }

  func test_exactWidth_differsBetweenSystems() {
    XCTAssertEqual(width("Hamburg", 13, system: 9), width("Hamburg", 13, system: 26))
    XCTAssertGreaterThan(width("Hamburg", 17, system: 13), width("Hamburg", 17, system: 14))
    XCTAssertGreaterThan(width("Hamburg", 30, system: 10), width("Hamburg", 30, system: 11))
    XCTAssertEqual(width("Hamburg", 30, system: -1), width("Hamburg", 30, system: 9))
    XCTAssertEqual(width("Hamburg", 30, system: .max), width("Hamburg", 30, system: 26))
  }

  func test_exactWidth_hasKerning() {
    for pair in ["AV", "To", "r."] {
      let apart = pair.map { width(String($0), 100) }.reduce(0, +)
      XCTAssertLessThan(width(pair, 100), apart - 1, pair)
    }
    // Not over the end of a line.
    XCTAssertEqual(width("T\no", 100), max(width("T", 100), width("o", 100)))
  }

  func test_exactWidth_ofOtherLettersFollowsSimilarOnes() {
    for (other, base) in [("ä", "a"), ("Ñ", "N"), ("ł", "l"), ("Я", "R"), ("Ω", "O"), ("ё", "е"), ("\u{A0}", " ")] {
      XCTAssertEqual(width(other, 50), width(base, 50), accuracy: 1e-9, other)
    }
    XCTAssertEqual(width("e\u{301}", 50), width("e", 50), "a mark takes no room")
    XCTAssertEqual(width("日本", 20), 2 * 1.019 * 20, accuracy: 1e-9)
    XCTAssertEqual(width("한국", 20), 2 * 0.865 * 20, accuracy: 1e-9)
  }

  func test_exactWidth_ofPictographsCountsPictures() {
    XCTAssertEqual(width("😀", 17), 1.34 * 17, accuracy: 1e-9)
    XCTAssertEqual(width("😀", 30), 1.12 * 30, accuracy: 1e-9)
    let one = width("😀", 24)
    for (text, count) in [("👨‍👩‍👧", 1), ("👍🏽", 1), ("🇩🇪", 1), ("🇩🇪🇫🇷", 2), ("😀😀", 2), ("❤️", 1)] {
      XCTAssertEqual(width(text, 24), Double(count) * one, accuracy: 1e-9, text)
    }
  }

  func test_exactWidth_countsSpacesAtTheEnds() {
    let space = width(" ", 17)
    XCTAssertGreaterThan(space, 3)
    XCTAssertEqual(width(" n ", 17), width("n", 17) + 2 * space, accuracy: 0.2)
    let text = TextContent("one two", font: .system(size: 17), numberOfLines: 0)
    let measurer = MetricsTextMeasurer()
    let limit = measurer.exactWidth(of: TextContent("one", font: .system(size: 17)))
    XCTAssertEqual(measurer.numberOfLines(text, width: limit), 2, "a space where a line is broken takes no room")
  }

  func test_basis_isThatOfTheLeastKnownCharacter() {
    let rows: [(String, MetricsTextMeasurer.Basis, UInt)] = [
      ("", .measured, #line), ("Cancel", .measured, #line), ("Löschen", .measured, #line), ("Отмена", .measured, #line),
      ("取消", .measured, #line), ("취소", .measured, #line), ("Ακύρωση", .guessed, #line), ("キャンセル", .guessed, #line),
      ("OK 👍", .guessed, #line), ("بيت", .unknown, #line), ("ביטול", .unknown, #line), ("ยกเลิก", .unknown, #line),
      ("रद्द", .unknown, #line), ("Cancel بيت", .unknown, #line), ("a=b", .guessed, #line),
    ]
    for (string, expected, line) in rows {
      XCTAssertEqual(MetricsTextMeasurer().basis(of: TextContent(string)), expected, string, line: line)
    }
  }

  func test_exactWidth_isFiniteForEveryCharacter() {
    let measurer = MetricsTextMeasurer()
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = measurer.exactWidth(of: TextContent(String(Character(scalar)), font: .system(size: 10)))
      XCTAssertTrue(width >= 0 && width < 15, "U+\(String(value, radix: 16)): \(width)")
    }
    for size in [Double.leastNonzeroMagnitude, 1e-300, 1e6, 1e300] {
      XCTAssertTrue(measurer.exactWidth(of: TextContent("Hamburg", font: .system(size: size))).isFinite, "\(size)")
    }
  }
}
