import Stage

/// Computes the pixels of a sheet.
nonisolated struct SheetPainter {
  private let side: Int
  private let radius: Float
  private let edge: SIMD4<Float>
  private let line: Float
  private let sea: Gradient
  private let land: Gradient
  private let shade: Gradient

  init(side: Int, radius: Double, palette: GlobePalette, unit: Double) {
    self.side = side
    self.radius = Float(radius)
    edge = SIMD4(palette.edge.color.premultiplied)
    line = Float(palette.edge.width * unit)
    // The lamp stands above left, as everywhere.
    sea = Gradient(palette.sea, center: SIMD2(-0.24, -0.36), radius: 1.7)
    land = Gradient(palette.land, center: SIMD2(0.83, -0.53), radius: 3.1)
    shade = Gradient(palette.light, center: SIMD2(-0.28, -0.4), radius: 1.56)
  }

  /// Sea and land in the light, and the light alone.
  func pixels() -> (sea: [UInt32], land: [UInt32], light: [UInt32]) {
    var (seas, lands, lights): ([UInt32], [UInt32], [UInt32]) = ([], [], [])
    seas.reserveCapacity(side * side)
    lands.reserveCapacity(side * side)
    lights.reserveCapacity(side * side)
    let middle = Float(side) / 2
    for y in 0..<side {
      for x in 0..<side {
        let way = SIMD2(Float(x) + 0.5 - middle, Float(y) + 0.5 - middle)
        let away = (way * way).sum().squareRoot()
        let over = glaze(way / radius, away)
        let alpha = max(0, min(1, radius + line / 2 - away + 0.5))
        let dither = Self.dither(x, y)
        let rest = 1 - over.w
        seas.append((over + sea.color(at: way / radius) * rest + dither).pixel(alpha: alpha))
        lands.append((over + land.color(at: way / radius) * rest + dither).pixel(alpha: alpha))
        lights.append(over.pixel(alpha: over.w))
      }
    }
    return (seas, lands, lights)
  }

  /// The light with the line round the disc over it.
  private func glaze(_ place: SIMD2<Float>, _ away: Float) -> SIMD4<Float> {
    let light = shade.color(at: place)
    let share = away - (radius - line / 2) + 0.5
    guard line > 0, share > 0 else { return light }
    let over = edge * min(1, share)
    return over + light * (1 - over.w)
  }

  /// Up to half a level either way, so that nothing shows bands.
  private static func dither(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var bits = UInt32(truncatingIfNeeded: x &* 0x9E37 &+ y &* 0x85EB_CA6B)
    bits ^= bits >> 15
    bits &*= 0x2C1B_3C6D
    bits ^= bits >> 12
    return SIMD4(repeating: (Float(bits & 0xFF) / 255 - 0.5) / 255)
  }
}

/// A gradient over a circle, in radii of the globe from its middle.
private nonisolated struct Gradient {
  private let center: SIMD2<Float>
  private let scale: Float
  private let colors: [SIMD4<Float>]

  private static let steps: Float = 1024

  init(_ stops: [Paint.Stop], center: SIMD2<Float>, radius: Float) {
    self.center = center
    scale = Self.steps / radius
    colors = (0...Int(Self.steps)).map {
      SIMD4(Self.color(at: Double($0) / Double(Self.steps), stops))
    }
  }

  /// Red, green and blue times alpha, and alpha.
  @inline(__always) func color(at place: SIMD2<Float>) -> SIMD4<Float> {
    let way = place - center
    return colors[Int(min(Self.steps, (way * way).sum().squareRoot() * scale))]
  }

  private static func color(at share: Double, _ stops: [Paint.Stop]) -> SIMD4<Double> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    if share <= first.at { return first.color.premultiplied }
    for (low, high) in zip(stops, stops.dropFirst()) where share < high.at {
      let part = (share - low.at) / (high.at - low.at)
      return low.color.mixed(with: high.color, part).premultiplied
    }
    return last.color.premultiplied
  }
}

nonisolated extension Color {
  /// Red, green and blue times alpha, and alpha.
  var premultiplied: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }

  /// 0xAARRGGBB with straight alpha.
  var pixel: UInt32 { premultiplied.straightPixel }
}

nonisolated extension SIMD4<Double> {
  /// 0xAARRGGBB with straight alpha, of colours that have been multiplied by it.
  var straightPixel: UInt32 {
    SIMD4<Float>(w > 0 ? self / w : self).pixel(alpha: Float(w))
  }
}

nonisolated extension SIMD4<Float> {
  /// 0xAARRGGBB of the colours as they stand.
  @inline(__always) fileprivate func pixel(alpha: Float) -> UInt32 {
    @inline(__always) func level(_ value: Float) -> UInt32 {
      UInt32(Swift.max(0, Swift.min(1, value)) * 255 + 0.5)
    }
    return level(alpha) << 24 | level(x) << 16 | level(y) << 8 | level(z)
  }
}
