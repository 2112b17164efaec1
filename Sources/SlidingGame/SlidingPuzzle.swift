import GameKernel

/// The rules of the sliding puzzle: tiles slide into the one gap until each lies at its own place.
///
/// The cells of a board are counted row by row from 0. The value v belongs into cell v and shows
/// the numeral v + 1; the last value is the gap.
public enum SlidingPuzzle: GameRules {
  /// Where a tile goes.
  public typealias Direction = GameKernel.Direction

  /// The game's name in records, links and traces.
  public static var name: String { "sliding" }

  /// The lengths of the square boards that the program offers; the rules play with any ``Shape``.
  public static let offeredLengths = 3...8

  /// The board that the options name, no tile of which has been moved.
  public static func start(_ options: Options, seed: UInt64) -> State {
    switch options {
    case .home(let shape): return State(board: Board(shape))
    case .board(let board): return State(board: board)
    case .dealt(let shape):
      var random = SeededGenerator(seed: seed)
      return State(board: .dealt(shape, using: &random))
    }
  }

  /// Moves tiles into the gap, one event a tile, the nearest to the gap first.
  ///
  /// - Throws: ``Refusal`` if no tile can move so.
  /// - Complexity: O(tiles moved)
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    switch move {
    case .tilt(let direction):
      return [try tilt(direction, &state)]
    case .move(let cell, let direction):
      return [try self.move(cell, direction, &state)]
    case .slide(let cell):
      return try slide(cell, &state)
    case .shuffle(let seed):
      return shuffle(seed: seed, &state)
    }
  }

  /// The event that takes `event` back: the same tile the other way.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .didTilt(let direction, let from, let to):
      .didTilt(direction.opposite, from: to, to: from)
    case .didMove(let direction, let from, let to):
      .didMove(direction.opposite, from: to, to: from)
    }
  }
}

extension SlidingPuzzle {
  /// One position of a game: the board, and how many moves it took so far.
  public struct State: Hashable, Sendable {
    /// The tiles and the gap.
    public private(set) var board: Board

    /// The number of moves as players count them: one for each tile that was shifted since the game
    /// began or was shuffled.
    public internal(set) var tileMoves = 0

    init(board: Board) {
      self.board = board
    }

    /// Whether every tile is at its own place.
    ///
    /// - Complexity: O(size), and O(1) unless the gap and the first tile are at theirs.
    public var isSolved: Bool { board.isSolved }

    /// Shifts the tile in a cell next to the gap into the gap, and counts it.
    mutating func shiftTile(at cell: Int) {
      board.moveGap(to: cell)
      tileMoves += 1
    }
  }
}

extension SlidingPuzzle {
  static func tilt(_ direction: Direction, _ state: inout State) throws(Refusal) -> Event {
    let gap = state.board.gap
    guard let cell = state.board.shape.neighbour(of: gap, direction.opposite) else {
      throw .noTileMoves(direction)
    }
    state.shiftTile(at: cell)
    return .didTilt(direction, from: cell, to: gap)
  }

  static func move(
    _ cell: Int, _ direction: Direction, _ state: inout State
  ) throws(Refusal) -> Event {
    try check(cell, state.board)
    let gap = state.board.gap
    guard state.board.shape.neighbour(of: cell, direction) == gap else {
      throw .gapIsNotNext(to: cell, direction)
    }
    state.shiftTile(at: cell)
    return .didMove(direction, from: cell, to: gap)
  }

  static func slide(_ cell: Int, _ state: inout State) throws(Refusal) -> [Event] {
    try check(cell, state.board)
    guard let run = state.board.run(from: cell) else { throw .gapIsNotInLine(with: cell) }
    return shift(run, &state).map { .didMove(run.direction, from: $0.from, to: $0.to) }
  }

  /// Shifts the tiles of a run into the gap, the nearest first, and tells from where to where.
  static func shift(_ run: Run, _ state: inout State) -> [(from: Int, to: Int)] {
    run.cells.map { cell in
      let gap = state.board.gap
      state.shiftTile(at: cell)
      return (cell, gap)
    }
  }

  /// Refuses cells that the board does not have or that hold no tile.
  private static func check(_ cell: Int, _ board: Board) throws(Refusal) {
    guard board.shape.cells.contains(cell) else { throw .noSuchCell(cell) }
    guard cell != board.gap else { throw .cellIsGap(cell) }
  }
}
