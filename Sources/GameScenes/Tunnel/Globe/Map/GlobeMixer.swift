import Stage

/// Mixes the colours of a globe's pixels from what is known of each.
nonisolated struct GlobeMixer {
  private let sheet: GlobeSheet
  private let width: Int
  private let coast: Pen
  private let net: Pen
  private let equator: Pen
  /// The square of the distance up to which a coast changes a pixel.
  private let shoreReach: Float

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
    @inline(__always) func share(_ square: Float) -> UInt32 {
      UInt32(min(1, half - square.squareRoot()) * strength)
    }
  }

  init(_ sheet: GlobeSheet, width: Int) {
    self.sheet = sheet
    self.width = width
    let palette = sheet.palette
    coast = Pen(palette.coast, width: sheet.width(palette.coast))
    net = Pen(palette.graticule, width: sheet.width(palette.graticule))
    equator = Pen(palette.equator, width: sheet.width(palette.equator))
    let bands = Float(sheet.bands.count) / 16
    shoreReach = max(coast.limit, bands * bands)
  }

  /// Mixes a row.
  ///
  /// - Parameters:
  ///   - land: how much of each pixel is land.
  ///   - shore, net, equator: the squares of the distances from the coast and the lines.
  func mix(
    row y: Int, land: UnsafePointer<Float>, shore: UnsafePointer<Float>, net: UnsafePointer<Float>,
    equator: UnsafePointer<Float>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let start = y * sheet.side
    sheet.sea.withUnsafeBufferPointer { seas in
      sheet.land.withUnsafeBufferPointer { lands in
        sheet.light.withUnsafeBufferPointer { lights in
          for x in 0..<width {
            let (share, square) = (land[x], shore[x])
            let isPlain =
              square >= shoreReach && equator[x] >= self.equator.limit
              && (share > 0.998 || share < 0.002 && net[x] >= self.net.limit)
            if isPlain {
              pixels[x] = share > 0.5 ? lands[start + x] : seas[start + x]
            } else {
              let known = Known(
                sea: seas[start + x], land: lands[start + x], light: lights[start + x])
              pixels[x] = mixed(known, share, square, net[x], equator[x])
            }
          }
        }
      }
    }
  }

  private struct Known {
    let sea: UInt32
    let land: UInt32
    let light: UInt32

    /// A colour in the light of this pixel.
    @inline(__always) func lit(_ color: UInt32) -> UInt32 {
      PixelSums.lit(color, light)
    }
  }

  @inline(__always) private func mixed(
    _ known: Known, _ land: Float, _ square: Float, _ net: Float, _ equator: Float
  ) -> UInt32 {
    var color = known.sea
    let share = UInt32(max(0, min(1, land)) * 256)
    if share < 256 {
      if square < shoreReach {
        let index = Int(square.squareRoot() * 16)
        if index < sheet.bands.count {
          let band = sheet.bands[index]
          let alpha = band >> 24
          color = PixelSums.mix(color, known.lit(band), alpha + alpha >> 7)
        }
      }
      if net < self.net.limit {
        color = PixelSums.mix(color, known.lit(self.net.color), self.net.share(net))
      }
    }
    if share > 0 { color = PixelSums.mix(color, known.land, share) }
    if square < coast.limit {
      color = PixelSums.mix(color, known.lit(coast.color), coast.share(square))
    }
    if equator < self.equator.limit {
      color = PixelSums.mix(color, known.lit(self.equator.color), self.equator.share(equator))
    }
    return known.sea & 0xFF00_0000 | color & 0xFF_FFFF
  }
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
