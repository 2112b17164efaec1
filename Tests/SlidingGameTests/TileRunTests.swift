import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("The tiles between a cell and the gap", .tags(.rules)) struct TileRunTests {
  private static let shapes = [(2, 2), (3, 2), (2, 5), (4, 4), (10, 3)]

  /// Every cell with every place of the gap.
  private func pairs(
    _ width: Int, _ height: Int
  ) throws -> [(shape: BoardShape, cell: Int, gap: Int)] {
    let shape = try #require(BoardShape(width: width, height: height))
    return shape.cells.flatMap { cell in shape.cells.map { (shape, cell, $0) } }
  }

  @Test(
    "lie side by side, from beside the gap to the cell, and go where the gap is", arguments: shapes)
  func chain(width: Int, height: Int) throws {
    for (shape, cell, gap) in try pairs(width, height) {
      guard let run = shape.run(from: cell, to: gap) else { continue }
      #expect(run.cells.last == cell)
      var place = gap
      for cell in run.cells {
        #expect(shape.neighbour(of: cell, run.direction) == place)
        place = cell
      }
    }
  }

  @Test("are there for each cell in the gap's row or column but the gap's own", arguments: shapes)
  func inLine(width: Int, height: Int) throws {
    for (shape, cell, gap) in try pairs(width, height) {
      let isInLine = cell / width == gap / width || cell % width == gap % width
      #expect((shape.run(from: cell, to: gap) != nil) == (isInLine && cell != gap))
    }
    let shape = try #require(BoardShape(width: width, height: height))
    #expect(shape.run(from: -1, to: 0) == nil && shape.run(from: 0, to: shape.size) == nil)
  }

  @Test("are those that a slide moves, in this order", arguments: 0..<20)
  func slide(seed: UInt64) throws {
    let start = SlidingPuzzle.start(.dealt(.square(5)), seed: seed)
    for cell in start.board.shape.cells {
      var state = start
      let events = try? SlidingPuzzle.apply(.slide(cell), to: &state)
      var to = start.board.gap
      let expected = start.board.run(from: cell).map { run in
        run.cells.map { from -> SlidingPuzzle.Event in
          defer { to = from }
          return .didMove(run.direction, from: from, to: to)
        }
      }
      #expect(events == expected)
    }
  }
}
