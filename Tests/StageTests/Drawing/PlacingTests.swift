import Stage
import Testing

struct PlacingTests {
  private let square = Path.rect(Rect(10, 20, 30, 40))

  /// What a drawing of one layer, 100 × 100, becomes in a frame.
  private func placed(
    in frame: Rect, size: Size = Size(1000, 1000), clip: Path? = nil,
    _ draw: (inout Drawing) -> Void
  ) -> [Drawing.Layer] {
    var inner = Drawing(size: Size(100, 100))
    draw(&inner)
    var outer = Drawing(size: size)
    outer.place(inner, in: frame, clip: clip)
    return outer.layers
  }

  @Test("A drawing placed at its own size and place is the same")
  func identity() {
    var inner = Drawing(size: Size(100, 100))
    inner.fill(square, .vertical(Rect(0, 0, 100, 100), .white, .black), blur: 2, noise: 0.1)
    inner.stroke(square, width: 3, .white, clip: .circle(Point(20, 30), radius: 9))
    var outer = Drawing(size: Size(100, 100))
    outer.place(inner, in: Rect(0, 0, 100, 100))
    #expect(outer == inner)
  }

  @Test("Paths, strokes, blurs and clips are scaled and moved with the frame")
  func scaled() {
    let clip = Path.circle(Point(30, 30), radius: 20)
    let layers = placed(in: Rect(100, 50, 200, 200)) {
      $0.fill(square, .white, blur: 1.5, clip: clip)
      $0.stroke(square, width: 4, .black)
    }
    #expect(layers.map(\.path.bounds) == Array(repeating: Rect(120, 90, 60, 80), count: 2))
    #expect(layers.map(\.blur) == [3, 0])
    #expect(layers.map(\.stroke) == [nil, 8])
    #expect(layers[0].clips == [clip.mapped { Point(100 + 2 * $0.x, 50 + 2 * $0.y) }])
    #expect(layers[1].clips.isEmpty)
  }

