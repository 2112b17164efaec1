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
      guard let direction = SlidingPuzzle.Direction(rawValue: String(parts[1])) else { return nil }
      self = .tilt(direction)
    case ("move", 3):
      guard let cell = Int(parts[1]),
        let direction = SlidingPuzzle.Direction(rawValue: String(parts[2]))
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
