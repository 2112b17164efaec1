import GameKernel

/// The judgements of the moves of a sliding puzzle, by the distances of its boards to the solved one.
///
/// The moves of tiles used = first distance − last distance + 2 · slips + Σ costs of ``detours``.
public struct SlidingReview: Hashable, Sendable {
  /// The board at the start of play, then one after each tile's move.
  public let boards: [SlidingBoard]

  /// The moves from the start of play in order.
  public let turns: [Judgement]

  /// The numbers of the tile moves that were taken back at once by moving the tile back, also several in a row. Each
  /// cost two moves.
  public let slips: [Int]

  /// The stretches without slips that began farther away, until the board was as near again. Empty unless all
  /// distances are proven.
  public let detours: [Detour]

  /// A move of the record, which moves one tile or several.
  public struct Judgement: Hashable, Sendable {
    /// The number of the move, from 0 at the start of play.
    public let turn: Int
    /// The move.
    public let move: SlidingPuzzle.Move
    /// The numbers of its tile moves. Tile move n leads from board n to board n + 1.
    public let tileMoves: Range<Int>
    /// The distance before the move, or `nil` if it is not known.
    public let before: Int?
    /// The distance after the move, or `nil` if it is not known.
    public let after: Int?

    /// The tile moves of this move that were lost: 0 if each led nearer.
    public var loss: Int? {
      if let before, let after { tileMoves.count + after - before } else { nil }
    }
  }

  /// A detour: tile moves that together led no nearer.
  public struct Detour: Hashable, Sendable {
    /// The numbers of its tile moves, with the slips among them.
    public let tileMoves: Range<Int>
    /// The tile moves that it lost, without slips.
    public let cost: Int
  }
}

extension SlidingReview {
  /// Judges a recorded game from its deal or shuffle on. Returns `nil` if the rules refuse a move.
  ///
  /// - Parameters:
  ///   - distances: the known distances of ``boards``, in their order. Default: none.
  ///   - areProven: whether the distances are exact. Estimates give no detours.
  /// - Complexity: O(tiles moved)
  public init?(
    _ record: GameRecord<SlidingPuzzle>, distances: [Int?] = [], areProven: Bool = true
  ) {
    guard let play = record.tilePlay else { return nil }
    boards = play.boards
    func distance(_ board: Int) -> Int? {
      distances.indices.contains(board) ? distances[board] : nil
    }
    turns = play.moves.enumerated().map { turn, move in
      Judgement(
        turn: turn, move: move.move, tileMoves: move.tileMoves,
        before: distance(move.tileMoves.lowerBound), after: distance(move.tileMoves.upperBound))
    }
    let path: [Stop]
    (path, slips) = Self.withoutSlips(boards)
    let known = boards.indices.compactMap(distance)
    detours = areProven && known.count == boards.count ? Self.detours(path, known) : []
  }

  /// A board on the path without slips: its number when it was reached, and when the path went on after slips.
  private typealias Stop = (reached: Int, left: Int)

  /// Removes each move that was taken back, with the move back. Returns the remaining path, and in order the moves
  /// that were taken back.
  private static func withoutSlips(_ boards: [SlidingBoard]) -> (path: [Stop], slips: [Int]) {
    var (path, slips) = ([Stop](), [Int]())
    for (number, board) in boards.enumerated() {
      if path.count >= 2, boards[path[path.count - 2].left] == board {
        slips.append(path.removeLast().reached - 1)
        path[path.count - 1].left = number
      } else {
        path.append((number, number))
      }
    }
    return (path, slips.sorted())
  }

  /// Finds the detours of a path without slips.
  ///
  /// - Parameter distances: the distances of all boards of the game.
  private static func detours(_ path: [Stop], _ distances: [Int]) -> [Detour] {
    let heights = path.map { distances[$0.left] }
    var (detours, place) = ([Detour](), 0)
    while place + 1 < path.count {
      let start = heights[place]
      guard heights[place + 1] > start else {
        place += 1
        continue
      }
      // A game that ends on a detour has no way back.
      let end = heights[(place + 1)...].firstIndex { $0 <= start } ?? path.count - 1
      detours.append(
        Detour(
          tileMoves: path[place].left..<path[end].reached,
          cost: end - place + heights[end] - start))
      place = end
    }
    return detours
  }
}
