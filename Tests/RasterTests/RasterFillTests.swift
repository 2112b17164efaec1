import Raster
import Stage
import TestSupport
import Testing

struct RasterFillTests {
  @Test("A drawing without layers is clear")
  func empty() {
    let bitmap = Rasteriser.bitmap(of: Drawing(size: Size(5, 3)))
    #expect(bitmap.width == 5 && bitmap.height == 3)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test("A rectangle on whole pixels has its exact colour inside and nothing outside")
  func wholePixels() {
    let bitmap = raster(6) { $0.fill(.rect(Rect(1, 2, 3, 2)), Color(0x40A0F3)) }
    for y in 0..<6 {
      for x in 0..<6 {
        let inside = (1..<4).contains(x) && (2..<4).contains(y)
        #expect(inside ? bitmap[x, y] == 0xFF40_A0F3 : bitmap.alpha(x, y) == 0)
      }
    }
  }

  @Test("An edge in the middle of a pixel covers half of it", arguments: [0.25, 0.5, 0.75])
  func partly(share: Double) {
    let bitmap = raster(6) { $0.fill(.rect(Rect(1 + share, 1 + share, 3, 3)), .white) }
    let left = Double(bitmap.alpha(1, 2)) / 255
    let top = Double(bitmap.alpha(2, 1)) / 255
    let corner = Double(bitmap.alpha(1, 1)) / 255
    #expect(abs(left - (1 - share)) < 0.006)
    #expect(abs(top - (1 - share)) < 0.006)
    #expect(abs(corner - (1 - share) * (1 - share)) < 0.006)
    #expect(bitmap.alpha(2, 2) == 255)
  }

  @Test("A slanted edge covers each pixel by its exact area")
  func slanted() {
    let bitmap = raster(8) {
      $0.fill(.polygon([Point(0, 0), Point(8, 4), Point(8, 8), Point(0, 8)]), .white)
    }
    // The edge falls by half a pixel a column: a quarter is lost in the even ones, three in the odd.
    for column in 0..<8 {
      let lost = column % 2 == 0 ? 0.25 : 0.75
      #expect(abs(Double(bitmap.alpha(column, column / 2)) / 255 - (1 - lost)) < 0.006)
    }
    #expect(abs(bitmap.mass - 48) < 0.05)
  }

  @Test("A circle's area is right within half a per cent", arguments: [1.5, 4, 11.3, 60])
  func circle(radius: Double) {
    let bitmap = raster(2 * radius + 4) {
      $0.fill(.circle(Point(radius + 2.3, radius + 1.7), radius: radius), .white)
    }
    let area = Double.pi * radius * radius
    #expect(abs(bitmap.mass - area) < 0.005 * area)
  }

  @Test("An outline walked the other way round cuts a hole")
  func hole() {
    let bitmap = raster(20) {
      $0.fill(.frame(Rect(2, 2, 16, 16), radius: 0, width: 3), .solid(.white))
    }
    #expect(bitmap.alpha(3, 10) == 255)
    #expect(bitmap.alpha(10, 10) == 0)
    #expect(abs(bitmap.mass - (256 - 100)) < 0.01)
  }

  @Test("Two shapes that overlap in one path cover no pixel twice")
  func overlap() {
    var path = Path.rect(Rect(1, 1, 4, 4))
    path.append(.rect(Rect(3, 3, 4, 4)))
    let bitmap = raster(8) { $0.fill(path, .solid(Color(0xFFFFFF, alpha: 0.5))) }
    #expect(abs(bitmap.mass - 28 * 0.5) < 0.1)
  }

  @Test("What lies beyond the drawing does not change what lies inside")
  func beyond() {
    let shape = Path.polygon([Point(-90, 5), Point(10, -40), Point(70, 8), Point(12, 55)])
    let small = raster(16) { $0.fill(shape, .solid(.white)) }
    let large = raster(300) { $0.fill(shape.offset(by: Point(100, 100)), .solid(.white)) }
    for y in 0..<16 {
      for x in 0..<16 { #expect(abs(small.alpha(x, y) - large.alpha(x + 100, y + 100)) <= 1) }
    }
  }

  @Test("A shape wholly outside paints nothing")
  func outside() {
    for origin in [Point(-30, 2), Point(30, 2), Point(2, -30), Point(2, 30)] {
      let bitmap = raster(16) { $0.fill(.rect(Rect(origin, Size(10, 10))), .white, blur: 2) }
      #expect(bitmap.mass == 0)
    }
  }

  @Test("A ring of segments covers its area, and nothing beside it in a whole row")
  func segments() {
    let corners = [Point(2, 1), Point(7, 2.5), Point(3, 4)]
    let ring = corners.indices.map {
      Outline.Segment(start: corners[$0], end: corners[($0 + 1) % 3])
    }
    var fill = FillCoverage(Outline(ring), within: PixelArea(0, 0, 9, 6))
    var shares = [Float](repeating: 7, count: fill.area.width)
    var sum: Float = 0
    for y in fill.area.rows {
      shares.withUnsafeMutableBufferPointer { fill.wholeRow(y, into: $0) }
      sum += shares.reduce(0, +)
    }
    #expect(abs(sum - 6.75) < 0.01)
  }
}
