import GameKernel

/// The analysis of a finished game: the seat that could force the win at each moment, and all mistakes.
public struct GameReview: Hashable, Sendable {
  /// A moment of the game: the start, or the end of a turn.
  public struct Moment: Hashable, Sendable {
    /// The number of matches left.
    public let count: Int
    /// The seat that can force the win from here, or at the end the winner.
    public let favoured: Seat
  }

  /// A take in the game.
  public struct Turn: Hashable, Sendable {
    /// The number of the turn, from 1.
    public let number: Int
    /// The seat that took.
    public let seat: Seat
    /// The matches taken.
    public let move: Matchsticks.Move
    /// The number of matches taken.
    public var taken: Int { move.count }
  }

  /// A turn that gave a won position away.
  public struct Mistake: Hashable, Sendable {
    /// The number of the turn, from 1. *Try again from turn n* goes back to just before it.
    public let turn: Int
    /// The seat of the turn.
    public let seat: Seat
    /// The position before the turn, which tells why the better move wins.
    public let before: Matchsticks.State
    /// The move of the turn.
    public let move: Matchsticks.Move
    /// The move that would have kept the win.
    public let betterMove: Matchsticks.Move

    /// The number of matches before the turn.
    public var count: Int { before.remaining }
    /// The number of matches taken.
    public var taken: Int { move.count }
    /// The number of matches that would have kept the win.
    public var better: Int { betterMove.count }
    /// The number of matches that the better take leaves, from which every answer loses.
    public var leaving: Int { count - better }
  }

  /// The moments in order: all matches, then one after each turn. The last one has matches only if a seat gave up.
  public let moments: [Moment]

  /// The turns in order. Turn n leads from moment n − 1 to moment n of ``moments``.
  public let turns: [Turn]

  /// The positions at the moments.
  public let states: [Matchsticks.State]

  /// The seat that has won.
  public let winner: Seat

  /// The seat that has lost.
  public var loser: Seat { winner.opponent }

  /// The turns that gave a won position away, in order.
  public let mistakes: [Mistake]

  /// The loser's last mistake, or `nil` if the loser never had a won position.
  public var mistake: Mistake? { mistakes.last { $0.seat == loser } }
}

extension GameReview {
  /// Creates the review of a recorded game, or returns `nil` if the game is not over or a move is illegal.
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
    self.states = states
    moments = states.map { Moment(count: $0.remaining, favoured: $0.favoured) }
    turns = record.moves.enumerated().map { index, move in
      Turn(number: index + 1, seat: states[index].toMove, move: move)
    }
    mistakes = zip(turns, zip(states, states.dropFirst())).compactMap { turn, position in
      let (before, after) = position
      guard after.favoured != turn.seat, let better = before.bestMove else { return nil }
      return Mistake(
        turn: turn.number, seat: turn.seat, before: before, move: turn.move, betterMove: better)
    }
  }
}

extension GameReview {
  /// The medals for a win, by the winner's mistakes.
  public static let medals = MedalScale(gold: 0, silver: 1, bronze: .max)

  /// Returns the number of turns in which a seat gave a forced win away.
  public func mistakes(of seat: Seat) -> Int { mistakes.count { $0.seat == seat } }
}
