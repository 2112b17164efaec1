import GameKernel

extension SlidingPuzzle {
  /// One position of a game: the board, and how many moves it took so far.
  public struct State: Hashable, Sendable {
    /// The tiles and the gap.
    public private(set) var board: SlidingBoard

    /// The number of moves as players count them: one for each tile that was shifted since the game
    /// began or was shuffled.
    public private(set) var tileMoves = 0

    init(board: SlidingBoard) {
      self.board = board
    }

    /// Whether every tile is at its own place.
    ///
    /// - Complexity: O(size), and O(1) unless the gap and the first tile are at theirs.
    public var isSolved: Bool { board.isSolved }

    // MARK: Moves

    /// Lets the one tile before the gap slide into it.
    mutating func tilt(_ direction: Direction) throws(Refusal) -> Event {
      let gap = board.gap
      guard let cell = board.shape.neighbour(of: gap, direction.opposite) else {
        throw .noTileMoves(direction)
      }
      shiftTile(at: cell)
      return .didTilt(direction, from: cell, to: gap)
    }

    /// Moves the tile in a cell that has the gap beside it in that direction.
    mutating func move(_ cell: Int, _ direction: Direction) throws(Refusal) -> Event {
      try check(cell)
      let gap = board.gap
      guard board.shape.neighbour(of: cell, direction) == gap else {
        throw .gapIsNotNext(to: cell, direction)
      }
      shiftTile(at: cell)
      return .didMove(direction, from: cell, to: gap)
    }

    /// Slides the tile in a cell that is in line with the gap, and all between them.
    mutating func slide(_ cell: Int) throws(Refusal) -> [Event] {
      try check(cell)
      guard let run = board.run(from: cell) else { throw .gapIsNotInLine(with: cell) }
      return shift(run).map { .didMove(run.direction, from: $0.from, to: $0.to) }
    }

    /// Sends the gap to a random other cell, four times as often as the board has cells, by tilts that
    /// any player could make: first along the column, then along the row.
    ///
    /// Where the tiles come to lie is not quite even, unlike after a deal, and may even be home.
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

    /// Shifts the tiles of a run into the gap, the nearest first, and tells from where to where.
    private mutating func shift(_ run: TileRun) -> [(from: Int, to: Int)] {
      run.cells.map { cell in
        let gap = board.gap
        shiftTile(at: cell)
        return (cell, gap)
      }
    }

    /// Refuses cells that the board does not have or that hold no tile.
    private func check(_ cell: Int) throws(Refusal) {
      guard board.shape.cells.contains(cell) else { throw .noSuchCell(cell) }
      guard cell != board.gap else { throw .cellIsGap(cell) }
    }

    /// Shifts the tile in a cell next to the gap into the gap, and counts it.
    private mutating func shiftTile(at cell: Int) {
      board.moveGap(to: cell)
      tileMoves += 1
    }
  }
}
