import Files
import Glibc
import Raster
import SDLKit
import SDLStage
import Stage
import TestSupport
import Threads
import XCTest

final class StartupTests: XCTestCase {
  func testTheFirstFrameShowsWhatWasKeptForItsSizeThemeAndScene() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let green = Bitmap(
        width: 10, height: 10, pixels: [UInt32](repeating: 0xFF00_FF00, count: 100))
      let words = try XCTUnwrap(DrawingDigest(square.drawing)?.words)
      store.save([words: green], for: key())
      for (theme, scene, isKept) in [
        (Theme.Name.contrast, "game", true), (.day, "game", false), (.contrast, "menu", false),
      ] {
        let painter = try lab.painter(store)
        painter.expect(.named(theme), scene: scene)
        let pixels = try lab.frame(painter, [square])
        XCTAssertEqual(pixels[5, 5], isKept ? 0xFF00_FF00 : 0xFFFF_0000)
        // Later frames rasterise.
        let twin = Picture("twin", square.drawing)
        XCTAssertEqual(try lab.frame(painter, [square, twin])[25, 5], 0xFFFF_0000)
      }
    }
  }

  func testWhatWasFoundBeforeTheWindowIsShownWhereTheWindowIsAsWasThought() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let words = try XCTUnwrap(DrawingDigest(square.drawing)?.words)
      for (width, color) in [(80, 0xFF00_FF00), (90, 0xFF00_00FF)] as [(Int, UInt32)] {
        let kept = Bitmap(width: 10, height: 10, pixels: [UInt32](repeating: color, count: 100))
        store.save([words: kept], for: key(width))
      }
      for width in [80, 90] {
        let painter = try lab.painter(store)
        var line = PrefetchQueue()
        let ahead = StartupFrame(store, in: &line) { key(width) }
        line.begin()
        painter.expect(.named(.contrast), scene: "game", ahead: ahead)
        XCTAssertEqual(try lab.frame(painter, [square])[5, 5], 0xFF00_FF00)
      }
    }
  }

  func testTheFirstFrameStaysAsItWasWhereItsFilesAreCutOffLater() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let large = Picture("large", size: Size(160, 160)) {
        $0.fill(.rect(Rect(2, 2, 156, 156)), Color(0x00FF00))
      }
      let words = try XCTUnwrap(DrawingDigest(large.drawing)?.words)
      let blue = [UInt32](repeating: 0xFF00_00FF, count: 160 * 160)
      store.save(
        [words: Bitmap(width: 160, height: 160, pixels: blue)], for: key())
      let painter = try lab.painter(store)
      painter.expect(.named(.contrast), scene: "game")
      XCTAssertEqual(try lab.frame(painter, [large])[5, 5], 0xFF00_00FF)
      let file = try folder.path + "/" + XCTUnwrap(folder.names.first)
      XCTAssertEqual(truncate(file, 0), 0)
      XCTAssertEqual(try lab.frame(painter, [large, square])[5, 5], 0xFF00_00FF)
    }
  }

  func testASavedTableIsShownForItsThemeAlone() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      @MainActor func frame(_ painter: Painter) throws -> Bitmap {
        var list = DisplayList()
        list.table(Rect(.zero, painter.size))
        try painter.paint(list, theme: .named(.evening))
        return try painter.snapshot()
      }
      let fresh = try frame(lab.painter(store))
      let painter = try lab.painter(store)
      painter.expect(.named(.evening), scene: "game")
      XCTAssertEqual(try frame(painter), fresh)
      painter.saveStartup()

      let key = StartupCache.Key(width: 80, height: 20, theme: .evening, scene: "game")
      let saved = store.load(key)
      XCTAssertEqual(Array(saved.values), [fresh])
      let other = Bitmap(width: 80, height: 20, pixels: (0..<1600).map { 0xFF00_0000 | $0 })
      store.save(saved.mapValues { _ in other }, for: key)
      for (theme, expected) in [(Theme.Name.evening, other), (.day, fresh)] {
        let painter = try lab.painter(store)
        painter.expect(.named(theme), scene: "game")
        XCTAssertEqual(try frame(painter), expected)
      }
      // The file may have been modified.
      let small = Bitmap(width: 1, height: 1, pixels: [7])
      store.save(saved.mapValues { _ in small }, for: key)
      painter.expect(.named(.evening), scene: "game")
      painter.handle(.sizeChanged(width: 80, height: 20))
      XCTAssertEqual(try frame(painter), fresh)
    }
  }

  func testAFileIsWrittenOnlyIfADrawingIsNew() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      _ = try lab.writing("Matchwood", store)
      let path = try folder.path + "/" + XCTUnwrap(folder.names.first)
      let old = Duration.seconds(1 << 20)
      try File(path, O_WRONLY, "write").setDate(old)
      _ = try lab.writing("Matchwood", store)
      XCTAssertEqual(try FileStatus(path).date, old)
      _ = try lab.writing("Other", store)
      XCTAssertNotEqual(try FileStatus(path).date, old)
      XCTAssertEqual(folder.names.count, 1)
    }
  }

  func testAPictureThatIsKeptInAnotherSizeIsRasterised() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let words = try XCTUnwrap(DrawingDigest(square.drawing)?.words)
      store.save([words: Bitmap(width: 1, height: 1, pixels: [7])], for: key())
      let painter = try lab.painter(store)
      painter.expect(.named(.contrast), scene: "game")
      XCTAssertEqual(try lab.frame(painter, [square])[5, 5], 0xFFFF_0000)
    }
  }

  func testWhatTheFirstFrameHasShownIsKeptForTheNextStartAndNothingElse() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let photo = PixelImage(width: 1, height: 1, pixels: [0xFF12_3456])
      let own = Picture("own", size: Size(10, 10)) {
        $0.fill(.rect(Rect(0, 0, 10, 10)), .image(photo, in: Rect(0, 0, 10, 10)))
      }
      let later = Picture("later", size: Size(9, 9)) {
        $0.fill(.rect(Rect(2, 2, 6, 6)), Color(0x0000FF))
      }
      let painter = try lab.painter(store)
      painter.expect(.named(.contrast), scene: "game")
      let computed = [0xFFFF_0000, 0xFF00_FF00].map { color in
        Picture("computed", size: Size(10, 10), Plain(color: color))
      }
      let first = try lab.frame(painter, [square, own] + computed)
      _ = try lab.frame(painter, [square, own, later])
      painter.saveStartup()
      let kept = store.load(key())
      XCTAssertEqual(Array(kept.keys), [try XCTUnwrap(DrawingDigest(square.drawing)?.words)])

      let next = try lab.painter(store)
      next.expect(.named(.contrast), scene: "game")
      XCTAssertEqual(try lab.frame(next, [square, own] + computed), first)
    }
  }

  func testWhatIsComputedIsKeptByWhatTellsItApart() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      @MainActor func shown(_ color: UInt32, _ name: String) throws -> UInt32 {
        let computed = Picture("computed", size: Size(10, 10), Plain(color: color, name: name))
        let painter = try lab.painter(store)
        painter.expect(.named(.contrast), scene: "game")
        let shown = try lab.frame(painter, [computed])[5, 5]
        painter.saveStartup()
        return shown
      }
      XCTAssertEqual(try shown(0xFFFF_0000, "red"), 0xFFFF_0000)
      XCTAssertEqual(try shown(0xFF00_FF00, "red"), 0xFFFF_0000, "taken from where it was kept")
      XCTAssertEqual(try shown(0xFF00_FF00, "green"), 0xFF00_FF00)
    }
  }

  func testTheFirstFrameOpensNoFontForLinesThatWereKeptAndShowsTheSame() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let (first, fresh) = try lab.writing("Übung", store)
      XCTAssertGreaterThan(fresh.fontCount, 0)
      let (second, kept) = try lab.writing("Übung", store)
      XCTAssertEqual(second, first)
      XCTAssertEqual(kept.fontCount, 0)
      XCTAssertEqual(kept.renderCount, 0)
      XCTAssertNotEqual(try lab.writing("Other", store).0, first)
    }
  }

  func testTheFirstFrameOpensNoFontForATimeThatWasNeverShown() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      _ = try lab.writing("0:00", store)
      let (shown, kept) = try lab.writing("48:56", store)
      XCTAssertEqual(kept.fontCount, 0)
      let elsewhere = TemporaryFolder()
      XCTAssertEqual(
        shown, try lab.writing("48:56", StartupCache(folder: elsewhere.path)).0)
    }
  }

  func testTheFirstFrameWaitsForNoFigureThatItDoesNotShowAndLaterOnesHaveAllOfThem() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let painter = try Painter(
        offScreenWidth: 80, height: 20, text: text)
      painter.expect(.named(.contrast), scene: "game")
      @MainActor func show(_ number: String) throws -> Int {
        var list = DisplayList()
        list.text(
          number, TextStyle(.bold, 14), .white, in: Rect(0, 0, 80, 20), measuredBy: text)
        var count = 0
        try painter.paint(list, theme: .named(.contrast)) { count = text.renderCount }
        return count
      }
      XCTAssertEqual(try show("0:01"), 3)
      let all = text.renderCount
      XCTAssertEqual(try show("54:32"), all)
      XCTAssertEqual(try show("9:876"), all)
    }
  }

  func testALineThatIsLongerThanAScreenIsKeptToo() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let long = String(repeating: "Matchwood", count: 20)
      _ = try lab.writing(long, store, width: 3000)
      XCTAssertEqual(try lab.writing(long, store, width: 3000).1.fontCount, 0)
    }
  }

  func testLinesThatWereKeptAndMakeNoSenseAreWrittenAnew() throws {
    try onMain { lab in
      let folder = TemporaryFolder()
      let store = StartupCache(folder: folder.path)
      let (first, _) = try lab.writing("Übung", store)
      let kept = store.load(key())
      // Width and height of the pixels, and how many there are.
      for (place, number) in [(3, 0), (3, 1), (4, 16_384), (4, 16_385), (3, UInt32.max)] {
        store.save(
          kept.mapValues { line in
            var pixels = line.pixels
            pixels[place] = number
            return Bitmap(width: pixels.count, height: 1, pixels: pixels)
          }, for: key())
        XCTAssertEqual(try lab.writing("Übung", store).0, first)
      }
      store.save(kept.mapValues { _ in Bitmap(width: 1, height: 1, pixels: [7]) }, for: key())
      XCTAssertEqual(try lab.writing("Übung", store).0, first)
    }
  }
}

