import GameKernel
import PictureScenes
import Stage
import TestSupport
import Testing

@Suite("The pieces of a picture") struct PieceGridTests {
  @Test(
    "have the largest part in the form of the board where no square was chosen",
    arguments: [
      (4, 3, Size(1600, 900), Rect(200, 0, 1200, 900)),
      (4, 3, Size(900, 1600), Rect(0, 462, 900, 675)),
      (3, 6, Size(1600, 900), Rect(575, 0, 450, 900)),
      (3, 6, Size(800, 1600), Rect(0, 0, 800, 1600)), (4, 4, Size(300, 200), Rect(50, 0, 200, 200)),
    ])
  func middle(columns: Int, rows: Int, size: Size, part: Rect) {
    let row = PictureRow(id: "", name: "", size: size, bytes: 0, date: 0)
    let grid = PieceGrid(columns: columns, rows: rows)
    #expect(grid.part(about: row.square, in: size) == part)
  }

  @Test("lie about the chosen square, in the picture and in their form", arguments: 1...60)
  func chosen(seed: UInt64) {
    var dice = Dice(seed: seed)
    let size = Size(Double(64 + dice.below(3000)), Double(64 + dice.below(3000)))
    let grid = PieceGrid(columns: 2 + dice.below(9), rows: 2 + dice.below(9))
    let side = Double(32 + dice.below(Int(min(size.width, size.height)) - 31))
    let square = Rect(
      Double(dice.below(Int(size.width - side) + 1)),
      Double(dice.below(Int(size.height - side) + 1)), side, side)
    let part = grid.part(about: square, in: size)
    #expect(part == part.rounded && part.intersection(Rect(.zero, size)) == part)
    let (wide, high) = (part.width * Double(grid.rows), part.height * Double(grid.columns))
    #expect(abs(wide - high) <= 2 * Double(max(grid.rows, grid.columns)))
    // All of the square where there is room, and never more than that needs.
    #expect(min(part.width, part.height) <= side)
    let isFull = part.width > size.width - 6 || part.height > size.height - 6
    #expect(min(part.width, part.height) == side || isFull)
    // What is remembered of a part leads to it again, to a pixel.
    let again = grid.part(about: grid.square(of: part), in: size)
    #expect(abs(again.x - part.x) <= 1 && abs(again.y - part.y) <= 1)
    #expect(abs(again.width - part.width) <= 1 && abs(again.height - part.height) <= 1)
    if grid.isSquare { #expect(part == square) }
  }

  @Test("have a form, which boards of several sizes share")
  func form() {
    #expect(PieceGrid(4).form == PieceGrid(1))
    #expect(PieceGrid(columns: 6, rows: 4).form == PieceGrid(columns: 3, rows: 2))
    #expect(PieceGrid(columns: 3, rows: 6).form == PieceGrid(columns: 1, rows: 2))
    #expect(PieceGrid(columns: 10, rows: 3).form == PieceGrid(columns: 10, rows: 3))
  }
}
