import GameKernel

extension SlidingPuzzle {
  /// A player's action; the rules refuse illegal ones.
  public enum Move: Hashable, Sendable {
    /// Tilts the board: the one tile that can move in this direction slides into the gap.
    case tilt(Direction)
    /// Moves the tile in this cell into the gap, which must be its neighbour in that direction.
    case move(Int, Direction)
    /// Slides the tile in this cell, which must be in the gap's row or column, and all tiles up to the gap.
    case slide(Int)
    /// Moves the gap at random, determined by the seed, and restarts the count of moves from 0.
    case shuffle(seed: UInt64)
  }
}

extension SlidingPuzzle.Move: TextCoded {
  /// The text form in records and traces: `tilt:left`, `move:14:right`, `slide:3` or `shuffle:7`.
  public var description: String {
    switch self {
    case .tilt(let direction): "tilt:\(direction.rawValue)"
    case .move(let cell, let direction): "move:\(cell):\(direction.rawValue)"
    case .slide(let cell): "slide:\(cell)"
    case .shuffle(let seed): "shuffle:\(seed)"
    }
  }

  /// Parses a move; returns `nil` if the text is invalid.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("tilt", 2):
      guard let direction = Direction(rawValue: String(parts[1])) else { return nil }
      self = .tilt(direction)
    case ("move", 3):
      guard let cell = Int(parts[1]),
        let direction = Direction(rawValue: String(parts[2]))
      else { return nil }
      self = .move(cell, direction)
    case ("slide", 2):
      guard let cell = Int(parts[1]) else { return nil }
      self = .slide(cell)
    case ("shuffle", 2):
      guard let seed = UInt64(parts[1]) else { return nil }
      self = .shuffle(seed: seed)
    default: return nil
    }
  }
}

extension SlidingPuzzle {
  /// One tile's move into the adjacent gap.
  public enum Event: Hashable, Sendable {
    /// The board was tilted, and the tile at `from` slid to `to`.
    case didTilt(Direction, from: Int, to: Int)
    /// The tile at `from` was moved to `to`.
    case didMove(Direction, from: Int, to: Int)
  }

  /// The reasons why no tile moved.
  public enum Refusal: Error, Hashable, Sendable {
    /// No tile can move in this direction, because the gap is at the opposite edge of the board.
    case noTileMoves(Direction)
    /// The board has no cell with this number.
    case noSuchCell(Int)
    /// The gap is in this cell.
    case cellIsGap(Int)
    /// The gap is not adjacent to this cell in this direction.
    case gapIsNotNext(to: Int, Direction)
    /// The gap is neither in the row nor in the column of this cell.
    case gapIsNotInLine(with: Int)
  }
}

extension SlidingPuzzle.Event {
  /// The direction in which the tile moved.
  public var direction: Direction {
    switch self {
    case .didTilt(let direction, _, _), .didMove(let direction, _, _): direction
    }
  }
}