private func key(_ width: Int = 80) -> StartupCache.Key {
  StartupCache.Key(width: width, height: 20, theme: .contrast, scene: "game")
}

private let square = Picture("square", size: Size(10, 10)) {
  $0.fill(.rect(Rect(2, 2, 6, 6)), Color(0xFF0000))
}

/// One colour all over.
private struct Plain: PixelPainter {
  let color: UInt32
  /// Under which it is kept.
  var name: String?

  var digest: DrawingDigest? { name.map { DrawingDigest($0) } }

  func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    pixels.initialize(repeating: color)
  }
}

extension StageLab {
  fileprivate func painter(_ store: StartupCache) throws -> Painter {
    try Painter(
      offScreenWidth: 80, height: 20, text: textCache(),
      startup: store)
  }

  /// The pixels of a first frame with a line of text, and what has written it.
  fileprivate func writing(
    _ string: String, _ store: StartupCache, width: Int = 80
  ) throws -> (Bitmap, TextCache) {
    let text = try textCache()
    let painter = try Painter(
      offScreenWidth: width, height: 20, text: text,
      startup: store)
    painter.expect(.named(.contrast), scene: "game")
    var list = DisplayList()
    let style = TextStyle(.bold, 14)
    list.text(string, style, .white, in: Rect(0, 0, Double(width), 20), measuredBy: text)
    XCTAssertGreaterThan(text.ascent(of: style), 5)
    try painter.paint(list, theme: .named(.contrast))
    // Later frames write the same without a font too.
    list.text(string, style, .white, in: Rect(0, 0, Double(width), 20), measuredBy: text)
    try painter.paint(list, theme: .named(.contrast))
    painter.saveStartup()
    return (try painter.snapshot(), text)
  }

  /// The pixels of a frame with pictures beside each other.
  fileprivate func frame(_ painter: Painter, _ pictures: [Picture]) throws -> Bitmap {
    var list = DisplayList()
    for (number, picture) in pictures.enumerated() {
      list.picture(picture, at: Point(Double(20 * number), 0))
    }
    try painter.paint(list, theme: .named(.contrast))
    return try painter.snapshot()
  }
}
