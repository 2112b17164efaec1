import GameKernel

/// What happened in a finished game: who could force the win at each count, and where the loser
/// gave it away.
public struct GameReview: Hashable, Sendable {
  /// One moment of the game: a number of matches on the table.
  public struct Moment: Hashable, Sendable {
    /// The number of matches left.
    public let count: Int
    /// The seat that could force the win from here; at the end, the winner.
    public let favoured: Seat
  }

  /// One take.
  public struct Turn: Hashable, Sendable {
    /// The number of the turn, from 1.
    public let number: Int
    /// Who took.
    public let seat: Seat
    /// How many matches were taken.
    public let taken: Int
  }

  /// A turn that gave a won position away.
  public struct Mistake: Hashable, Sendable {
    /// The number of the turn, from 1; *Retry from turn n* goes back to just before it.
    public let turn: Int
    /// Whose turn it was: the loser's.
    public let seat: Seat
    /// The number of matches on the table before.
    public let count: Int
    /// How many matches were taken.
    public let taken: Int
    /// How many should have been taken.
    public let better: Int
    /// What the better take leaves: a count from which every answer loses.
    public var leaving: Int { count - better }
  }

  /// The moments in order: the full pile, then one after each turn, the last one with no match.
  public let moments: [Moment]

  /// The turns in order; turn n leads from moment n − 1 to moment n of ``moments``.
  public let turns: [Turn]

  /// The seat that did not take the last match.
  public let winner: Seat

  /// The seat that took the last match.
  public var loser: Seat { winner.opponent }

  /// The loser's last turn that gave a won position away, or `nil` if the loser was lost from the
  /// start.
  public let mistake: Mistake?
}

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
