import PairsScenes
import PictureScenes
import Raster
import SDLStage
import Stage
import TestSupport
import Testing

struct CardFigureTests {
  private static let card = Size(48, 56)

  /// All faces in two columns, in grey alone.
  private func greySheet(_ theme: Theme) -> Bitmap {
    let card = Self.card
    var sheet = Drawing(
      size: Size(2 * card.width, card.height * Double(CardFigure.allCases.count / 2)))
    // The corners of cards are clear.
    sheet.fill(.rect(Rect(.zero, sheet.size)), .white)
    for (kind, figure) in CardFigure.allCases.enumerated() {
      let corner = Point(card.width * Double(kind % 2), card.height * Double(kind / 2))
      sheet.place(figure.face(card, theme), in: Rect(corner, card))
    }
    let bitmap = Rasteriser.bitmap(of: sheet)
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(grey))
  }

  private func grey(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    let level = (299 * red + 587 * green + 114 * blue) / 1000
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }

  @Test(
    "Without any colour no two figures are alike, those of small decks the least",
    arguments: Theme.Name.allCases)
  func distinctFigures(theme: Theme.Name) throws {
    let sheet = greySheet(.named(theme))
    for (kinds, least) in [(8, 12.0), (12, 9), (18, 8), (32, 4.5)] {
      let height = sheet.height * kinds / CardFigure.allCases.count
      let measure = try #require(
        PieceDistinctness(
          pixels: Array(sheet.pixels.prefix(sheet.width * height)), width: sheet.width,
          height: height, columns: 2, rows: kinds / 2))
      let (first, second) = measure.closest
      #expect(
        measure.least >= least,
        "\(CardFigure(kind: first)) and \(CardFigure(kind: second)): \(measure.least)")
    }
  }

  @Test("The deck has a figure for each kind of the largest layout")
  func count() {
    #expect(CardFigure.allCases.count == 32)
  }

  @Test("A figure keeps off the sides of its card, at every size", arguments: [30.0, 66])
  func border(width: Double) {
    let size = Size(width, (width * 1.1).rounded())
    let border = max(2, Int(0.05 * width))
    for figure in CardFigure.allCases {
      let face = Rasteriser.bitmap(of: figure.face(size, .named(.contrast)))
      // Between the round corners, and beside the line round the card.
      let rows = face.height / 5..<face.height * 4 / 5
      let isFree = rows.allSatisfy { y in
        (1..<border).allSatisfy { face.red($0, y) > 200 && face.red(face.width - 1 - $0, y) > 200 }
      }
      #expect(isFree, "\(figure)")
    }
  }

  @Test("In high contrast a face is black and white alone")
  func contrast() {
    for figure in CardFigure.allCases {
      let face = Rasteriser.bitmap(of: figure.face(Size(30, 33), .named(.contrast)))
      let isGrey = face.pixels.allSatisfy {
        $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF
      }
      #expect(isGrey, "\(figure)")
    }
  }
}
