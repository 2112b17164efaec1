import Raster
import SDLStage
import Stage
import TestSupport
import XCTest

/// Pixels are laid four at once: what comes out is what the sums of a single pixel say, in a row of any width.
final class PixelRowTests: XCTestCase {
  func testRowsOfEveryWidthAreLaidAsPixelByPixelAtEveryAlphaAndTint() throws {
    try onMain { lab in
      let rows = (1...40).map { Row(width: $0, seed: UInt64($0)) }
      let pictures = rows.map { Picture("row", size: Size(Double($0.width), 1), $0) }
      let painter = try lab.painter(60, 40)
      var dice = Dice(seed: 7)
      for level in 0...255 as ClosedRange<UInt32> {
        let tint: UInt32 = level % 3 == 0 ? 0xFFFFFF : dice.next() & 0xFF_FFFF
        let ground: UInt32 = dice.next() & 0xFF_FFFF
        var list = DisplayList()
        list.fill(Rect(0, 0, 60, 40), Color(ground))
        for (y, picture) in pictures.enumerated() {
          list.add(
            DrawCommand(
              .picture(picture, tint: Color(tint)),
              Rect(Double(y % 7), Double(y), picture.size.width, 1),
              alpha: Double(level) / 255))
        }
        try painter.paint(list, theme: .named(.contrast))
        let pixels = try painter.snapshot()
        for (y, row) in rows.enumerated() {
          let expected = (0..<60).map { x in
            let column = x - y % 7
            return row.pixels.indices.contains(column)
              ? laid(row.pixels[column], level << 24 | tint, over: ground)
              : 0xFF00_0000 | ground
          }
          XCTAssertEqual((0..<60).map { pixels[$0, y] }, expected, "width \(row.width), \(level)")
        }
      }
    }
  }

  func testAFillOfEveryWidthBlendsAsPixelByPixel() throws {
    try onMain { lab in
      let painter = try lab.painter(60, 41)
      for level in stride(from: 0, through: 255, by: 5) as StrideThrough<UInt32> {
        var list = DisplayList()
        list.fill(Rect(0, 0, 60, 41), Color(0x2040C0))
        for width in 0...40 {
          list.fill(
            Rect(3, Double(width), Double(width), 1),
            Color(0xF7A020, alpha: Double(level) / 255))
        }
        try painter.paint(list, theme: .named(.contrast))
        let pixels = try painter.snapshot()
        for width in 0...40 {
          let expected = (0..<60).map { x in
            (3..<3 + width).contains(x)
              ? laid(level << 24 | 0xF7A020, 0xFFFF_FFFF, over: 0x2040C0) : 0xFF20_40C0
          }
          XCTAssertEqual((0..<60).map { pixels[$0, width] }, expected, "width \(width), \(level)")
        }
      }
    }
  }

  /// Columns apart are tails of rows: they are laid one by one.
  func testWhatIsPaintedInStripsOfAnyWidthIsWhatIsPaintedWhole() throws {
    try onMain { lab in
      let text = try lab.textCache()
      let picture = Picture("row", size: Size(50, 1), Row(width: 50, seed: 3))
      let things: [DrawCommand] = [
        DrawCommand(
          .text("Matchwood", TextStyle(.bold, 20), Color(0xFFC080)), Rect(4, 4, 110, 26),
          alpha: 0.7),
        DrawCommand(.picture(picture, tint: .white), Rect(6, 2, 93, 37)),
        DrawCommand(.picture(picture, tint: .white), Rect(9, 8, 88, 19), rotation: 0.02),
        DrawCommand(.picture(picture, tint: .white), Rect(9, 8, 88, 19), rotation: 1),
        DrawCommand(
          .picture(picture, tint: Color(0x80FF80)), Rect(9, 8, 88, 19), turn: .upright(1)),
      ]
      for (number, thing) in things.enumerated() {
        let pictures = try [120, 1, 2, 3, 5, 7].map { width in
          var list = DisplayList()
          list.fill(Rect(0, 0, 120, 40), Color(0x2040C0))
          for x in stride(from: 0, to: 120, by: width) {
            var part = thing
            part.clip = Rect(Double(x), 0, Double(width), 40)
            list.add(part)
          }
          let painter = try Painter(
            offScreenWidth: 120, height: 40, text: text)
          try painter.paint(list, theme: .named(.contrast))
          return try painter.snapshot()
        }
        for other in pictures.dropFirst() { XCTAssertEqual(other, pictures[0], "thing \(number)") }
      }
    }
  }

