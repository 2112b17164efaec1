import Glibc
import Stage
import Synchronization

/// All of a disc that does not move when its globe turns: sea, land, light and the round edge.
nonisolated final class GlobeSheet: Sendable {
  /// In pixels, of a square.
  let side: Int
  /// In pixels.
  let radius: Double
  let palette: GlobePalette
  /// What a length of a globe of radius 226 is here; no line becomes too thin.
  let unit: Double

  /// How far the bands reach, in pixels.
  let bandReach: Float
  /// Slabs that lie within the disc, and fill most of it.
  let slabs: [Rect]

  private let painted = Mutex<GlobeColors?>(nil)

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
    bandReach = Float(Self.reach(palette, self.unit))
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

  /// The colours, computed when a globe is first painted; other threads wait for them.
  var colors: GlobeColors {
    painted.withLock { painted in
      if let painted { return painted }
      let painter = SheetPainter(side: side, radius: radius, palette: palette, unit: unit)
      let (sea, land, light) = painter.pixels()
      let colors = GlobeColors(
        sea: sea, land: land, light: light, bands: Self.bands(palette, unit))
      painted = colors
      return colors
    }
  }

  /// The middle of the disc.
  var center: SIMD2<Float> { SIMD2(Float(side) / 2, Float(side) / 2) }

  /// How wide a line is drawn, in pixels.
  func width(_ line: GlobePalette.Line) -> Float { Float(max(0.9, line.width * unit)) }

  private static func reach(_ palette: GlobePalette, _ unit: Double) -> Double {
    palette.bands.first.map { ($0.width * unit + softness(unit)) / 2 } ?? 0
  }

  /// Over how many pixels the edge of a band fades.
  private static func softness(_ unit: Double) -> Double { max(1, 1.6 * unit) }

  private static func bands(_ palette: GlobePalette, _ unit: Double) -> [UInt32] {
    let (reach, soft) = (reach(palette, unit), softness(unit))
    let steps = GlobeColors.bandSteps
    return (0...steps).map { index in
      let distance = reach * ((Double(index) + 0.5) / Double(steps)).squareRoot()
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

/// The colours of a disc, pixel by pixel.
nonisolated struct GlobeColors: Sendable {
  /// Sea and land in the light; their alpha is that of the disc.
  let sea: [UInt32]
  let land: [UInt32]
  /// The light alone, its colour multiplied by its alpha.
  let light: [UInt32]
  /// The colours of the bands by the square of the distance from the coast, in steps up to their reach.
  let bands: [UInt32]

  /// In how many steps.
  static let bandSteps = 1500
}
