import Raster
import SDLKit
import SDLStage
import Stage
import TestSupport
import XCTest

final class RepaintTests: XCTestCase {
  func testPaintingOnlyWhatChangedGivesThePixelsOfPaintingAll() throws {
    try onMain { lab in
      let (width, height) = (200, 140)
      let text = try lab.textCache()
      @MainActor func newPainter() throws -> Painter {
        try Painter(
          offScreenWidth: width, height: height, text: text)
      }
      var partial = 0
      let seeds = Thoroughness.count(3, full: 8)
      for seed in 1...UInt64(seeds) {
        var lists = RandomLists(seed: seed, size: Size(Double(width), Double(height)))
        let painter = try newPainter()
        let whole = try newPainter()
        for step in 0..<25 {
          let list = lists.next()
          try painter.paint(list, theme: .named(.evening))
          if painter.lastPixelCount < width * height { partial += 1 }
          whole.handle(.sizeChanged(width: width, height: height))
          try whole.paint(list, theme: .named(.evening))
          XCTAssertEqual(
            try painter.snapshot(), try whole.snapshot(), "seed \(seed), step \(step)")
        }
      }
      XCTAssertGreaterThan(partial, 12 * seeds)
    }
  }

  func testAnUnchangedListPaintsNothing() throws {
    try onMain { lab in
      let painter = try lab.painter(80, 60)
      var lists = RandomLists(seed: 7, size: Size(80, 60))
      for _ in 0..<9 { _ = lists.next() }
      let list = lists.next()
      XCTAssertTrue(try painter.paint(list, theme: .named(.evening)))
      XCTAssertFalse(try painter.paint(list, theme: .named(.evening)))
      XCTAssertEqual(painter.frameCount, 1)
    }
  }

  func testAMovedPictureRepaintsItsOldAndItsNewPlaceAlone() throws {
    try onMain { lab in
      let painter = try lab.painter(400, 300)
      let piece = Picture("piece", size: Size(20, 20)) {
        $0.fill(.rect(Rect(0, 0, 20, 20)), .white)
      }
      for place in [Point(30, 40), Point(300, 200)] {
        var list = DisplayList()
        list.table(Rect(0, 0, 400, 300))
        list.picture(piece, at: place)
        try painter.paint(list, theme: .named(.contrast))
      }
      XCTAssertLessThanOrEqual(painter.lastPixelCount, 2 * 22 * 22)
      XCTAssertEqual(try painter.snapshot()[40, 50], 0xFF00_0000)
      XCTAssertEqual(try painter.snapshot()[310, 210], 0xFFFF_FFFF)
    }
  }

  func testWhatWasCoveredIsShownAgainAndNotPaintedAgain() throws {
    try onMain { lab in
      let painter = try lab.painter(80, 60)
      var list = DisplayList()
      list.table(Rect(0, 0, 80, 60))
      try painter.paint(list, theme: .named(.evening))
      painter.handle(.exposed)
      XCTAssertTrue(try painter.paint(list, theme: .named(.evening)))
      XCTAssertEqual(painter.lastPixelCount, 0)
      XCTAssertFalse(try painter.paint(list, theme: .named(.evening)))
    }
  }

  func testAnotherSizeAndAnotherThemePaintAll() throws {
    try onMain { lab in
      let painter = try lab.painter(80, 60)
      var list = DisplayList()
      list.table(Rect(0, 0, 80, 60))
      try painter.paint(list, theme: .named(.evening))
      painter.handle(.sizeChanged(width: 80, height: 60))
      XCTAssertTrue(try painter.paint(list, theme: .named(.evening)))
      XCTAssertEqual(painter.lastPixelCount, 80 * 60)
      let evening = try painter.snapshot()
      XCTAssertTrue(try painter.paint(list, theme: .named(.day)))
      XCTAssertNotEqual(try painter.snapshot(), evening)
    }
  }

  func testAPictureThatIsGoneIsForgotten() throws {
    try onMain { lab in
      let painter = try lab.painter(60, 60)
      for _ in 0..<5 {
        var list = DisplayList()
        list.picture(
          Picture("short-lived", size: Size(9, 9)) { $0.fill(.rect(Rect(0, 0, 9, 9)), .white) },
          at: Point(3, 3))
        try painter.paint(list, theme: .named(.contrast))
      }
      XCTAssertEqual(painter.imageCount, 1)
    }
  }

  func testAtRestImagesOfWhatIsNotShownGiveWayThoseSeenLongestAgoFirst() throws {
    try onMain { lab in
      // A quarter of the window's pixels takes as much as two of the pictures.
      let painter = try lab.painter(80, 120)
      let pictures = (0..<4).map { number in
        Picture("picture \(number)", size: Size(40, 30)) {
          $0.fill(.rect(Rect(0, 0, 40, 30)), .white)
        }
      }
      @MainActor func show(_ number: Int) throws {
        var list = DisplayList()
        list.picture(pictures[number], at: .zero)
        try painter.paint(list, theme: .named(.contrast))
      }
      for number in [1, 2, 3, 0] {
        try show(number)
        XCTAssertLessThanOrEqual(painter.imageCount, 4)
        painter.tidy()
      }
      XCTAssertEqual(painter.imageCount, 3)
      let before = try painter.snapshot()
      // The last ones are still there, and the first one is made anew.
      for (number, count) in [(3, 3), (2, 3), (1, 4), (0, 4)] {
        try show(number)
        XCTAssertEqual(painter.imageCount, count, "picture \(number)")
      }
      XCTAssertEqual(try painter.snapshot(), before)
    }
  }
}
