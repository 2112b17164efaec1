import Raster
import Stage

/// Mixes the colours of a globe's pixels.
nonisolated struct GlobeMixer {
  private let sheet: GlobeSheet
  private let light: GlobeLight
  private let bands: [UInt32]
  private let width: Int
  private let coast: Pen
  private let net: Pen
  private let equator: Pen
  /// The squared distances within which the coast and the bands change a pixel.
  private let shoreReach: Float
  private let bandReach: Float
  private let bandScale: Float

  /// A line's colour and width, for drawing it over pixels.
  private struct Pen {
    let color: UInt32
    /// The opacity, from 0 to 256.
    let strength: Float
    let half: Float
    /// The squared distance from which the line is invisible.
    let limit: Float

    init(_ line: GlobePalette.Line, width: Float) {
      color = line.color.opaquePixel
      strength = Float(line.color.alpha) * 256
      half = width / 2 + 0.5
      limit = half * half
    }

    /// Returns the coverage of a pixel by the line, from 0 to 256.
    @inline(__always) private func share(_ square: Float) -> UInt32 {
      UInt32(min(1, half - square.squareRoot()) * strength)
    }

    /// Returns a pixel with the line over it.
    ///
    /// - Parameter lit: the line's colour in the light on that pixel.
    @inline(__always) func blended(on color: UInt32, _ lit: UInt32, _ square: Float) -> UInt32 {
      PixelMath.blend(color, lit, share(square))
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

  /// Mixes the colours of a row.
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

  /// The sea and land pixels of one row of the sheet.
  private struct GroundRow {
    let sea: UnsafePointer<UInt32>
    let land: UnsafePointer<UInt32>
  }

  /// Writes eight pixels if all of them are plain sea or plain land.
  ///
  /// - Returns: whether the pixels were written.
  @inline(__always) private func layPlain(
    _ known: GlobeRow, _ ground: GroundRow, _ x: Int, _ pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    @inline(__always) func eight(_ row: UnsafePointer<Float>) -> SIMD8<Float> {
      UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<Float>.self)
    }
    let (share, square) = (eight(known.land), eight(known.shore))
    let isLand = (share .> 0.998) .& (square .>= coast.limit)
    let isSea = (share .< 0.002) .& (square .>= shoreReach) .& (eight(known.net) .>= net.limit)
    // A test of all eight lanes would run lane by lane. Combining halves is faster.
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

  /// Returns the colour of one pixel, mixed layer by layer.
  @inline(__always) private func mixed(
    _ known: GlobeRow, _ ground: GroundRow, _ x: Int, _ y: Int
  ) -> UInt32 {
    let (sea, square) = (ground.sea[x], known.shore[x])
    @inline(__always) func lit(_ color: UInt32) -> UInt32 {
      let light = light.color(x: x, y: y).pixel
      return PixelMath.blend(color, 0, PixelMath.weight(light >> 24)) &+ (light & 0xFF_FFFF)
    }
    var color = sea
    let share = UInt32(max(0, min(1, known.land[x])) * 256)
    if share < 255 {
      if square < bandReach {
        let band = bands[Int(square * bandScale)]
        color = PixelMath.blend(color, lit(band), PixelMath.weight(band >> 24))
      }
      if known.net[x] < net.limit { color = net.blended(on: color, lit(net.color), known.net[x]) }
    }
    if share > 0 { color = PixelMath.blend(color, ground.land[x], share) }
    if square < coast.limit { color = coast.blended(on: color, lit(coast.color), square) }
    if known.equator[x] < equator.limit {
      color = equator.blended(on: color, lit(equator.color), known.equator[x])
    }
    return sea & 0xFF00_0000 | color & 0xFF_FFFF
  }
}

/// The measurements of a row's pixels.
nonisolated struct GlobeRow {
  /// The land coverage of each pixel.
  let land: UnsafePointer<Float>
  /// The squared distances from the coast, the graticule and the equator.
  let shore: UnsafePointer<Float>
  let net: UnsafePointer<Float>
  let equator: UnsafePointer<Float>
}
