import Raster
import Stage

/// Paints the pixels of a sheet.
nonisolated struct SheetPainter {
  private let side: Int
  private let radius: Float
  private let line: Float
  private let sea: RadialGradient
  private let land: RadialGradient
  private let light: GlobeLight

  init(side: Int, radius: Double, palette: GlobePalette, unit: Double, light: GlobeLight) {
    self.side = side
    self.radius = Float(radius)
    line = Float(palette.edge.width * unit)
    sea = RadialGradient(
      palette.sea, center: Point(-0.24, -0.36), radius: 1.7, globe: radius, side: side)
    land = RadialGradient(
      palette.land, center: Point(0.83, -0.53), radius: 3.1, globe: radius, side: side)
    self.light = light
  }

  /// Computes the lit sea and land pixels, row by row. Pixels outside the anti-aliased edge are transparent.
  func ground(rows: Range<Int>) -> GlobeGround {
    var land: [UInt32] = []
    let sea = [UInt32](unsafeUninitializedCapacity: side * rows.count) { seas, count in
      count = side * rows.count
      land = [UInt32](unsafeUninitializedCapacity: count) { lands, landCount in
        landCount = count
        for y in rows {
          let row = (y - rows.lowerBound) * side..<(y - rows.lowerBound + 1) * side
          paint(
            row: y, UnsafeMutableBufferPointer(rebasing: seas[row]),
            UnsafeMutableBufferPointer(rebasing: lands[row]))
        }
      }
    }
    return GlobeGround(rows: rows, sea: sea, land: land)
  }

  private func paint(
    row y: Int, _ seas: UnsafeMutableBufferPointer<UInt32>,
    _ lands: UnsafeMutableBufferPointer<UInt32>
  ) {
    let end = radius + line / 2 + 0.5
    let down = Float(y) + 0.5 - Float(side) / 2
    for x in 0..<side {
      let across = Float(x) + 0.5 - Float(side) / 2
      let away = (across * across + down * down).squareRoot()
      // Transparent pixels have a colour only next to visible ones.
      guard away < end + 2 else {
        (seas[x], lands[x]) = (0, 0)
        continue
      }
      let over = light.color(x: x, y: y)
      let (transparency, dither) = (1 - over.w, Self.dither(x, y))
      var (sea, land) = (sea.color(x: x, y: y), land.color(x: x, y: y))
      sea = over + sea * transparency + dither
      land = over + land * transparency + dither
      sea.w = max(0, min(1, end - away))
      land.w = sea.w
      (seas[x], lands[x]) = (sea.pixel, land.pixel)
    }
  }

  /// Returns a pseudo-random offset of less than half a level, against banding.
  private static func dither(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var bits = UInt32(truncatingIfNeeded: x &* 0x9E37 &+ y &* 0x85EB_CA6B)
    bits ^= bits >> 15
    bits &*= 0x2C1B_3C6D
    bits ^= bits >> 12
    return SIMD4(repeating: Float(bits & 0xFF) * (0.998 / 65_025) - 0.499 / 255)
  }
}
