import GameKernel

/// The rules of Matchsticks: misère subtraction Nim with one pile.
///
/// Two seats take turns. A turn takes from 1 match up to the take limit, but not more than are left. The seat that
/// takes the last match loses.
public enum Matchsticks: GameRules {
  /// The game's name in records and traces.
  public static var name: String { "matchsticks" }

  /// Returns the start of a game: the full pile, with the first seat of the options to move. The rules are
  /// deterministic, so the seed only determines the draws of computer players.
  public static func start(_ options: Options, seed: UInt64) -> State {
    State(
      pile: options.pile, remaining: options.pile, takeLimit: options.takeLimit,
      toMove: options.first)
  }

  /// Takes matches from the pile and passes the turn.
  ///
  /// - Returns: one ``Event/took(seat:count:left:)``, followed by ``Event/over(winner:)`` if the pile is empty.
  /// - Throws: ``Refusal`` if the game is over or the count is illegal.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    try state.take(move.count)
  }

  /// Returns the event that undoes `event`.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .took(let seat, let count, let left):
      .returned(seat: seat, count: count, left: left + count)
    case .returned(let seat, let count, let left):
      .took(seat: seat, count: count, left: left - count)
    case .over(let winner): .reopened(winner: winner)
    case .reopened(let winner): .over(winner: winner)
    }
  }
}
