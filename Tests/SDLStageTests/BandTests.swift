import SDLKit
import SDLStage
import Stage
import Threads
import XCTest

final class BandTests: XCTestCase {
  func testAnyNumberOfBandsGivesThePixelsOfOne() throws {
    try onMain { lab in
      let (width, height) = (200, 140)
      let text = try lab.textCache()
      let painters = try [1, 2, 3, 8, 200].map { bands in
        try Painter(
          offScreenWidth: width, height: height, text: text,
          bands: bands)
      }
      for seed in 11...14 as ClosedRange<UInt64> {
        var lists = RandomLists(seed: seed, size: Size(Double(width), Double(height)))
        for step in 0..<20 {
          let list = lists.next()
          for painter in painters { try painter.paint(list, theme: .named(.evening)) }
          let whole = try painters[0].snapshot()
          for painter in painters.dropFirst() {
            XCTAssertEqual(try painter.snapshot(), whole, "seed \(seed), step \(step)")
          }
        }
      }
      XCTAssertEqual(painters[0].lastBandCount, 1)
      XCTAssertGreaterThan(painters[3].lastBandCount, 2)
    }
  }

  func testALargeFrameIsPaintedInBandsAndASmallChangeInOnePiece() throws {
    try onMain { lab in
      let painter = try lab.painter(800, 600)
      let piece = Picture("piece", size: Size(300, 300)) {
        $0.fill(.ellipse(in: Rect(0, 0, 300, 300)), Color(0xFFFFFF, alpha: 0.5))
      }
      @MainActor func list(_ pieces: Int) -> DisplayList {
        var list = DisplayList()
        list.table(Rect(.zero, painter.size))
        for index in 0..<8 {
          list.picture(piece, center: Point(100 + 80 * Double(index), 300), rotation: 0.3)
        }
        list.fill(Rect(0, 0, 9, Double(9 * pieces)), .white)
        return list
      }
      try painter.paint(list(1), theme: .named(.contrast))
      if Background.processors > 1 { XCTAssertGreaterThan(painter.lastBandCount, 1) }
      try painter.paint(list(2), theme: .named(.contrast))
      XCTAssertEqual(painter.lastBandCount, 1)
    }
  }
}
