import Stage
import TestSupport
import Testing

@Suite("The cells of a board", .tags(.input)) struct CellGridTests {
  private let grid = CellGrid(rows: 3, columns: 4, in: Rect(100, 50, 400, 330))

  @Test(
    "A place belongs to the cell by row and column, numbered row by row",
    arguments: [
      (100, 50, 0), (199.9, 50, 0), (200, 50, 1), (499, 159, 3), (100, 160, 4), (350, 300, 10),
    ] as [(Double, Double, Int)])
  func cells(x: Double, y: Double, cell: Int) {
    #expect(grid.cell(at: Point(x, y)) == cell)
  }

  @Test(
    "The far edges belong to the last cells",
    arguments: [(500, 50, 3), (100, 380, 8), (500, 380, 11), (500, 200, 7)]
      as [(Double, Double, Int)])
  func farEdges(x: Double, y: Double, cell: Int) {
    #expect(grid.cell(at: Point(x, y)) == cell)
  }

  @Test(
    "Nothing lies outside, nor at a place that is none",
    arguments: [(99.9, 50), (500.1, 50), (200, 49.9), (200, 380.1), (.nan, 60), (200, .infinity)]
      as [(Double, Double)])
  func outside(x: Double, y: Double) {
    #expect(grid.cell(at: Point(x, y)) == nil)
  }

  @Test("The middle and the near corner of every cell's frame belong to it", arguments: 2...10)
  func frames(length: Int) {
    let grid = CellGrid(rows: length, columns: length + 1, in: Rect(13, 7, 661, 599))
    for cell in 0..<length * (length + 1) {
      let frame = grid.frame(of: cell)
      #expect(grid.cell(at: frame.center) == cell)
      #expect(grid.cell(at: frame.origin + Point(0.001, 0.001)) == cell)
    }
    #expect(abs(grid.frame(of: length * (length + 1) - 1).maxX - grid.frame.maxX) < 1e-9)
  }

  @Test("A board without room has no cell at any place")
  func empty() {
    #expect(CellGrid(rows: 3, columns: 3, in: .zero).cell(at: .zero) == nil)
  }
}
