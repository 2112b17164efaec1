import Raster
import SDLKit
import SDLStage
import Stage
import TestSupport
import XCTest

final class PainterTests: XCTestCase {
  func testAPictureAtItsOwnSizeIsPaintedPixelForPixel() throws {
    try onMain { lab in
      let square = Picture("square", size: Size(10, 10)) {
        $0.fill(.rect(Rect(2, 2, 6, 6)), Color(0xFF0000))
      }
      let pixels = try lab.fresh(list { $0.picture(square, at: Point(20.3, 9.8)) })
      XCTAssertEqual(pixels[21, 12], 0xFF00_00FF)
      XCTAssertEqual(pixels[22, 12], 0xFFFF_0000)
      XCTAssertEqual(pixels[27, 17], 0xFFFF_0000)
      XCTAssertEqual(pixels[28, 17], 0xFF00_00FF)
    }
  }

  func testAQuarterTurnMovesEachPixelToItsPlace() throws {
    try onMain { lab in
      let bar = Picture("bar", size: Size(20, 10)) { $0.fill(.rect(Rect(1, 1, 18, 8)), .white) }
      let pixels = try lab.fresh(
        list { $0.picture(bar, center: Point(30, 20), rotation: .pi / 2) })
      XCTAssertEqual(pixels[30, 12], 0xFFFF_FFFF)
      XCTAssertEqual(pixels[30, 27], 0xFFFF_FFFF)
      XCTAssertEqual(pixels[22, 20], 0xFF00_00FF)
      XCTAssertEqual(pixels[37, 20], 0xFF00_00FF)
    }
  }

  func testAlphaAndTintMultiply() throws {
    try onMain { lab in
      let white = Picture("white", size: Size(8, 8)) { $0.fill(.rect(Rect(0, 0, 8, 8)), .white) }
      let pixels = try lab.fresh(
        list { $0.picture(white, center: Point(20, 20), alpha: 0.5, tint: Color(0x00FF80)) })
      let (red, green, blue) = channels(pixels[20, 20])
      XCTAssertEqual(red, 0, accuracy: 2)
      XCTAssertEqual(green, 128, accuracy: 2)
      XCTAssertEqual(blue, 192, accuracy: 2)
    }
  }

  func testAPatchKeepsItsCornersAndStretchesItsMiddle() throws {
    try onMain { lab in
      let frame = Picture("frame", size: Size(9, 9)) {
        $0.fill(.rect(Rect(0, 0, 9, 9)), .white)
        $0.fill(.rect(Rect(3, 3, 3, 3)), Color(0x00FF00))
      }
      let pixels = try lab.fresh(list { $0.patch(frame, corner: 3, Rect(10, 10, 30, 20)) })
      XCTAssertEqual(pixels[12, 12], 0xFFFF_FFFF)
      XCTAssertEqual(pixels[39, 29], 0xFFFF_FFFF)
      XCTAssertEqual(pixels[25, 20], 0xFF00_FF00)
      XCTAssertEqual(pixels[36, 26], 0xFF00_FF00)
      XCTAssertEqual(pixels[40, 30], 0xFF00_00FF)
    }
  }

  func testNothingIsPaintedOutsideTheClip() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let pixels = try lab.fresh(
        list {
          $0.clip = Rect(5, 5, 10, 10)
          $0.fill(Rect(0, 0, 60, 40), .white)
          $0.text("WWW", TextStyle(.bold, 20), .black, in: Rect(0, 0, 60, 40), measuredBy: text)
        })
      XCTAssertEqual(pixels[4, 10], 0xFF00_00FF)
      XCTAssertEqual(pixels[15, 10], 0xFF00_00FF)
      XCTAssertNotEqual(pixels[10, 10], 0xFF00_00FF)
    }
  }

}

private func list(_ draw: (inout DisplayList) -> Void) -> DisplayList {
  var list = DisplayList()
  list.fill(Rect(0, 0, 60, 40), Color(0x0000FF))
  draw(&list)
  return list
}

extension StageLab {
  /// What a list looks like when nothing was painted before it.
  fileprivate func fresh(_ list: DisplayList) throws -> Bitmap {
    let painter = try painter(60, 40)
    try painter.paint(list, theme: .named(.contrast))
    return try painter.snapshot()
  }
}

private func channels(_ pixel: UInt32) -> (Int, Int, Int) {
  (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
}
