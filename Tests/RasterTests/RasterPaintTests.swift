import Raster
import Stage
import TestSupport
import Testing

struct RasterPaintTests {
  private static let black = Paint.Stop(0, .black)
  private static let white = Paint.Stop(1, .white)

  private func painted(_ paint: Paint, noise: Double = 0) -> Bitmap {
    raster(64) { $0.fill(.rect(Rect(0, 0, 64, 64)), paint, noise: noise) }
  }

  @Test("A linear gradient runs from its first colour to its last and stays so beyond its ends")
  func linear() {
    let bitmap = painted(
      .linear(from: Point(16, 0), to: Point(48, 0), [Self.black, Self.white]))
    for x in 0..<64 {
      let share = max(0, min(1, (Double(x) + 0.5 - 16) / 32))
      #expect(abs(Double(bitmap.red(x, 20)) - 255 * share) < 3.5)
    }
    #expect(bitmap.red(3, 20) == 0 && bitmap.red(60, 20) == 255)
  }

  @Test("Two stops at one place make a hard step")
  func step() {
    let bitmap = painted(
      .linear(
        from: Point(0, 0), to: Point(0, 64),
        [.init(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white)]))
    #expect(bitmap.red(9, 31) == 0 && bitmap.red(9, 32) == 255)
  }

  @Test("A radial gradient has its last colour on the ellipse")
  func radial() {
    let bitmap = painted(
      .radial(center: Point(32, 32), radii: Size(30, 15), [Self.black, Self.white]))
    #expect(bitmap.red(32, 32) < 12)
    #expect(abs(bitmap.red(47, 32) - 132) < 6 && abs(bitmap.red(32, 39) - 128) < 8)
    #expect(bitmap.red(63, 32) == 255 && bitmap.red(32, 48) == 255)
  }

  @Test("A gradient too slow for its levels is dithered by one level and keeps its mean")
  func dithered() {
    let paint = Paint.vertical(Rect(0, 0, 64, 64), Color(0x202020), Color(0x222222))
    let bitmap = painted(paint)
    #expect(bitmap.pixels.allSatisfy { (0x20...0x22).contains($0 & 0xFF) })
    let row = (0..<64).map { bitmap.red($0, 16) }
    #expect(Set(row) == [0x20, 0x21])
    #expect(abs(Double(row.reduce(0, +)) / 64 - 32.516) < 0.06)
  }

  @Test("Layers lie one over the other by their alpha")
  func sourceOver() {
    let bitmap = raster(4) {
      $0.fill(.rect(Rect(0, 0, 4, 4)), Color(0xFF0000, alpha: 0.5))
      $0.fill(.rect(Rect(0, 0, 4, 4)), Color(0x0000FF, alpha: 0.5))
    }
    // Alpha 1 − ½·½; of it two thirds are blue.
    #expect(Bitmap.distance(bitmap[1, 1], 0xBF55_00AA) <= 1)
  }

  @Test("Noise strays no further than told, about the paint's own lightness")
  func noise() {
    let bitmap = painted(.solid(Color(0x808080)), noise: 0.1)
    let levels = bitmap.pixels.map { Double($0 & 0xFF) }
    #expect(levels.allSatisfy { abs($0 - 128) <= 13.8 })
    #expect(abs(levels.reduce(0, +) / 4096 - 128) < 0.6)
    #expect(Set(levels).count > 20)
    #expect(bitmap == painted(.solid(Color(0x808080)), noise: 0.1))
  }

  @Test("Only the inside of a clip is painted, by the share that it covers")
  func clip() {
    let bitmap = raster(20) {
      $0.fill(.rect(Rect(0, 0, 20, 20)), .white, clip: .rect(Rect(4.5, 6, 8, 9)))
    }
    #expect(abs(bitmap.mass - 72) < 0.05)
    #expect(bitmap.alpha(8, 8) == 255 && bitmap.alpha(3, 8) == 0 && bitmap.alpha(8, 15) == 0)
    #expect((127...128).contains(bitmap.alpha(4, 8)))
  }

  @Test("Clear pixels beside visible ones have their colour")
  func fringe() {
    let bitmap = raster(24) { $0.fill(.circle(Point(12, 12), radius: 7), Color(0xE0A020)) }
    var beside = 0
    for y in 1..<23 {
      for x in 1..<23 where bitmap.alpha(x, y) == 0 {
        let nearby = (-1...1).flatMap { dy in (-1...1).map { bitmap.alpha(x + $0, y + dy) } }
        guard nearby.contains(where: { $0 > 0 }) else { continue }
        beside += 1
        #expect(Bitmap.distance(bitmap[x, y], 0x00E0_A020) <= 1)
      }
    }
    #expect(beside > 20)
  }

  @Test(
    "Wherever a shape begins, just the clear pixels next to it have its colour", arguments: 0..<9)
  func fringePlace(shift: Int) {
    let bitmap = raster(40) {
      $0.fill(.rect(Rect(Double(8 + shift), 8, 12, 9)), Color(0xE0A020))
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let isBeside = (7 + shift..<21 + shift).contains(x) && (7..<18).contains(y)
        let color: UInt32 = isBeside ? 0xE0A020 : 0
        #expect(bitmap[x, y] & 0xFF_FFFF == color, "\(x), \(y)")
      }
    }
  }

  @Test("Other pixels of the same drawing need another version of the rasteriser")
  func version() {
    var drawing = Drawing(size: Size(64, 48))
    let ellipse = Path.ellipse(in: Rect(4, 4, 50, 36))
    drawing.fill(
      ellipse,
      .radial(center: Point(20, 20), radii: Size(40, 30), [.init(0, .white), .init(1, .black)]),
      noise: 0.05)
    drawing.fill(ellipse, .vertical(Rect(0, 0, 64, 48), .white, .clear), blur: 3)
    drawing.stroke(ellipse, width: 3, Color(0x336699), clip: .rect(Rect(0, 0, 30, 48)))
    let sum = Rasteriser.bitmap(of: drawing).pixels.reduce(UInt64(0)) { sum, pixel in
      (sum ^ UInt64(pixel)) &* 0x9FB2_1C65_1E98_DF25
    }
    #expect(
      Rasteriser.version == 1 && sum == 0x34D1_E6DF_6C7C_838B,
      "raise Rasteriser.version, and write it and the new sum here")
  }
}
