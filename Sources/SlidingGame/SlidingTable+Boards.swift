extension SlidingTable {
  /// The boards of the game being played, from where its player found it to the one now: one for each
  /// tile that was moved.
  ///
  /// - Complexity: O(tiles moved)
  public var boards: [SlidingPuzzle.Board] {
    var state = SlidingPuzzle.start(session.options, seed: session.seed)
    var boards = [state.board]
    do {
      for move in session.moves {
        var after = state
        let events = try SlidingPuzzle.apply(move, to: &after)
        if case .shuffle = move {
          state = after
          boards = [state.board]
        } else {
          for event in events {
            _ = try SlidingPuzzle.apply(.tilt(event.direction), to: &state)
            boards.append(state.board)
          }
        }
      }
    } catch {
      preconditionFailure("A move that was made is refused: \(error)")
    }
    return boards
  }
}

extension SlidingPuzzle.Event {
  /// The direction in which the tile went.
  public var direction: SlidingPuzzle.Direction {
    switch self {
    case .didTilt(let direction, _, _), .didMove(let direction, _, _): direction
    }
  }
}
