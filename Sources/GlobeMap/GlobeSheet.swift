import Glibc
import Stage

/// All of a disc that does not move when its globe turns: sea, land, light and the round edge.
package nonisolated final class GlobeSheet: Sendable {
  /// In pixels, of a square.
  package let side: Int
  /// In pixels.
  package let radius: Double
  package let palette: GlobePalette
  /// What a length of a globe of radius 226 is here; no line becomes too thin.
  package let unit: Double

  /// How far the bands reach, in pixels.
  let bandReach: Float
  /// Slabs that lie within the disc, and fill most of it.
  let slabs: [Rect]

  /// Computed when a globe is first painted.
  private let look: OnDemand<Look>
  /// The ground, so many rows each, computed when a globe is first painted there.
  private let grounds: [OnDemand<GlobeGround>]
  private static let groundHeight = 64

  private struct Look {
    let light: GlobeLight
    let bands: [UInt32]
    let painter: SheetPainter
  }

  /// The radius for which all widths are given.
  package static let designRadius = 226.0
  /// How wide the rim round a disc is, in radii.
  package static let rimShare = 17 / designRadius

  /// - Parameters:
  ///   - radius: in whole pixels.
  ///   - unit: what a length of the design is; nil for that of a globe of this radius.
  package init(radius: Double, palette: GlobePalette, unit: Double? = nil) {
    let unit = unit ?? max(0.5, radius / Self.designRadius)
    let side = 2 * Int(radius.rounded(.up)) + 4
    (self.radius, self.palette, self.unit, self.side) = (radius, palette, unit, side)
    bandReach = Float(Self.reach(palette, unit))
    slabs = Self.slabs(radius - 1, side)
    let look = OnDemand {
      let light = GlobeLight(radius: radius, palette: palette, unit: unit)
      let painter = SheetPainter(
        side: side, radius: radius, palette: palette, unit: unit, light: light)
      return Look(light: light, bands: Self.bands(palette, unit), painter: painter)
    }
    self.look = look
    grounds = stride(from: 0, to: side, by: Self.groundHeight).map { top in
      OnDemand { look.value.painter.ground(rows: top..<min(side, top + Self.groundHeight)) }
    }
  }

  /// The same, of which nothing is computed yet.
  package var unpainted: GlobeSheet { GlobeSheet(radius: radius, palette: palette, unit: unit) }

  private static func slabs(_ radius: Double, _ side: Int) -> [Rect] {
    let heights = [-0.93, -0.8, -0.6, -0.3, 0.3, 0.6, 0.8, 0.93].map { ($0 * radius).rounded() }
    return zip(heights, heights.dropFirst()).map { top, bottom in
      let far = max(abs(top), abs(bottom))
      let half = (radius * radius - far * far).squareRoot().rounded(.down)
      let middle = Double(side) / 2
      return Rect(middle - half, middle + top, 2 * half, bottom - top)
    }
  }

  /// The light on the disc.
  package var light: GlobeLight { look.value.light }

  /// The colours of the bands by the square of the distance from the coast, in so many steps up to their reach.
  var bands: [UInt32] { look.value.bands }
  static let bandSteps = 1500

  /// The ground of a row.
  package func ground(row y: Int) -> GlobeGround { grounds[y / Self.groundHeight].value }

  /// Adds all that its pixels come from to what tells pictures apart.
  package func add(to digest: inout DrawingDigest) {
    digest.add(radius)
    digest.add(unit)
    palette.add(to: &digest)
  }

  /// The middle of the disc.
  package var center: SIMD2<Float> { SIMD2(Float(side) / 2, Float(side) / 2) }

  /// How wide a line is drawn, in pixels.
  package func width(_ line: GlobePalette.Line) -> Float { Float(max(0.9, line.width * unit)) }

  private static func reach(_ palette: GlobePalette, _ unit: Double) -> Double {
    palette.bands.first.map { ($0.width * unit + softness(unit)) / 2 } ?? 0
  }

  /// Over how many pixels the edge of a band fades.
  private static func softness(_ unit: Double) -> Double { max(1, 1.6 * unit) }

  private static func bands(_ palette: GlobePalette, _ unit: Double) -> [UInt32] {
    let (reach, soft) = (reach(palette, unit), softness(unit))
    return (0...bandSteps).map { index in
      let distance = reach * ((Double(index) + 0.5) / Double(bandSteps)).squareRoot()
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

/// The colours of some rows of a disc, pixel by pixel.
package nonisolated struct GlobeGround: Sendable {
  let rows: Range<Int>
  /// Sea and land in the light; their alpha is that of the disc.
  let sea: [UInt32]
  let land: [UInt32]
}
