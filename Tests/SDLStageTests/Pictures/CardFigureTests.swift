import GameScenes
import SDLStage
import Stage
import Testing

struct CardFigureTests {
  private static let card = Size(64, 72)

  /// Faces side by side in rows of `columns`, in grey alone.
  private func greySheet(_ count: Int, columns: Int, _ theme: Theme) -> Bitmap {
    let (card, rows) = (Self.card, count / columns)
    var sheet = Drawing(
      size: Size(card.width * Double(columns), card.height * Double(rows)))
    // The corners of cards are clear.
    sheet.fill(.rect(Rect(.zero, sheet.size)), .white)
    for kind in 0..<count {
      let (row, column) = kind.quotientAndRemainder(dividingBy: columns)
      let corner = Point(card.width * Double(column), card.height * Double(row))
      sheet.place(CardFigure(kind: kind).face(card, theme), in: Rect(corner, card))
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
    arguments: Theme.Name.allCases,
    [(kinds: 8, columns: 4, least: 12.0), (12, 4, 10), (18, 6, 8.5), (32, 8, 4.5)])
  func distinctFigures(
    theme: Theme.Name, deck: (kinds: Int, columns: Int, least: Double)
  ) {
    let sheet = greySheet(deck.kinds, columns: deck.columns, .named(theme))
    let measure = PieceDistinctness(
      pixels: sheet.pixels, width: sheet.width, height: sheet.height, columns: deck.columns,
      rows: deck.kinds / deck.columns)
    let (first, second) = measure.closest
    #expect(
      measure.least >= deck.least,
      "\(CardFigure(kind: first)) and \(CardFigure(kind: second)): \(measure.least)")
  }

  @Test("The deck has a figure for each kind of the largest layout")
  func count() {
    #expect(CardFigure.allCases.count == 32)
  }

  @Test("A figure leaves the border of its card free, at every size", arguments: [30.0, 82, 240])
  func border(width: Double) {
    let theme = Theme.named(.contrast)
    let size = Size(width, (width * 1.1).rounded())
    let border = Int(0.065 * width)
    for figure in CardFigure.allCases {
      let face = Rasteriser.bitmap(of: figure.face(size, theme))
      for y in 2..<face.height - 2 {
        for x in [2...max(2, border), face.width - max(3, border + 1)...face.width - 3].joined()
        where face.alpha(x, y) == 255 {
          #expect(face.red(x, y) > 200, "\(figure) reaches column \(x) of \(face.width)")
        }
      }
    }
  }

  @Test("In high contrast a face is black and white alone")
  func contrast() {
    for figure in CardFigure.allCases {
      let face = Rasteriser.bitmap(of: figure.face(Size(64, 70), .named(.contrast)))
      let isGrey = face.pixels.allSatisfy {
        $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF
      }
      #expect(isGrey, "\(figure)")
    }
  }
}
