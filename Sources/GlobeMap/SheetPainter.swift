import Stage

/// A painter for the pixels of a sheet.
nonisolated struct SheetPainter {
  private let side: Int
  private let radius: Float
  private let line: Float
  private let sea: RoundGradient
  private let land: RoundGradient
  private let light: GlobeLight

  init(side: Int, radius: Double, palette: GlobePalette, unit: Double, light: GlobeLight) {
    self.side = side
    self.radius = Float(radius)
    line = Float(palette.edge.width * unit)
    // The lamp is at the upper left, as everywhere in the program.
    sea = RoundGradient(palette.sea, center: SIMD2(-0.24, -0.36), radius: 1.7, globe: self.radius)
    land = RoundGradient(palette.land, center: SIMD2(0.83, -0.53), radius: 3.1, globe: self.radius)
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
    for start in stride(from: 0, to: side, by: 8) {
      let across = Self.eight + (Float(start) + 0.5 - Float(side) / 2)
      let away = (across * across + down * down).squareRoot()
      let (seaColors, landColors) = (sea.indices(across, down), land.indices(across, down))
      let lights = light.shade.indices(across, down)
      for index in 0..<min(8, side - start) {
        let (x, away) = (start + index, away[index])
        // Transparent pixels have a colour only next to visible ones.
        guard away < end + 2 else {
          (seas[x], lands[x]) = (0, 0)
          continue
        }
        let over = light.glaze(light.shade.colors[Int(lights[index])], away)
        let alpha = max(0, min(1, end - away))
        let (rest, ground) = (1 - over.w, over + Self.dither(x, y))
        seas[x] = (ground + sea.colors[Int(seaColors[index])] * rest).pixel(alpha: alpha)
        lands[x] = (ground + land.colors[Int(landColors[index])] * rest).pixel(alpha: alpha)
      }
    }
  }

  private static let eight = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)

  /// Returns a pseudo-random offset of less than half a level, against banding.
  private static func dither(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var bits = UInt32(truncatingIfNeeded: x &* 0x9E37 &+ y &* 0x85EB_CA6B)
    bits ^= bits >> 15
    bits &*= 0x2C1B_3C6D
    bits ^= bits >> 12
    return SIMD4(repeating: Float(bits & 0xFF) * (0.998 / 65_025) - 0.499 / 255)
  }
}
