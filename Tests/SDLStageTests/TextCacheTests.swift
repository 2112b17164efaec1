import SDLKit
import SDLStage
import Stage
import XCTest

final class TextCacheTests: XCTestCase {
  func testEveryLineOfAStyleIsAsHigh() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let height = text.size(of: "a", style).height
      XCTAssertGreaterThanOrEqual(height, 22)
      for string in ["Übung", "gjpq", "18"] {
        XCTAssertEqual(text.size(of: string, style).height, height)
      }
      XCTAssertLessThan(text.ascent(of: style), height)
    }
  }

  func testFontsOfFormerWindowSizesAreClosed() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let styles = (10..<110).flatMap { pixels in
        TextStyle.Weight.allCases.map { TextStyle($0, Double(pixels)) }
      }
      let heights = styles.map { text.size(of: "a", $0).height }
      XCTAssertLessThanOrEqual(text.fontCount, 40)
      XCTAssertEqual(styles.map { text.size(of: "b", $0).height }, heights)
    }
  }

  func testFiguresAreOfEqualWidthInEveryWeight() throws {
    try onMain { lab in
      let text = try lab.textCache()
      for weight in TextStyle.Weight.allCases {
        let style = TextStyle(weight, 40)
        let widths = ["00", "11", "17", "74", "99"].map { text.size(of: $0, style).width }
        XCTAssertEqual(Set(widths).count, 1, "\(weight): \(widths)")
      }
    }
  }

  func testLettersStandAloneAndAreNotJoined() throws {
    try onMain { lab in
      let text = try lab.textCache()
      for weight in TextStyle.Weight.allCases {
        let style = TextStyle(weight, 200)
        for pair in ["ti", "tt", "fi", "fl"] {
          let apart = pair.map { text.size(of: String($0), style).width }.reduce(0, +)
          XCTAssertEqual(text.size(of: pair, style).width, apart, accuracy: 3, pair)
        }
      }
    }
  }

  func testHeavierWeightsAreWider() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let widths = [TextStyle.Weight.regular, .bold].map {
        text.size(of: "Matchwood", TextStyle($0, 40)).width
      }
      XCTAssertLessThan(widths[0], widths[1])
    }
  }

  func testALineIsRenderedOnceAndTheOldestGoFirst() throws {
    try onMain { lab in
      let text = try lab.textCache(capacity: 30_000)
      let painter = try Painter(
        offScreenWidth: 300, height: 100, text: text, tables: TableStore(folder: nil))
      @MainActor func show(_ string: String) throws {
        var list = DisplayList()
        list.text(string, style, .white, in: Rect(0, 0, 300, 100), measuredBy: text)
        try painter.paint(list, theme: .named(.contrast))
        painter.handle(.exposed)
      }
      try show("kept")
      try show("kept")
      XCTAssertEqual(text.renderCount, 1)
      for number in 0..<40 {
        try show("line \(number)")
        try show("kept")
        XCTAssertLessThanOrEqual(text.byteCount, text.capacity)
      }
      XCTAssertEqual(text.renderCount, 41)
      try show("line 0")
      XCTAssertEqual(text.renderCount, 42)
    }
  }

  func testAnUmlautDoesNotMoveTheLine() throws {
    try onMain { lab in
      let text = try lab.textCache()
      @MainActor func lowestInk(_ string: String) throws -> Int? {
        let painter = try Painter(
          offScreenWidth: 200, height: 80, text: text, tables: TableStore(folder: nil))
        var list = DisplayList()
        list.text(string, TextStyle(.bold, 40), .white, in: Rect(0, 0, 200, 80), measuredBy: text)
        try painter.paint(list, theme: .named(.contrast))
        let pixels = try painter.snapshot()
        return (0..<80).last { y in (0..<200).contains { pixels[$0, y] & 0xFF > 128 } }
      }
      XCTAssertEqual(try lowestInk("AHEX"), try lowestInk("ÄHEX"))
    }
  }
}

private let style = TextStyle(.regular, 22)
