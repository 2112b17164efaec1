import Raster
import SDLKit
import Stage

/// The drawn mouse pointer: a white arrow with a black outline, which is visible on every ground.
enum PointerArt {
  /// Returns the pointer at a multiple of the usual size, which is 20 window units high.
  static func cursor(times: Double) throws(SDLError) -> Cursor {
    let bitmap = Rasteriser.bitmap(of: drawing(times: times))
    return try Cursor(
      PixelSurface(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels))
  }

  private static func drawing(times: Double) -> Drawing {
    let points: [Point] = [
      Point(0, 0), Point(0, 16), Point(4, 12.5), Point(6.8, 18.6), Point(9.4, 17.4),
      Point(6.7, 11.5), Point(12, 11.5),
    ]
    var drawing = Drawing(size: Size((14 * times).rounded(.up), (21 * times).rounded(.up)))
    let outline = Path.polygon(points.map { ($0 + Point(0.8, 0.8)) * times })
    drawing.fill(outline, .white)
    drawing.stroke(outline, width: 1.4 * times, .black)
    return drawing
  }
}
