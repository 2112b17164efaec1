import GameKernel

extension SlidingPuzzle {
  /// A position of a game: the board and the number of moves so far.
  public struct State: Hashable, Sendable {
    /// The tiles and the gap.
    public private(set) var board: SlidingBoard

    /// The number of moves as players count them: one per tile that moved since the start or the shuffle.
    public private(set) var tileMoves = 0

    init(board: SlidingBoard) {
      self.board = board
    }

    /// Whether every tile is in its target cell.
    ///
    /// - Complexity: O(size); O(1) unless the gap and the first tile are in their target cells.
    public var isSolved: Bool { board.isSolved }

    // MARK: Moves

    /// Slides the one tile that can move in this direction into the gap.
    mutating func tilt(_ direction: Direction) throws(Refusal) -> Event {
      let gap = board.gap
      guard let cell = board.shape.neighbour(of: gap, direction.opposite) else {
        throw .noTileMoves(direction)
      }
      shiftTile(at: cell)
      return .didTilt(direction, from: cell, to: gap)
    }

    /// Moves the tile in a cell into the gap, which must be adjacent in that direction.
    mutating func move(_ cell: Int, _ direction: Direction) throws(Refusal) -> Event {
      try check(cell)
      let gap = board.gap
      guard board.shape.neighbour(of: cell, direction) == gap else {
        throw .gapIsNotNext(to: cell, direction)
      }
      shiftTile(at: cell)
      return .didMove(direction, from: cell, to: gap)
    }

    /// Slides the tile in a cell, which must be in the gap's row or column, and all tiles up to the gap.
    mutating func slide(_ cell: Int) throws(Refusal) -> [Event] {
      try check(cell)
      guard let run = board.run(from: cell) else { throw .gapIsNotInLine(with: cell) }
      return shift(run).map { .didMove(run.direction, from: $0.from, to: $0.to) }
    }

    /// Moves the gap to a random other cell, 4 × size times, and resets the count of moves.
    ///
    /// Each time the gap moves along its column first, then along its row, by tilts that a player could make. Unlike
    /// a deal, the result is not uniformly distributed, and it may even be the solved board.
    mutating func shuffle(seed: UInt64) -> [Event] {
      var random = SeededGenerator(seed: seed)
      var events: [Event] = []
      let shape = board.shape
      for _ in 0..<4 * shape.size {
        let gap = board.gap
        let draw = random.draw(below: shape.size - 1)
        let target = draw < gap ? draw : draw + 1
        let corner = target / shape.width * shape.width + gap % shape.width
        for end in [corner, target] {
          guard let run = board.run(from: end) else { continue }
          events += shift(run).map { .didTilt(run.direction, from: $0.from, to: $0.to) }
        }
      }
      tileMoves = 0
      return events
    }

    /// Moves the tiles of a run into the gap, the nearest first, and returns their old and new cells.
    private mutating func shift(_ run: TileRun) -> [(from: Int, to: Int)] {
      run.cells.map { cell in
        let gap = board.gap
        shiftTile(at: cell)
        return (cell, gap)
      }
    }

    /// Throws if the board has no such cell or the cell is the gap.
    private func check(_ cell: Int) throws(Refusal) {
      guard board.shape.cells.contains(cell) else { throw .noSuchCell(cell) }
      guard cell != board.gap else { throw .cellIsGap(cell) }
    }

    /// Moves the tile in a cell adjacent to the gap into the gap, and counts the move.
    private mutating func shiftTile(at cell: Int) {
      board.moveGap(to: cell)
      tileMoves += 1
    }
  }
}
