import GameKernel

extension GameReview {
  /// The review of a recorded game, or `nil` if the game is not over or a move is not legal.
  ///
  /// - Complexity: O(moves)
  public init?(_ record: GameRecord<Matchsticks>) {
    var state = Matchsticks.start(record.options, seed: record.seed)
    var states = [state]
    for move in record.moves {
      guard (try? Matchsticks.apply(move, to: &state)) != nil else { return nil }
      states.append(state)
    }
    guard let winner = state.winner else { return nil }
    self.winner = winner
    moments = states.map { Moment(count: $0.remaining, favoured: $0.favoured) }
    turns = record.moves.enumerated().map { index, move in
      Turn(number: index + 1, seat: states[index].toMove, taken: move.count)
    }
    mistake = Self.lastMistake(of: winner.opponent, in: turns, states: states)
  }

  private static func lastMistake(
    of loser: Seat, in turns: [Turn], states: [Matchsticks.State]
  ) -> Mistake? {
    for turn in turns.reversed() where turn.seat == loser {
      let before = states[turn.number - 1]
      // Whoever lost cannot have found the winning take in the last position that had one.
      if let better = before.bestTake {
        return Mistake(
          turn: turn.number, seat: loser, count: before.remaining, taken: turn.taken,
          better: better)
      }
    }
    return nil
  }
}

extension Matchsticks.State {
  /// The seat that can force the win from here; once the game is over, the winner.
  public var favoured: Seat {
    PositionTheory.isLost(remaining: remaining, takeLimit: takeLimit) ? toMove.opponent : toMove
  }
}
