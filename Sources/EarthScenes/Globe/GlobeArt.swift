import Glibc
import GlobeMap
import Stage

/// The measures and pictures of a globe in the current look (Documentation/Look.md, *Globe*).
final class GlobeArt {
  /// The radius of the disc, in whole pixels.
  let radius: Double
  /// The pixels per length unit of a globe of radius 226, at least 0.5.
  let unit: Double
  /// The middle of the disc in the globe's area.
  let center: Point
  /// The fixed parts of the disc, computed when first painted. In a large window they take tens of megabytes.
  private(set) var sheet: GlobeSheet
  private(set) var lensSheet: GlobeSheet
  /// The shadow and the rim of the globe.
  let rim: Picture
  let figures: GlobeFigures
  private let lensRim: Picture
  /// The radius of the lens with its wooden rim, in pixels.
  let lensRadius: Double

  /// The margin of the globe's area round the disc, in radii.
  static let margin = 0.24
  /// The width of the rim, in radii.
  static let rimShare = GlobeSheet.rimShare

  init(radius: Double, look: Look) {
    self.radius = radius
    unit = max(0.5, radius / GlobeSheet.designRadius)
    let half = (radius * (1 + Self.margin)).rounded()
    center = Point(half, half)
    let palette = GlobePalette.globe(look.theme)
    let (lens, unit) = (max(32, (64 * unit).rounded()), unit)
    lensRadius = lens + 5 * unit
    sheet = GlobeSheet(radius: radius, palette: palette)
    lensSheet = GlobeSheet(radius: lens, palette: palette.lens, unit: unit)
    rim = RimDrawing(radius: radius, theme: look.theme).picture(look.pictures)
    lensRim = LensDrawing(radius: lens, unit: unit, theme: look.theme).picture(look.pictures)
    figures = GlobeFigures(unit: unit, look: look)
  }

  /// Drops the computed pixels. They are computed again when needed.
  func forget() { (sheet, lensSheet) = (sheet.unpainted, lensSheet.unpainted) }

  /// The side of the square area in which the globe is drawn, in pixels.
  var side: Double { 2 * center.x }
  var rimOrigin: Point { center - Point(rim.size.width / 2, rim.size.height / 2) }
  var discOrigin: Point { center - Point(Double(sheet.side) / 2, Double(sheet.side) / 2) }

  /// Returns the view coordinates of a point in the globe's area, and whether the disc shows the globe there.
  /// Beside the globe, they are those of the nearest point of its rim.
  func seen(at point: Point, zoom: Double) -> (seen: SIMD3<Double>, isOnDisc: Bool) {
    let offset = (point - center) * (1 / (radius * zoom))
    let square = offset.x * offset.x + offset.y * offset.y
    let isOnDisc = point.distance(to: center) <= radius
    guard square < 1 else {
      let length = square.squareRoot()
      return (SIMD3(offset.x / length, -offset.y / length, 0), isOnDisc && square <= 1)
    }
    return (SIMD3(offset.x, -offset.y, (1 - square).squareRoot()), isOnDisc)
  }

  /// Returns the point in the globe's area for view coordinates, or `nil` if it is hidden.
  func point(of seen: SIMD3<Double>, zoom: Double) -> Point? {
    guard seen.z >= 0 else { return nil }
    let point = center + Point(seen.x, -seen.y) * (radius * zoom)
    return point.distance(to: center) <= radius + 1e-6 ? point : nil
  }

  /// Whether the disc holds a rectangle, with a small margin.
  func holds(_ frame: Rect) -> Bool {
    [frame.x, frame.maxX].allSatisfy { x in
      [frame.y, frame.maxY].allSatisfy { Point(x, $0).distance(to: center) < 0.97 * radius }
    }
  }

  // MARK: The lens

  /// Returns the globe that the lens shows: the far side, seen through the Earth.
  func lensGlobe(_ attitude: Attitude, at point: Point, zoom: Double) -> GlobeProjection {
    let offset = center - point.snapped
    return GlobeProjection(
      attitude: attitude, center: lensSheet.center + SIMD2(Float(offset.x), Float(offset.y)),
      radius: Float(radius * zoom), isSeenThrough: true)
  }

  func drawLens(
    _ picture: Picture, at point: Point, alpha: Double, into list: inout DisplayList
  ) {
    let middle = point.snapped
    for part in [lensRim, picture] {
      let half = Point(part.size.width / 2, part.size.height / 2)
      list.picture(part, at: middle - half, alpha: alpha)
    }
  }
}