  @Test("A frame of other proportions stretches paths and rounds, and lines by the mean of both")
  func stretched() {
    let rounds = Paint.radial(
      center: Point(10, 10), radii: Size(5, 6), [.init(0, .white), .init(1, .black)])
    let layers = placed(in: Rect(0, 0, 400, 100)) {
      $0.fill(square, rounds)
      $0.stroke(square, width: 3, .white, blur: 2)
    }
    #expect(layers[0].path.bounds == Rect(40, 20, 120, 40))
    #expect(
      layers[0].paint
        == .radial(
          center: Point(40, 10), radii: Size(20, 6), [.init(0, .white), .init(1, .black)]))
    #expect(layers[1].stroke == 6 && layers[1].blur == 4)
  }

  @Test("A mirror changes left and right, or above and below, of paths, paints and clips alike")
  func mirrored() {
    var inner = Drawing(size: Size(100, 100))
    let light = Paint.linear(
      from: Point(10, 20), to: Point(10, 60), [.init(0, .white), .init(1, .black)])
    inner.fill(square, light, clip: .rect(Rect(0, 0, 30, 100)))
    inner.stroke(square, width: 4, .white)
    var (water, wall) = (Drawing(size: Size(200, 200)), Drawing(size: Size(200, 200)))
    water.place(inner, in: Rect(0, 0, 200, 200), mirror: .down)
    wall.place(inner, in: Rect(0, 0, 200, 200), mirror: .across)
    #expect(water.layers.map(\.path.bounds) == Array(repeating: Rect(20, 80, 60, 80), count: 2))
    #expect(wall.layers.map(\.path.bounds) == Array(repeating: Rect(120, 40, 60, 80), count: 2))
    #expect(wall.layers[0].clips.map(\.bounds) == [Rect(140, 0, 60, 200)])
    #expect(water.layers[1].stroke == 8)
    #expect(
      water.layers[0].paint
        == .linear(from: Point(20, 160), to: Point(20, 80), [.init(0, .white), .init(1, .black)]))
  }

  @Test("What is mirrored twice is as it was", arguments: [Mirror.across, .down])
  func mirroredTwice(mirror: Mirror) {
    var inner = Drawing(size: Size(100, 100))
    inner.fill(square, .white)
    var (once, twice) = (Drawing(size: Size(100, 100)), Drawing(size: Size(100, 100)))
    once.place(inner, in: Rect(0, 0, 100, 100), mirror: mirror)
    twice.place(once, in: Rect(0, 0, 100, 100), mirror: mirror)
    #expect(once != inner && twice == inner)
  }

  @Test("Some of its layers can be cut out, whole where they reach beyond it, with what they cover")
  func cut() {
    var drawing = Drawing(size: Size(100, 100))
    drawing.fill(.rect(Rect(0, 0, 100, 100)), .black)
    drawing.fill(.rect(Rect(-20, 30, 60, 10)), .white)
    drawing.stroke(.rect(Rect(10, 40, 30, 20)), width: 3, .white)
    let extent = drawing.extent(of: 1..<3)
    #expect(extent == Rect(-20, 30, 62, 32))
    let part = drawing.cut(1..<3, in: extent)
    #expect(part.size == extent.size)
    #expect(part.layers.map(\.path.bounds) == [Rect(0, 0, 60, 10), Rect(30, 10, 30, 20)])
    #expect(part.layers.map(\.clips.count) == [0, 0])
    #expect(drawing.cut(in: Rect(90, 90, 5, 5)).layers.count == 1)
  }

  @Test("An image that fills a shape goes with its frame")
  func image() {
    let image = PixelImage(width: 1, height: 1, pixels: [0])
    let layers = placed(in: Rect(100, 50, 200, 400)) {
      $0.fill(square, .image(image, in: Rect(5, 6, 7, 8)))
    }
    #expect(layers.map(\.paint) == [.image(image, in: Rect(110, 74, 14, 32))])
  }

  @Test(
    "Each place keeps its colour of a gradient, also where it is stretched",
    arguments: [Rect(0, 0, 100, 100), Rect(40, 30, 50, 50), Rect(10, 20, 300, 70)])
  func gradient(frame: Rect) throws {
    let (from, to) = (Point(10, 20), Point(70, 50))
    let layers = placed(in: frame) { $0.fill(square, .linear(from: from, to: to, [])) }
    guard case .linear(let newFrom, let newTo, _) = try #require(layers.first).paint else {
      Issue.record("the gradient is gone")
      return
    }
    func share(_ point: Point, _ from: Point, _ to: Point) -> Double {
      let (way, here) = (to - from, point - from)
      return (way.x * here.x + way.y * here.y) / (way.x * way.x + way.y * way.y)
    }
    for point in [Point(0, 0), Point(50, 10), Point(30, 90), Point(100, 100)] {
      let now = Point(
        frame.x + point.x * frame.width / 100, frame.y + point.y * frame.height / 100)
      #expect(abs(share(point, from, to) - share(now, newFrom, newTo)) < 1e-9)
    }
  }

  @Test("What lies outside the drawing, the frame or the clip is left out, with all its reach")
  func culled() {
    let draw: (inout Drawing) -> Void = {
      $0.fill(.rect(Rect(0, 0, 10, 10)), .white)
      $0.fill(.rect(Rect(50, 0, 10, 10)), .white)
      $0.fill(.rect(Rect(200, 200, 10, 10)), .white)
    }
    #expect(placed(in: Rect(0, 0, 100, 100), draw).count == 2)
    #expect(placed(in: Rect(-20, 0, 100, 100), draw).count == 1)
    #expect(placed(in: Rect(0, 0, 100, 100), clip: .rect(Rect(55, 5, 9, 9)), draw).count == 1)
    #expect(placed(in: Rect(0, 0, 100, 100), clip: .rect(Rect(20, 20, 9, 9)), draw).isEmpty)
    #expect(
      placed(in: Rect(0, 0, 100, 100), clip: .rect(Rect(20, 20, 9, 9))) {
        $0.fill(.rect(Rect(0, 0, 17, 17)), .white, blur: 2)
        $0.stroke(.polyline([Point(17, 0), Point(17, 90)]), width: 8, .white)
        $0.stroke(.polyline([Point(15, 0), Point(15, 90)]), width: 8, .white)
        $0.fill(.rect(Rect(0, 0, 90, 90)), .white, clip: .rect(Rect(40, 40, 9, 9)))
      }.count == 2)
  }

  @Test("A layer that reaches beyond its own drawing is cut at the frame, where that can be seen")
  func overhang() {
    let draw: (inout Drawing) -> Void = {
      $0.fill(.rect(Rect(-50, 10, 80, 10)), .white)
      $0.fill(.rect(Rect(20, 10, 80, 10)), .white)
    }
    let frame = Rect(100, 100, 100, 100)
    #expect(placed(in: frame, draw).map(\.clips) == [[.rect(frame)], []])
    let whole = placed(in: Rect(0, 0, 100, 100), size: Size(100, 100), draw)
    #expect(whole.map(\.clips) == [[], []])
  }

  @Test("A layer with a clip of its own is cut by both")
  func bothClips() {
    let (own, given) = (Path.rect(Rect(0, 0, 30, 30)), Path.circle(Point(20, 20), radius: 15))
    let layers = placed(in: Rect(0, 0, 100, 100), clip: given) {
      $0.fill(square, .white, clip: own)
    }
    #expect(layers.map(\.clips) == [[own, given]])
  }
}