  func testAStretchedPictureIsMixedOfTheTexelsRoundEachPlace() throws {
    try onMain { lab in
      let board = Board()
      let picture = Picture("board", size: Size(12, 9), board)
      for frame in [Rect(3, 2, 31, 23), Rect(4.3, 1.7, 11.2, 8.1), Rect(2, 2, 12, 30)] {
        var list = DisplayList()
        list.fill(Rect(0, 0, 40, 34), .black)
        list.add(DrawCommand(.picture(picture, tint: .white), frame))
        let painter = try lab.painter(40, 34)
        try painter.paint(list, theme: .named(.contrast))
        let pixels = try painter.snapshot()
        for y in 0..<34 {
          for x in 0..<40 {
            let u = (Double(x) + 0.5 - frame.x) * 12 / frame.width
            let v = (Double(y) + 0.5 - frame.y) * 9 / frame.height
            let isInside = u > 0 && u < 12 && v > 0 && v < 9
            XCTAssertEqual(
              Double(pixels[x, y] & 0xFF), isInside ? board.level(u - 0.5, v - 0.5) : 0,
              accuracy: 2, "\(frame), \(x), \(y)")
          }
        }
      }
    }
  }
}

/// What the sums of a single pixel say: 0xAARRGGBB, tinted, laid over an opaque one.
private func laid(_ texel: UInt32, _ tint: UInt32, over ground: UInt32) -> UInt32 {
  func weight(_ level: UInt32) -> UInt32 { level + level >> 7 }
  let share = (weight(texel >> 24) * weight(tint >> 24)) >> 8
  return [0, 8, 16].reduce(0xFF00_0000) { pixel, shift in
    let color = ((texel >> shift & 0xFF) * weight(tint >> shift & 0xFF)) >> 8
    let mixed = ((ground >> shift & 0xFF) * (256 - share) + color * share + 0x80) >> 8
    return pixel | mixed << shift
  }
}

/// One row of pixels of any colour and alpha; many are clear or opaque, and lie side by side.
private struct Row: PixelPainter {
  let width: Int
  let pixels: [UInt32]
  let opaqueParts: [Rect] = []

  init(width: Int, seed: UInt64) {
    var dice = Dice(seed: seed)
    var pixels: [UInt32] = []
    while pixels.count < width {
      let kind: UInt32 = [0, 0xFF00_0000, dice.next() << 24].randomElement(using: &dice) ?? 0
      for _ in 0..<Int.random(in: 1...9, using: &dice) {
        pixels.append(kind | dice.next() & 0xFF_FFFF)
      }
    }
    (self.width, self.pixels) = (width, Array(pixels.prefix(width)))
  }

  func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    for x in 0..<width { pixels[x] = self.pixels[x] }
  }
}

/// Opaque texels of many greys.
private struct Board: PixelPainter {
  let opaqueParts: [Rect] = []

  func paint(rows: Range<Int>, width: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    for (index, y) in rows.enumerated() {
      for x in 0..<width { pixels[index * width + x] = 0xFF00_0000 | UInt32(level(x, y)) * 0x10101 }
    }
  }

  private func level(_ x: Int, _ y: Int) -> Int { (x * 97 + y * 61) % 256 }

  /// The mixture of four texels, held to the edges.
  func level(_ u: Double, _ v: Double) -> Double {
    let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    func texel(_ x: Int, _ y: Int) -> Double {
      Double(level(max(0, min(11, x)), max(0, min(8, y))))
    }
    let (across, down) = (u - Double(left), v - Double(top))
    let upper = texel(left, top) * (1 - across) + texel(left + 1, top) * across
    let lower = texel(left, top + 1) * (1 - across) + texel(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}
