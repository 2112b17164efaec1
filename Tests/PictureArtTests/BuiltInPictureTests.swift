import PictureArt
import Stage
import Testing

struct BuiltInPictureTests {
  @Test("Each picture has its own name and its own drawing, of the size that all have")
  func distinct() {
    let drawings = BuiltInPicture.allCases.map(\.drawing)
    #expect(drawings.count == 6 && Set(drawings).count == 6)
    #expect(drawings.allSatisfy { $0.size == Size(1000, 1000) })
    #expect(Set(BuiltInPicture.allCases.map { $0.title(Texts()) }).count == 6)
  }

  @Test("A picture is cheap enough to be chosen at once", arguments: BuiltInPicture.allCases)
  func layers(picture: BuiltInPicture) {
    #expect(picture.drawing.layers.count < 700)
    #expect(picture.drawing.layers.allSatisfy { $0.blur == 0 || $0.path.bounds.width < 600 })
  }

  @Test("Of a picture cut in 64, a piece needs only its share", arguments: BuiltInPicture.allCases)
  func pieces(picture: BuiltInPicture) {
    let counts = (0..<64).map { index in
      var piece = Drawing(size: Size(80, 80))
      piece.place(
        picture.drawing,
        in: Rect(-80 * Double(index % 8), -80 * Double(index / 8), 640, 640))
      return piece.layers.count
    }
    #expect(counts.allSatisfy { $0 > 1 })
    #expect(counts.reduce(0, +) < 64 * picture.drawing.layers.count / 3)
  }

  @Test("Names in files stay what they are")
  func names() {
    #expect(
      BuiltInPicture.allCases.map(\.rawValue)
        == ["lake", "sea", "night", "matchbox", "tiling", "map"])
  }
}
