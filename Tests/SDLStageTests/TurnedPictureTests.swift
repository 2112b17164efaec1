import Raster
import SDLKit
import SDLStage
import Stage
import TestSupport
import XCTest

final class TurnedPictureTests: XCTestCase {
  func testACardCoversWhatItsOutlineEncloses() throws {
    try onMain { lab in
      for turn in [-1.4, -0.9, -0.3, 0.02, 0.5, 1.1, 1.5] {
        let pixels = try turned(turn, lab)
        let frame = TurnedFrame(Rect(20, 18, 40, 44), .upright(turn))
        let (left, right) = (frame.line(at: 0), frame.line(at: 1))
        let area = (right.x - left.x) * 44 * (left.scale + right.scale) / 2
        XCTAssertEqual(covered(pixels.pixels), area, accuracy: 0.03 * area, "turned by \(turn)")
      }
    }
  }

  func testTheNearSideIsTheTallerOne() throws {
    try onMain { lab in
      let pixels = try turned(0.8, lab)
      let heights = (0..<80).map { x in covered((0..<80).map { pixels[x, $0] }) }
      XCTAssertGreaterThan(heights[28], 46)
      XCTAssertLessThan(heights[51], 42)
      XCTAssertEqual(heights[40], 44, accuracy: 0.5)
    }
  }

  func testTheSidesOfACardAreSmoothWithoutAnyMargin() throws {
    try onMain { lab in
      var partial = 0
      for turn in stride(from: 0.2, to: 1.5, by: 0.1) {
        let pixels = try turned(turn, lab)
        partial += (0..<80).count { (1...254).contains(pixels[$0, 40] >> 8 & 0xFF) }
      }
      XCTAssertGreaterThan(partial, 18)
    }
  }

  func testFineLinesBecomeTheirMeanWhereACardIsNarrow() throws {
    try onMain { lab in
      let lines = Picture("lines", size: Size(80, 60)) { drawing in
        for x in stride(from: 0.0, to: 80, by: 2) {
          drawing.fill(.rect(Rect(x, 0, 1, 60)), .white)
          drawing.fill(.rect(Rect(x + 1, 0, 1, 60)), .black)
        }
      }
      var list = DisplayList()
      list.fill(Rect(0, 0, 80, 80), Color(0x0000FF))
      list.picture(lines, center: Point(40, 40), turn: 1.4)
      let painter = try lab.painter(80, 80)
      try painter.paint(list, theme: .named(.contrast))
      let pixels = try painter.snapshot()
      for x in 36...43 {
        XCTAssertEqual(Double(pixels[x, 40] >> 8 & 0xFF), 127.5, accuracy: 25, "column \(x)")
      }
    }
  }

  func testPartsOfAPlaneAreSeenAsThePlaneWouldBe() throws {
    try onMain { lab in
      for axis in Turn.Axis.allCases {
        let turn = Turn.plane(Rect(20, 18, 40, 44), axis, 0.8)
        let whole = try lab.pixels([(Rect(20, 18, 40, 44), turn)])
        let parts = try lab.pixels([
          (Rect(20, 18, 16, 44), turn), (Rect(36, 18, 24, 20), turn),
          (Rect(36, 38, 24, 24), turn),
        ])
        XCTAssertEqual(
          covered(parts.pixels), covered(whole.pixels), accuracy: 0.03 * covered(whole.pixels))
        let differing = zip(parts.pixels, whole.pixels).count { Bitmap.distance($0, $1) > 160 }
        XCTAssertLessThan(differing, 8, "\(axis)")
      }
    }
  }

  func testPatchesAndFillsAreTurnedAsAPictureOfTheirWhole() throws {
    try onMain { lab in
      let (frame, glass) = (Rect(20, 18, 40, 44), Color(0xFFFFFF, alpha: 0.5))
      let pane = Picture("pane", size: Size(9, 9)) { $0.fill(.rect(Rect(0, 0, 9, 9)), glass) }
      let whole = Picture("whole", size: frame.size) {
        $0.fill(.rect(Rect(.zero, frame.size)), glass)
      }
      for axis in Turn.Axis.allCases {
        let turn = Turn.plane(Rect(10, 10, 60, 60), axis, 0.8)
        let pixels = try [
          DrawCommand.Content.picture(whole, tint: .white), .patch(pane, corner: 3), .fill(glass),
        ].map { try lab.pixels([DrawCommand($0, frame, turn: turn)]) }
        for other in pixels.dropFirst() {
          let worst = zip(pixels[0].pixels, other.pixels).map(Bitmap.distance).max() ?? .max
          XCTAssertLessThanOrEqual(worst, 2, "\(axis)")
        }
      }
    }
  }

