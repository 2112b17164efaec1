import Raster
import Stage
import TestSupport
import Testing

struct RasterStrokeTests {
  @Test("A line is as thick as its width", arguments: [1.0, 2, 3.5, 7])
  func width(width: Double) {
    let bitmap = raster(30) {
      $0.stroke(.polyline([Point(-20, 15), Point(50, 15)]), width: width, .white)
    }
    let column = (0..<30).reduce(0) { $0 + bitmap.alpha(12, $1) }
    #expect(abs(Double(column) / 255 - width) < 0.02)
  }

  @Test("A slanted line is as thick as a level one")
  func slanted() {
    let bitmap = raster(80) {
      $0.stroke(.polyline([Point(10, 15), Point(70, 60)]), width: 3, .white)
    }
    // 75 long, 3 thick, with two half discs at its ends.
    let area = 75 * 3 + Double.pi * 1.5 * 1.5
    #expect(abs(bitmap.mass - area) < 0.01 * area)
  }

  @Test("A line thinner than a pixel fades instead of vanishing")
  func hairline() {
    let bitmap = raster(20) {
      $0.stroke(.polyline([Point(-5, 10.5), Point(25, 10.5)]), width: 0.4, .white)
    }
    #expect(abs(bitmap.alpha(9, 10) - 102) <= 1)
  }

  @Test("A line of no length is a disc as wide as the line")
  func dot() {
    let bitmap = raster(20) {
      $0.stroke(.polyline([Point(10, 10), Point(10, 10)]), width: 8, .white)
    }
    #expect(abs(bitmap.mass - Double.pi * 16) < 0.6)
  }

  @Test("A joint is painted once, also by a clear colour")
  func joint() {
    let bitmap = raster(30) {
      $0.stroke(
        .polyline([Point(5, 5), Point(15, 15), Point(5, 25)]), width: 6, Color(0, alpha: 0.5))
    }
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 <= 128 })
    for (x, y) in [(15, 15), (12, 13), (12, 16)] {
      #expect((127...128).contains(bitmap.alpha(x, y)))
    }
  }

  @Test("A closed outline is stroked all round, an open one is not")
  func closing() {
    let corners = [Point(5, 5), Point(25, 5), Point(25, 25), Point(5, 25)]
    let closed = raster(30) { $0.stroke(.polygon(corners), width: 2, .white) }
    let open = raster(30) { $0.stroke(.polyline(corners), width: 2, .white) }
    #expect(closed.alpha(5, 15) == 255)
    #expect(open.alpha(5, 15) == 0)
    #expect(open.alpha(15, 15) == 0)
  }
}
