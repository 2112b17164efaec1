import Stage
import Testing

@Suite("A drawing as SVG")
struct DrawingSVGTests {
  private let square = Path.rect(Rect(1, 2, 3, 4))

  @Test("has its size, and its layers in the order of painting")
  func layers() throws {
    var drawing = Drawing(size: Size(20, 10))
    drawing.fill(square, Color(0xFF8000))
    drawing.stroke(square, width: 1.5, Color.black.opacity(0.25))
    let svg = drawing.svg
    #expect(svg.contains("width=\"20\" height=\"10\" viewBox=\"0 0 20 10\""))
    let fill = try #require(svg.firstRange(of: "fill=\"#ff8000\""))
    let stroke = try #require(svg.firstRange(of: "stroke=\"#000000\" stroke-opacity=\"0.25\""))
    #expect(fill.lowerBound < stroke.lowerBound)
    #expect(svg.contains("stroke-width=\"1.5\""))
  }

  @Test("refers to each gradient, blur and clip that a layer has, by a name of its own")
  func references() {
    var drawing = Drawing(size: Size(20, 10))
    drawing.fill(square, .vertical(Rect(0, 0, 9, 9), .white, .black), blur: 2, clip: square)
    drawing.fill(
      square, .radial(center: Point(1, 1), radii: Size(2, 3), [.init(0, .white), .init(1, .clear)]))
    let svg = drawing.svg
    for name in ["g0", "b0", "c0-0", "g1"] {
      #expect(svg.ranges(of: "id=\"\(name)\"").count == 1, "\(name)")
      #expect(svg.contains("url(#\(name))"), "\(name)")
    }
    #expect(svg.contains("scale(2 3)") && svg.contains("stop-opacity=\"0\""))
  }

  @Test("draws lines, curves and closed outlines")
  func paths() {
    var path = Path()
    path.move(to: Point(0, 0.125))
    path.line(to: Point(1, 2))
    path.curve(to: Point(3, 3), Point(1, 1), Point(2, 2.0004))
    path.close()
    var drawing = Drawing(size: Size(4, 4))
    drawing.fill(path, .white)
    #expect(drawing.svg.contains("d=\"M0,0.125L1,2C1,1 2,2 3,3Z\""))
  }
}
