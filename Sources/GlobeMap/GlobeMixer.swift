import Stage

/// Mixes the colours of a globe's pixels from what is known of each.
nonisolated struct GlobeMixer {
  private let sheet: GlobeSheet
  private let light: GlobeLight
  private let bands: [UInt32]
  private let width: Int
  private let coast: Pen
  private let net: Pen
  private let equator: Pen
  /// The squares of the distances up to which a coast changes a pixel, and up to which the bands do.
  private let shoreReach: Float
  private let bandReach: Float
  private let bandScale: Float

  /// A line as it is laid over a pixel.
  private struct Pen {
    let color: UInt32
    /// 0…256.
    let strength: Float
    let half: Float
    /// The square of the distance from which on nothing is seen of it.
    let limit: Float

    init(_ line: GlobePalette.Line, width: Float) {
      color = line.color.opacity(1 / max(0.01, line.color.alpha)).pixel
      strength = Float(line.color.alpha) * 256
      half = width / 2 + 0.5
      limit = half * half
    }

    /// How much of it covers a pixel, 0…256.
    @inline(__always) private func share(_ square: Float) -> UInt32 {
      UInt32(min(1, half - square.squareRoot()) * strength)
    }

    /// A pixel with the line over it, in the light of that pixel.
    @inline(__always) func laid(on color: UInt32, _ light: UInt32, _ square: Float) -> UInt32 {
      PixelSums.mix(color, PixelSums.lit(self.color, light), share(square))
    }
  }

  init(_ sheet: GlobeSheet, width: Int) {
    (self.sheet, self.width) = (sheet, width)
    (light, bands) = (sheet.light, sheet.bands)
    let palette = sheet.palette
    coast = Pen(palette.coast, width: sheet.width(palette.coast))
    net = Pen(palette.graticule, width: sheet.width(palette.graticule))
    equator = Pen(palette.equator, width: sheet.width(palette.equator))
    bandReach = sheet.bandReach * sheet.bandReach
    bandScale = bandReach > 0 ? Float(GlobeSheet.bandSteps) / bandReach : 0
    shoreReach = max(coast.limit, bandReach)
  }

  /// Mixes a row.
  func mix(row y: Int, _ known: GlobeRow, into pixels: UnsafeMutablePointer<UInt32>) {
    let ground = sheet.ground(row: y)
    let start = (y - ground.rows.lowerBound) * sheet.side
    ground.sea.withUnsafeBufferPointer { seas in
      ground.land.withUnsafeBufferPointer { lands in
        guard let sea = seas.baseAddress, let land = lands.baseAddress else { return }
        let ground = GroundRow(sea: sea + start, land: land + start)
        var x = 0
        while x < width {
          if x + 8 <= width, layPlain(known, ground, x, pixels) {
            x += 8
          } else {
            for x in x..<min(width, x + 8) { pixels[x] = mixed(known, ground, x, y) }
            x += 8
          }
        }
      }
    }
  }

  /// A row of the sheet.
  private struct GroundRow {
    let sea: UnsafePointer<UInt32>
    let land: UnsafePointer<UInt32>
  }

  /// Lays eight pixels that are sea or land and nothing else.
  ///
  /// - Returns: whether they are.
  @inline(__always) private func layPlain(
    _ known: GlobeRow, _ ground: GroundRow, _ x: Int, _ pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    @inline(__always) func eight(_ row: UnsafePointer<Float>) -> SIMD8<Float> {
      UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<Float>.self)
    }
    let (share, square) = (eight(known.land), eight(known.shore))
    let isLand = (share .> 0.998) .& (square .>= coast.limit)
    let isSea = (share .< 0.002) .& (square .>= shoreReach) .& (eight(known.net) .>= net.limit)
    // Asking whether all of eight are true would be done one by one.
    let eightPlain = SIMD8<UInt32>.zero.replacing(
      with: 1, where: (isLand .| isSea) .& (eight(known.equator) .>= equator.limit))
    let four = eightPlain.lowHalf & eightPlain.highHalf
    guard (four.lowHalf & four.highHalf) == SIMD2(1, 1) else { return false }
    func pixels8(_ row: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
      UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<UInt32>.self)
    }
    let color = pixels8(ground.sea).replacing(with: pixels8(ground.land), where: isLand)
    UnsafeMutableRawPointer(pixels + x).storeBytes(of: color, as: SIMD8<UInt32>.self)
    return true
  }

  /// The colour of one pixel, layer by layer.
  @inline(__always) private func mixed(
    _ known: GlobeRow, _ ground: GroundRow, _ x: Int, _ y: Int
  ) -> UInt32 {
    let (sea, square) = (ground.sea[x], known.shore[x])
    @inline(__always) func lit() -> UInt32 {
      light.pixel(SIMD2(Float(x), Float(y)) + 0.5 - Float(sheet.side) / 2)
    }
    var color = sea
    let share = UInt32(max(0, min(1, known.land[x])) * 256)
    if share < 255 {
      if square < bandReach {
        let band = bands[Int(square * bandScale)]
        let alpha = band >> 24
        color = PixelSums.mix(color, PixelSums.lit(band, lit()), alpha &+ alpha >> 7)
      }
      if known.net[x] < net.limit { color = net.laid(on: color, lit(), known.net[x]) }
    }
    if share > 0 { color = PixelSums.mix(color, ground.land[x], share) }
    if square < coast.limit { color = coast.laid(on: color, lit(), square) }
    if known.equator[x] < equator.limit { color = equator.laid(on: color, lit(), known.equator[x]) }
    return sea & 0xFF00_0000 | color & 0xFF_FFFF
  }
}

/// What is known of the pixels of a row.
nonisolated struct GlobeRow {
  /// How much of each is land.
  let land: UnsafePointer<Float>
  /// The squares of the distances from the coast and from the lines.
  let shore: UnsafePointer<Float>
  let net: UnsafePointer<Float>
  let equator: UnsafePointer<Float>
}

/// Sums on pixels, two channels at a time.
nonisolated enum PixelSums {
  /// Red, green and blue a share (0…256) of the way from one pixel to the other.
  @inline(__always) static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue = ((a & 0xFF00FF) &* rest &+ (b & 0xFF00FF) &* share &+ 0x80_0080) >> 8 & 0xFF00FF
    let green = ((a & 0xFF00) &* rest &+ (b & 0xFF00) &* share &+ 0x8000) >> 8 & 0xFF00
    return redBlue | green
  }

  /// A colour with light over it, whose colour has been multiplied by its alpha.
  @inline(__always) static func lit(_ color: UInt32, _ light: UInt32) -> UInt32 {
    let alpha = light >> 24
    return mix(color, 0, alpha &+ alpha >> 7) &+ (light & 0xFF_FFFF)
  }
}