  func testALevelTurnIsAnUprightOneWithRowsForColumns() throws {
    try onMain { lab in
      let frame = Rect(24, 18, 32, 44)
      let upright = try lab.pixels([(frame, .plane(frame, .upright, 0.9))])
      let level = try lab.pixels([(frame.transposed, .plane(frame.transposed, .level, 0.9))])
      for y in 0..<80 {
        for x in 0..<80 {
          XCTAssertLessThanOrEqual(Bitmap.distance(upright[x, y], level[y, x]), 1)
        }
      }
    }
  }

  func testAHalfClearCardLetsTheGroundThroughAndATintColoursIt() throws {
    try onMain { lab in
      let card = Picture("card", size: Size(40, 44)) {
        $0.fill(.rect(Rect(0, 0, 40, 44)), Color(0xFFFFFF, alpha: 0.5))
      }
      var list = DisplayList()
      list.fill(Rect(0, 0, 80, 80), Color(0x000000))
      list.picture(card, center: Point(40, 40), turn: 0.5, alpha: 0.5, tint: Color(0xFF8000))
      let painter = try lab.painter(80, 80)
      try painter.paint(list, theme: .named(.contrast))
      let pixel = try painter.snapshot()[40, 40]
      XCTAssertLessThanOrEqual(Bitmap.distance(pixel, 0xFF40_2000), 2)
    }
  }
}

/// A white card of 40 × 44 without a margin, turned on blue.
@MainActor private func turned(_ turn: Double, _ lab: StageLab) throws -> Bitmap {
  let card = Picture("card", size: Size(40, 44)) {
    $0.fill(.rect(Rect(0, 0, 40, 44)), .white)
  }
  var list = DisplayList()
  list.fill(Rect(0, 0, 80, 80), Color(0x0000FF))
  list.picture(card, center: Point(40, 40), turn: turn)
  let painter = try lab.painter(80, 80)
  try painter.paint(list, theme: .named(.contrast))
  return try painter.snapshot()
}

extension StageLab {
  /// White cards in frames, turned on blue.
  @MainActor fileprivate func pixels(_ cards: [(Rect, Turn)]) throws -> Bitmap {
    try pixels(
      cards.map { frame, turn in
        let card = Picture("card", size: frame.size) {
          $0.fill(.rect(Rect(.zero, frame.size)), .white)
        }
        return DrawCommand(.picture(card, tint: .white), frame, turn: turn)
      })
  }

  /// Some commands on blue.
  @MainActor fileprivate func pixels(_ commands: [DrawCommand]) throws -> Bitmap {
    var list = DisplayList()
    list.fill(Rect(0, 0, 80, 80), Color(0x0000FF))
    for command in commands { list.add(command) }
    let painter = try painter(80, 80)
    try painter.paint(list, theme: .named(.contrast))
    return try painter.snapshot()
  }
}

/// How much of a row or column of pixels is covered, by its green.
private func covered(_ pixels: [UInt32]) -> Double {
  pixels.reduce(0) { $0 + Double($1 >> 8 & 0xFF) / 255 }
}

extension DisplayList {
  /// Places a picture about a centre, turned about its upright axis and scaled, unless its back would be seen.
  mutating func picture(
    _ picture: Picture, center: Point, scale: Double = 1, turn: Double, alpha: Double = 1,
    tint: Color = .white
  ) {
    let frame = Rect(center: center, picture.size * scale)
    guard TurnedFrame(frame, .upright(turn)).isVisible else { return }
    add(DrawCommand(.picture(picture, tint: tint), frame, turn: .upright(turn), alpha: alpha))
  }
}
