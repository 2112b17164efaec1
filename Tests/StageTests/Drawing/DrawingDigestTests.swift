import Stage
import Testing

@Suite("The digest of a drawing")
struct DrawingDigestTests {
  private let outline = Path.rect(Rect(1, 2, 3, 4))

  private func drawing(_ change: (inout Drawing) -> Void = { _ in }) -> Drawing {
    var drawing = Drawing(size: Size(20, 10))
    drawing.fill(outline, .vertical(Rect(0, 0, 9, 9), .white, .black), noise: 0.5)
    change(&drawing)
    return drawing
  }

  @Test("is the same on every run, so that a file may name drawings by it")
  func fixed() {
    #expect(
      DrawingDigest(drawing())?.words == SIMD2(0x844E_A594_7B54_41DE, 0x1ABA_F0D0_0543_5183))
  }

  @Test("differs wherever drawings do")
  func differs() {
    let circle = Path.ellipse(in: Rect(1, 2, 3, 4))
    let radii = Size(2, 3)
    let others: [Drawing] =
      [
        drawing(), Drawing(size: Size(20, 10)), Drawing(size: Size(10, 20)),
        drawing { $0.fill(outline, .white) }, drawing { $0.fill(outline, .black) },
        drawing { $0.fill(outline, Color.white.opacity(0.5)) },
        drawing { $0.fill(circle, .white) }, drawing { $0.fill(outline, .white, blur: 1) },
        drawing { $0.fill(outline, .white, clip: circle) },
        drawing { $0.fill(outline, .solid(.white), noise: 0.1) },
        drawing { $0.stroke(outline, width: 1, .white) },
        drawing { $0.stroke(outline, width: 2, .white) },
      ]
      + [Point(0, 0), Point(0, 1)].flatMap { place in
        [
          drawing {
            $0.fill(outline, .radial(center: place, radii: radii, [.init(0, .white)]))
          },
          drawing {
            $0.fill(outline, .linear(from: place, to: Point(9, 9), [.init(0, .white)]))
          },
          drawing {
            $0.fill(outline, .linear(from: place, to: Point(9, 9), [.init(0.1, .white)]))
          },
        ]
      }
    let digests = others.compactMap { DrawingDigest($0) }
    #expect(digests.count == others.count)
    #expect(Set(digests).count == others.count)
    #expect(others.map { DrawingDigest($0) } == digests)
  }

  @Test("is none where there are pixels of a photo in it")
  func photo() {
    let photo = PixelImage(width: 1, height: 1, pixels: [7])
    let drawing = drawing { $0.fill(outline, .image(photo, in: Rect(0, 0, 9, 9))) }
    #expect(DrawingDigest(drawing) == nil)
  }
}
