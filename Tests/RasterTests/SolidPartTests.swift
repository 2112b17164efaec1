import Raster
import Stage
import TestSupport
import Testing

@Suite("The solid part of a bitmap")
struct SolidPartTests {
  @Test("is most of a panel with rounded corners and a soft rim")
  func panel() {
    let bitmap = raster(120) { drawing in
      let whole = Rect(0, 0, 120, 120)
      drawing.fill(.roundedRect(whole, radius: 20), Color(0x203040, alpha: 0.5))
      drawing.fill(.roundedRect(whole.inset(by: 4), radius: 16), .white)
    }
    let part = bitmap.solidPart
    #expect(part.pixelCount > 90 * 90)
    #expect(Self.isOpaque(bitmap, part))
  }

  @Test("is none where the middle is clear, or the bitmap is small")
  func none() {
    let ring = raster(120) { $0.stroke(.rect(Rect(20, 20, 80, 80)), width: 30, .white) }
    #expect(ring.solidPart.isEmpty)
    #expect(raster(40) { $0.fill(.rect(Rect(0, 0, 40, 40)), .white) }.solidPart.isEmpty)
    #expect(Bitmap(width: 0, height: 0, pixels: []).solidPart.isEmpty)
  }

  @Test("never holds a pixel that lets something through", arguments: 1...40 as ClosedRange<UInt64>)
  func holes(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (width, height) = (50 + dice.below(90), 50 + dice.below(90))
    var pixels = [UInt32](repeating: 0xFF20_4060, count: width * height)
    for _ in 0..<dice.below(4) {
      pixels[dice.below(width * height)] = UInt32(dice.below(0xFF)) << 24 | 0xFF_FFFF
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    #expect(Self.isOpaque(bitmap, bitmap.solidPart))
  }

  private static func isOpaque(_ bitmap: Bitmap, _ part: PixelArea) -> Bool {
    part.rows.allSatisfy { y in (part.x..<part.maxX).allSatisfy { bitmap[$0, y] >> 24 == 0xFF } }
  }
}
