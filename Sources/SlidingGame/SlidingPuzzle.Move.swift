import GameKernel

extension SlidingPuzzle {
  /// What a player can ask for; the rules refuse what is not legal.
  public enum Move: Hashable, Sendable {
    /// Tilt the board, so that the one tile before the gap slides into it.
    case tilt(Direction)
    /// Move the tile in this cell, to which the gap is the neighbour in that direction.
    case move(Int, Direction)
    /// Slide the tile in this cell, which is in the gap's row or column, and all between them.
    case slide(Int)
    /// Walk the gap about by chance, as the seed says, and count moves from 0 again.
    case shuffle(seed: UInt64)
  }
}

extension SlidingPuzzle.Move: TextCoded {
  /// The move in records and traces: `tilt:left`, `move:14:right`, `slide:3` or `shuffle:7`.
  public var description: String {
    switch self {
    case .tilt(let direction): "tilt:\(direction.rawValue)"
    case .move(let cell, let direction): "move:\(cell):\(direction.rawValue)"
    case .slide(let cell): "slide:\(cell)"
    case .shuffle(let seed): "shuffle:\(seed)"
    }
  }

  /// The move that is written so, or `nil` if none is.
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
  /// One tile that went from one cell to the next, in which the gap was.
  public enum Event: Hashable, Sendable {
    /// The board was tilted, and the tile at `from` slid to `to`.
    case didTilt(Direction, from: Int, to: Int)
    /// The tile at `from` was moved to `to`.
    case didMove(Direction, from: Int, to: Int)
  }

  /// Why no tile moved.
  public enum Refusal: Error, Hashable, Sendable {
    /// The gap lies at the edge from which a tile would have to come.
    case noTileMoves(Direction)
    /// The board has no cell of this number.
    case noSuchCell(Int)
    /// The gap is in this cell.
    case cellIsGap(Int)
    /// The gap is not the neighbour of this cell in this direction.
    case gapIsNotNext(to: Int, Direction)
    /// The gap is neither in the row nor in the column of this cell.
    case gapIsNotInLine(with: Int)
  }
}

extension SlidingPuzzle.Event {
  /// The direction in which the tile went.
  public var direction: Direction {
    switch self {
    case .didTilt(let direction, _, _), .didMove(let direction, _, _): direction
    }
  }
}
