import Raster
import Stage
import TestSupport
import Testing

struct RasterBlurTests {
  @Test("Blur spreads a shape and loses nothing of it", arguments: [0.5, 1, 2.7, 6])
  func mass(sigma: Double) {
    let bitmap = raster(96) { $0.fill(.rect(Rect(38, 40, 20, 16)), .white, blur: sigma) }
    #expect(abs(bitmap.mass - 320) < 3.2)
    #expect(bitmap.alpha(48, 48) > bitmap.alpha(48, 40))
  }

  @Test("An edge out of focus falls like the integral of a Gaussian", arguments: [1.5, 4.0, 10])
  func edge(sigma: Double) {
    let bitmap = raster(100) { $0.fill(.rect(Rect(50, -90, 200, 300)), .white, blur: sigma) }
    // The share at −1, 0 and 1 deviations from the edge, between two pixels.
    for (away, share) in [(-1.0, 0.1587), (0, 0.5), (1, 0.8413)] {
      let place = 50 + away * sigma - 0.5
      let left = Int(place.rounded(.down))
      let part = place - Double(left)
      let level =
        Double(bitmap.alpha(left, 50)) * (1 - part) + Double(bitmap.alpha(left + 1, 50)) * part
      #expect(abs(level / 255 - share) < 0.02)
    }
  }

  @Test("The blur of a shape that reaches beyond the drawing is not cut at its sides")
  func beyond() {
    func blurred(_ side: Double, _ corner: Point) -> Bitmap {
      raster(side) { $0.fill(.rect(Rect(corner, Size(60, 60))), .white, blur: 5) }
    }
    let (small, large) = (blurred(30, Point(-10, -50)), blurred(160, Point(40, 0)))
    for y in 0..<30 {
      for x in 0..<30 { #expect(abs(small.alpha(x, y) - large.alpha(x + 50, y + 50)) <= 1) }
    }
  }

  @Test("A clip bounds a blurred shape without changing it inside")
  func clipped() {
    func ring(_ clip: Path?) -> Bitmap {
      raster(60) {
        $0.fill(
          .frame(Rect(5, 5, 50, 50), radius: 8, width: 6), .solid(.black), blur: 3, clip: clip)
      }
    }
    let (free, cut) = (ring(nil), ring(.rect(Rect(11, 11, 38, 38))))
    for y in 0..<60 {
      for x in 0..<60 {
        let inside = (11..<49).contains(x) && (11..<49).contains(y)
        #expect(abs(cut.alpha(x, y) - (inside ? free.alpha(x, y) : 0)) <= 1)
      }
    }
  }
}
