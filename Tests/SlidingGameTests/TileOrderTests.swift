import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("The order of tiles", .tags(.rules))
struct TileOrderTests {
  private static let shapes = [(2, 2), (3, 2), (3, 3), (4, 4), (2, 5), (8, 8)]
    .compactMap { BoardShape(width: $0.0, height: $0.1) }

  /// A walk over the board, with the order after each tile that slides.
  private func walk(_ shape: BoardShape, seed: UInt64, seen: (TileOrder) -> Void) throws {
    var random = SeededGenerator(seed: seed)
    var state = SlidingPuzzle.start(.home(shape), seed: 0)
    for _ in 0..<300 {
      let direction = Direction.allCases[random.draw(below: 4)]
      guard shape.neighbour(of: state.board.gap, direction.opposite) != nil else { continue }
      _ = try SlidingPuzzle.apply(.tilt(direction), to: &state)
      seen(TileOrder(shape, values: state.board.tiles))
    }
  }

  @Test("is nothing to be done at home")
  func home() {
    for shape in Self.shapes {
      let order = TileOrder(shape, values: Array(shape.cells))
      #expect(order.swaps == 0 && order.gapSteps == 0 && order.isSolvable)
      #expect(order.chains == shape.cells.map { [$0] })
    }
  }

  @Test("changes by one swap and one step of the gap with each tile that slides")
  func slides() throws {
    for shape in Self.shapes {
      var before = TileOrder(shape, values: Array(shape.cells))
      try walk(shape, seed: 3) { order in
        #expect(abs(order.swaps - before.swaps) == 1 && abs(order.gapSteps - before.gapSteps) == 1)
        before = order
      }
    }
  }

  @Test("never comes home where two tiles are swapped: its sum stays odd", arguments: 0..<10)
  func swapped(seed: Int) throws {
    for shape in Self.shapes {
      let (one, other) = (shape.size - 3, shape.size - 2)
      try walk(shape, seed: UInt64(seed)) { order in
        let values = order.values.map { $0 == one ? other : $0 == other ? one : $0 }
        let swapped = TileOrder(shape, values: values)
        #expect(!swapped.sum.isMultiple(of: 2) && !swapped.isSolvable)
        #expect(throws: BoardError.unsolvable) {
          try SlidingBoard(shape, values: values)
        }
      }
    }
  }

  @Test("chains each value to the one that lies in its place, and a swap within a chain parts it")
  func chains() throws {
    let shape = BoardShape.square(4)
    try walk(shape, seed: 8) { order in
      #expect(order.chains.joined().sorted() == Array(shape.cells))
      for chain in order.chains {
        for (value, next) in zip(chain, chain.dropFirst() + chain.prefix(1)) {
          #expect(order.values[value] == next)
        }
        guard chain.count > 1 else { continue }
        var values = order.values
        // Brings the second home.
        values.swapAt(chain[0], chain[1])
        #expect(values[chain[1]] == chain[1])
        #expect(TileOrder(shape, values: values).swaps == order.swaps - 1)
      }
    }
  }
}
