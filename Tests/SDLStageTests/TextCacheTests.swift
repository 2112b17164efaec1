import Raster
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

  func testFallbackFontsCountAmongTheOpenOnes() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let painter = try Painter(offScreenWidth: 300, height: 100, text: text)
      try XCTSkipUnless(Self.hasChess, "No font with chess pieces is installed.")
      for pixels in 10..<45 { _ = text.size(of: "♞", TextStyle(.regular, Double(pixels))) }
      XCTAssertLessThanOrEqual(text.fontCount, 40)
      painter.tidy()
      for pixels in 50..<57 { _ = text.size(of: "♞", TextStyle(.regular, Double(pixels))) }
      XCTAssertEqual(text.fontCount, 14)
      painter.tidy()
      XCTAssertEqual(text.fontCount, 0)
    }
  }

  func testAtRestLinesAndFontsOfFormerWindowSizesAreGivenBack() throws {
    try onMain { lab in
      let text = try lab.textCache(capacity: 200_000)
      let painter = try Painter(
        offScreenWidth: 300, height: 100, text: text)
      @MainActor func show(_ pixels: Int) throws {
        var list = DisplayList()
        list.text(
          "A line of text", TextStyle(.regular, Double(pixels)), .white,
          in: Rect(0, 0, 300, 100), measuredBy: text)
        try painter.paint(list, theme: .named(.contrast))
      }
      for pixels in 20..<60 { try show(pixels) }
      XCTAssertGreaterThan(text.byteCount, 100_000)
      XCTAssertGreaterThan(text.fontCount, 20)
      let before = try painter.snapshot()
      painter.tidy()
      XCTAssertLessThanOrEqual(text.byteCount, 50_000)
      XCTAssertLessThanOrEqual(text.fontCount, 12)
      // What is shown is not rendered anew.
      let count = text.renderCount
      painter.handle(.sizeChanged(width: 300, height: 100))
      try show(59)
      XCTAssertEqual(text.renderCount, count)
      try show(20)
      try show(59)
      XCTAssertEqual(try painter.snapshot(), before)
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
        offScreenWidth: 300, height: 100, text: text)
      @MainActor func show(_ string: String) throws {
        try painter.show(string, text)
        painter.handle(.sizeChanged(width: 300, height: 100))
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

  func testANumberThatCountsIsMadeOfFiguresThatAreRenderedOnce() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let painter = try Painter(
        offScreenWidth: 300, height: 100, text: text)
      try painter.show("0:00", text)
      let count = text.renderCount
      try painter.show("59:47", text)
      XCTAssertEqual(text.renderCount, count)
    }
  }

  func testANumberIsWrittenAsItsFontWouldWriteIt() throws {
    try onMain { lab in
      let text = try lab.textCache()
      // Whose four begins before its place.
      let file = try FontFile(path: XCTUnwrap(FontFinder().path(.heavy)))
      let painter = try Painter(
        offScreenWidth: 300, height: 100, text: text)
      for pixels in 11..<60 {
        let (font, style) = (try Font(file, pixels: pixels), TextStyle(.heavy, Double(pixels)))
        // None of these pairs moves together.
        for number in ["08:00", "8 0", "00000", "4444"] {
          let width = try font.width(of: number)
          XCTAssertEqual(Int(text.size(of: number, style).width), width, "\(number) at \(pixels)")
          var list = DisplayList()
          list.add(
            DrawCommand(
              .text(number, style, .white), Rect(Point(0, 20), text.size(of: number, style))))
          try painter.paint(list, theme: .named(.contrast))
          let shown = try painter.snapshot()
          let written = try font.rendered(number).withPixels { ink, stride in
            (0..<width).map { x in
              (0..<font.height).map { ink[$0 * stride + x] >> 24 }.filter { $0 > 0 }
            }
          }
          let seen = (0..<width).map { x in
            (0..<100).map { shown[x, $0] & 0xFF }.filter { $0 > 0 }
          }
          XCTAssertEqual(seen, written, "\(number) at \(pixels)")
        }
      }
    }
  }

  func testALineIsAsWideWhenItsFontHasDrawnAsBefore() throws {
    try onMain { lab in
      _ = try lab.textCache()
      let lines = ["Sliding Puzzle", "Zurücksetzen", "AVAToy.", "12:34", "Illi", "%@&#"]
      for weight in [FontFinder.Weight.regular, .medium, .semibold, .bold, .heavy] {
        let file = try FontFile(path: XCTUnwrap(FontFinder().path(weight)))
        for pixels in 9..<70 {
          let font = try Font(file, pixels: pixels)
          let measures: @MainActor () throws -> [Int] = {
            try lines.map(font.width) + [font.height, font.ascent]
          }
          let before = try measures()
          _ = try font.rendered("Matchwood")
          XCTAssertEqual(try measures(), before, "\(weight) at \(pixels)")
        }
      }
    }
  }

  func testALineThatIsForgottenLeavesNoImageBehind() throws {
    try onMain { lab in
      let text = try lab.textCache(capacity: 30_000)
      let painter = try Painter(
        offScreenWidth: 300, height: 100, text: text)
      for number in 0..<400 {
        try painter.show("line \(number)", text)
      }
      // As a clock would write them, second after second.
      XCTAssertLessThan(painter.imageCount, 40)
    }
  }

  func testAnUmlautDoesNotMoveTheLine() throws {
    try onMain { lab in
      let text = try lab.textCache()
      @MainActor func lowestInk(_ string: String) throws -> Int? {
        let painter = try Painter(
          offScreenWidth: 200, height: 80, text: text)
        var list = DisplayList()
        list.text(string, TextStyle(.bold, 40), .white, in: Rect(0, 0, 200, 80), measuredBy: text)
        try painter.paint(list, theme: .named(.contrast))
        let pixels = try painter.snapshot()
        return (0..<80).last { y in (0..<200).contains { pixels[$0, y] & 0xFF > 128 } }
      }
      XCTAssertEqual(try lowestInk("AHEX"), try lowestInk("ÄHEX"))
    }
  }

  func testACharacterOfAnotherFontIsAsWideAsItIsDrawn() throws {
    try onMain { lab in
      let text = try lab.textCache()
      // Greek is in most fonts, chess in few, and all three in none of ours.
      for name in ["Νίκος", "René ♞ ☂", "A♞A", "e\u{301}♞"] {
        let size = text.size(of: name, style)
        let parts = name.map { text.size(of: String($0), style).width }
        XCTAssertTrue(parts.allSatisfy { $0 > 0 } || !Self.hasChess, name)
        let list = DisplayList.line(name, size, text)
        let ink = try lab.ink(of: list)
        XCTAssertGreaterThan(ink.upperBound, Int(size.width) - 6, name)
        XCTAssertLessThan(ink.upperBound, Int(size.width) + 4, name)
      }
    }
  }

  func testACharacterThatNoFontHasIsLeftOut() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let width = text.size(of: "Rene", style).width
      // Codes for private use, one that means nothing, and the mark that joins emoji.
      for nothing in ["\u{E123}", "\u{10FFFE}", "\u{200D}", "\u{FE0F}"] {
        XCTAssertEqual(text.size(of: "Ren\(nothing)e", style).width, width, accuracy: 1, nothing)
        XCTAssertEqual(text.size(of: nothing, style).width, 0, nothing)
        XCTAssertTrue(try lab.ink(of: .line(nothing, Size(40, 30), text)).isEmpty)
      }
      XCTAssertGreaterThan(text.size(of: "Ren\u{2003}e", style).width, width)
    }
  }

  /// Whether a font here has the signs of chess.
  private static var hasChess: Bool { FontFinder().face(having: ["♞"], .regular) != nil }
}

extension DisplayList {
  @MainActor fileprivate static func line(
    _ string: String, _ size: Size, _ text: TextCache
  ) -> DisplayList {
    var list = DisplayList()
    list.text(
      string, style, .white, in: Rect(0, 20, size.width + 1, size.height), measuredBy: text)
    return list
  }
}

extension Painter {
  /// Paints one line.
  @MainActor fileprivate func show(_ string: String, _ text: TextCache) throws {
    var list = DisplayList()
    list.text(string, style, .white, in: Rect(0, 0, 300, 100), measuredBy: text)
    try paint(list, theme: .named(.contrast))
  }
}

extension StageLab {
  /// The columns from the left edge to the last that a list has painted; empty where there is none.
  fileprivate func ink(of list: DisplayList) throws -> Range<Int> {
    let painter = try painter(400, 80)
    try painter.paint(list, theme: .named(.contrast))
    let pixels = try painter.snapshot()
    let last = (0..<400).last { x in (0..<80).contains { pixels[x, $0] & 0xFF > 64 } }
    return 0..<(last.map { $0 + 1 } ?? 0)
  }
}

private let style = TextStyle(.regular, 22)
