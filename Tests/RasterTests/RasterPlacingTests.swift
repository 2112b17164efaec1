import Raster
import Stage
import TestSupport
import Testing

struct RasterPlacingTests {
  /// Gradients, lines, a blur and clips, all of them over several pieces.
  private func scene(_ side: Double) -> Drawing {
    var inner = Drawing(size: Size(100, 100))
    let all = Rect(0, 0, 100, 100)
    inner.fill(.rect(all), .vertical(all, Color(0x204080), Color(0xF0C080)))
    inner.fill(
      .circle(Point(50, 50), radius: 30), Color(0xA03020), clip: .rect(Rect(0, 0, 100, 60)))
    inner.fill(.circle(Point(30, 70), radius: 20), Color(0x103020, alpha: 0.7), blur: 4)
    inner.stroke(.polyline([Point(-10, 30), Point(110, 80)]), width: 5, .white)
    var outer = Drawing(size: Size(side, side))
    outer.place(inner, in: Rect(0, 0, side, side))
    return outer
  }

  @Test("Pieces of a picture, put together, are the picture", arguments: [2, 3, 5])
  func pieces(length: Int) {
    let whole = scene(120)
    let side = 120 / length
    let all = Rasteriser.bitmap(of: whole)
    for piece in 0..<length * length {
      let (left, top) = (piece % length * side, piece / length * side)
      let part = raster(Double(side)) {
        $0.place(whole, in: Rect(-Double(left), -Double(top), 120, 120))
      }
      for y in 0..<side {
        for x in 0..<side {
          #expect(Bitmap.distance(part[x, y], all[left + x, top + y]) <= 2)
        }
      }
    }
  }

  @Test("A drawing shows nothing outside the frame it is placed in, nor outside the clip")
  func bounded() {
    let bitmap = raster(40) {
      $0.place(scene(50), in: Rect(10, 10, 20, 20), clip: .rect(Rect(12, 5, 30, 12)))
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let inside = (12..<30).contains(x) && (10..<17).contains(y)
        #expect(bitmap.alpha(x, y) == (inside ? 255 : 0))
      }
    }
  }

  @Test("Through two clips only what lies in both is seen")
  func twoClips() {
    var inner = Drawing(size: Size(30, 30))
    inner.fill(.rect(Rect(0, 0, 30, 30)), .white, clip: .rect(Rect(5, 5, 15, 20)))
    let bitmap = raster(30) {
      $0.place(inner, in: Rect(0, 0, 30, 30), clip: .rect(Rect(10, 0, 20, 12)))
    }
    #expect(abs(bitmap.mass - 70) < 0.01)
    #expect(bitmap.alpha(10, 5) == 255 && bitmap.alpha(19, 11) == 255)
  }

  @Test("The same drawing gives the same pixels on every run")
  func deterministic() {
    #expect(Rasteriser.bitmap(of: scene(48)) == Rasteriser.bitmap(of: scene(48)))
  }
}
