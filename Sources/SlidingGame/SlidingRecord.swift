import GameKernel

extension GameRecord<SlidingPuzzle> {
  /// A move and the numbers of its tile moves.
  typealias TileMove = (move: SlidingPuzzle.Move, tileMoves: Range<Int>)

  /// The boards and moves from the deal or the last shuffle on, or `nil` if the rules refuse a move.
  ///
  /// The first board is the one at the start of play, and one follows after each tile's move.
  ///
  /// - Complexity: O(tiles moved)
  var tilePlay: (boards: [SlidingBoard], moves: [TileMove])? {
    var state = SlidingPuzzle.start(options, seed: seed)
    var (boards, played) = ([state.board], [TileMove]())
    for move in moves {
      var after = state
      guard let events = try? SlidingPuzzle.apply(move, to: &after) else { return nil }
      if SlidingPuzzle.isDeal(move) {
        (boards, played) = ([after.board], [])
      } else {
        for event in events {
          guard (try? SlidingPuzzle.apply(.tilt(event.direction), to: &state)) != nil else {
            return nil
          }
          boards.append(state.board)
        }
        played.append((move, boards.count - 1 - events.count..<boards.count - 1))
      }
      state = after
    }
    return (boards, played)
  }
}
