import Glibc
import Stage

/// All of a disc that does not move when its globe turns: sea, land, light and the round edge.
nonisolated final class GlobeSheet: Sendable {
  /// In pixels, of a square.
  let side: Int
  /// In pixels.
  let radius: Double
  let palette: GlobePalette
  /// What a length of a globe of radius 226 is here; no line becomes too thin.
  let unit: Double

  /// Sea and land in the light; their alpha is that of the disc.
  let sea: [UInt32]
  let land: [UInt32]
  /// The light alone, its colour multiplied by its alpha.
  let light: [UInt32]
  /// The colours of the bands by the distance from the coast, in sixteenths of a pixel.
  let bands: [UInt32]

  /// Slabs that lie within the disc, and fill most of it.
  let slabs: [Rect]

  /// The radius for which all widths are given.
  static let designRadius = 226.0
  /// How wide the rim round a disc is, in radii.
  static let rimShare = 17 / designRadius

  /// - Parameters:
  ///   - radius: in whole pixels.
  ///   - unit: what a length of the design is; nil for that of a globe of this radius.
  init(radius: Double, palette: GlobePalette, unit: Double? = nil) {
    self.radius = radius
    self.palette = palette
    self.unit = unit ?? max(0.5, radius / Self.designRadius)
    side = 2 * Int(radius.rounded(.up)) + 4
    let painter = SheetPainter(side: side, radius: radius, palette: palette, unit: self.unit)
    sea = painter.pixels(of: painter.sea)
    land = painter.pixels(of: painter.land)
    light = painter.light()
    bands = Self.bands(palette, self.unit)
    slabs = Self.slabs(radius - 1, side)
  }

  private static func slabs(_ radius: Double, _ side: Int) -> [Rect] {
    let heights = [-0.93, -0.8, -0.6, -0.3, 0.3, 0.6, 0.8, 0.93].map { ($0 * radius).rounded() }
    return zip(heights, heights.dropFirst()).map { top, bottom in
      let far = max(abs(top), abs(bottom))
      let half = (radius * radius - far * far).squareRoot().rounded(.down)
      let middle = Double(side) / 2
      return Rect(middle - half, middle + top, 2 * half, bottom - top)
    }
  }

  /// The middle of the disc.
  var center: SIMD2<Float> { SIMD2(Float(side) / 2, Float(side) / 2) }

  /// How wide a line is drawn, in pixels.
  func width(_ line: GlobePalette.Line) -> Float { Float(max(0.9, line.width * unit)) }

  private static func bands(_ palette: GlobePalette, _ unit: Double) -> [UInt32] {
    guard let widest = palette.bands.first else { return [] }
    let soft = max(1, 1.6 * unit)
    let count = Int(((widest.width * unit + soft) / 2 * 16).rounded(.up)) + 1
    return (0..<count).map { index in
      let distance = (Double(index) + 0.5) / 16
      var color = SIMD4<Double>.zero
      for band in palette.bands {
        let share = ((band.width * unit + soft) / 2 - distance) / soft
        let over = band.color.premultiplied * max(0, min(1, share))
        color = over + color * (1 - over.w)
      }
      return color.straightPixel
    }
  }
}

/// Computes the pixels of a sheet.
private nonisolated struct SheetPainter {
  let side: Int
  let radius: Double
  let palette: GlobePalette
  let unit: Double

  /// A gradient over a circle, in radii of the globe from its middle.
  struct Gradient {
    let center: SIMD2<Double>
    let radius: Double
    let colors: [SIMD4<Double>]

    init(_ stops: [Paint.Stop], center: SIMD2<Double>, radius: Double) {
      (self.center, self.radius) = (center, radius)
      colors = (0...1024).map { Self.color(at: Double($0) / 1024, stops) }
    }

    func color(at place: SIMD2<Double>) -> SIMD4<Double> {
      let way = place - center
      let share = min(1, (way * way).sum().squareRoot() / radius)
      return colors[Int(share * 1024)]
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

  // Where the lamp stands, as in the house's other gradients: above left.
  var sea: Gradient { Gradient(palette.sea, center: SIMD2(-0.24, -0.36), radius: 1.7) }
  var land: Gradient { Gradient(palette.land, center: SIMD2(0.83, -0.53), radius: 3.1) }
  private var shade: Gradient {
    Gradient(palette.light, center: SIMD2(-0.28, -0.4), radius: 1.56)
  }

  func pixels(of ground: Gradient) -> [UInt32] {
    let shade = shade
    return map { place, x, y in
      let over = glaze(shade, at: place)
      let color = over + ground.color(at: place) * (1 - over.w)
      let alpha = min(1, max(0, outside - length(place) * radius + 0.5))
      return (color + Self.dither(x, y)).pixel(alpha: alpha)
    }
  }

  func light() -> [UInt32] {
    let shade = shade
    return map { place, _, _ in
      let over = glaze(shade, at: place)
      return over.pixel(alpha: over.w)
    }
  }

  /// How far the line round the disc reaches, in pixels from its middle.
  private var outside: Double { radius + palette.edge.width * unit / 2 }

  /// The light with the line round the disc over it.
  private func glaze(_ shade: Gradient, at place: SIMD2<Double>) -> SIMD4<Double> {
    let light = shade.color(at: place)
    let width = palette.edge.width * unit
    guard width > 0 else { return light }
    let share = length(place) * radius - (radius - width / 2) + 0.5
    let over = palette.edge.color.premultiplied * max(0, min(1, share))
    return over + light * (1 - over.w)
  }

  private func length(_ place: SIMD2<Double>) -> Double { (place * place).sum().squareRoot() }

  private func map(_ color: (SIMD2<Double>, Int, Int) -> UInt32) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(side * side)
    let middle = Double(side) / 2
    for y in 0..<side {
      for x in 0..<side {
        let way = SIMD2(Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
        pixels.append(color(way / radius, x, y))
      }
    }
    return pixels
  }

  /// Up to half a level either way, so that nothing shows bands.
  private static func dither(_ x: Int, _ y: Int) -> SIMD4<Double> {
    var bits = UInt32(truncatingIfNeeded: x &* 0x9E37 &+ y &* 0x85EB_CA6B)
    bits ^= bits >> 15
    bits &*= 0x2C1B_3C6D
    bits ^= bits >> 12
    return SIMD4(repeating: (Double(bits & 0xFF) / 255 - 0.5) / 255)
  }
}

nonisolated extension Color {
  /// Red, green and blue times alpha, and alpha.
  fileprivate var premultiplied: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }

  /// 0xAARRGGBB with straight alpha.
  var pixel: UInt32 { premultiplied.straightPixel }
}

nonisolated extension SIMD4<Double> {
  /// 0xAARRGGBB of the colours as they stand.
  fileprivate func pixel(alpha: Double) -> UInt32 {
    let levels = (SIMD4(x, y, z, alpha).clamped(lowerBound: .zero, upperBound: .one) * 255)
      .rounded(.toNearestOrAwayFromZero)
    return UInt32(levels.w) << 24 | UInt32(levels.x) << 16 | UInt32(levels.y) << 8
      | UInt32(levels.z)
  }

  /// 0xAARRGGBB with straight alpha, of colours that have been multiplied by it.
  fileprivate var straightPixel: UInt32 { (w > 0 ? self / w : self).pixel(alpha: w) }
}
