import Glibc
import Raster
import Stage

/// The parts of a disc that stay fixed when its globe turns: the light, the colours of sea and land, and the round
/// edge.
package nonisolated final class GlobeSheet: Sendable {
  /// The side of the square picture, in pixels.
  package let side: Int
  /// The radius of the globe, in pixels.
  package let radius: Double
  package let palette: GlobePalette
  /// The pixels per length unit of a globe of radius 226, at least 0.5 by default.
  package let unit: Double

  /// The reach of the bands, in pixels.
  let bandReach: Float
  /// Rectangles within the disc that cover most of it.
  let slabs: [Rect]

  /// The light, the bands and the painter, computed when a globe is first painted.
  private let resources: LazyValue<Resources>
  /// The ground in slices of ``groundHeight`` rows, each computed on first use.
  private let grounds: [LazyValue<GlobeGround>]
  private static let groundHeight = 64

  private struct Resources {
    let light: GlobeLight
    let bands: [UInt32]
    let painter: SheetPainter
  }

  /// The globe radius for which all widths are given.
  package static let designRadius = 226.0
  /// The width of the rim round a disc, in radii of the globe.
  package static let rimShare = 17 / designRadius

  /// Creates a sheet. Its pixels are computed on first use.
  ///
  /// - Parameters:
  ///   - radius: the radius in whole pixels.
  ///   - unit: the pixels per length unit of the design, or `nil` to derive it from the radius.
  package init(radius: Double, palette: GlobePalette, unit: Double? = nil) {
    let unit = unit ?? max(0.5, radius / Self.designRadius)
    let side = 2 * Int(radius.rounded(.up)) + 4
    (self.radius, self.palette, self.unit, self.side) = (radius, palette, unit, side)
    bandReach = Float(Self.reach(palette, unit))
    slabs = Self.slabs(radius - 1, side)
    let resources = LazyValue {
      let light = GlobeLight(radius: radius, side: side, palette: palette, unit: unit)
      let painter = SheetPainter(
        side: side, radius: radius, palette: palette, unit: unit, light: light)
      return Resources(light: light, bands: Self.bands(palette, unit), painter: painter)
    }
    self.resources = resources
    grounds = stride(from: 0, to: side, by: Self.groundHeight).map { top in
      LazyValue { resources.value.painter.ground(rows: top..<min(side, top + Self.groundHeight)) }
    }
  }

  /// A copy of the sheet without computed pixels.
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
  var light: GlobeLight { resources.value.light }

  /// The colours of the bands, indexed by the squared distance from the coast in ``bandSteps`` steps up to
  /// ``bandReach``.
  var bands: [UInt32] { resources.value.bands }
  static let bandSteps = 1500

  /// Returns the slice of the ground that contains a row.
  package func ground(row y: Int) -> GlobeGround { grounds[y / Self.groundHeight].value }

  /// Adds everything that determines the pixels to the digest of a drawing.
  package func add(to digest: inout DrawingDigest) {
    digest.add(radius)
    digest.add(unit)
    palette.add(to: &digest)
  }

  /// The middle of the disc, in pixels.
  package var center: SIMD2<Float> { SIMD2(Float(side) / 2, Float(side) / 2) }

  /// Returns the width of a line in pixels, at least 0.9.
  package func width(_ line: GlobePalette.Line) -> Float { Float(max(0.9, line.width * unit)) }

  private static func reach(_ palette: GlobePalette, _ unit: Double) -> Double {
    palette.bands.first.map { ($0.width * unit + softness(unit)) / 2 } ?? 0
  }

  /// Returns the width over which the edge of a band fades, in pixels.
  private static func softness(_ unit: Double) -> Double { max(1, 1.6 * unit) }

  private static func bands(_ palette: GlobePalette, _ unit: Double) -> [UInt32] {
    let (reach, soft) = (reach(palette, unit), softness(unit))
    return (0...bandSteps).map { index in
      let distance = reach * ((Double(index) + 0.5) / Double(bandSteps)).squareRoot()
      var color = SIMD4<Float>.zero
      for band in palette.bands {
        let share = ((band.width * unit + soft) / 2 - distance) / soft
        let over = band.color.premultiplied * Float(max(0, min(1, share)))
        color = over + color * (1 - over.w)
      }
      return color.straight.pixel
    }
  }
}

/// The sea and land colours of some rows of a disc, for each pixel.
package nonisolated struct GlobeGround: Sendable {
  let rows: Range<Int>
  /// The lit colours. Their alpha is that of the disc.
  let sea: [UInt32]
  let land: [UInt32]
}
