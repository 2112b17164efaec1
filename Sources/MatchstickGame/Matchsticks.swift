import GameKernel

/// The rules of Matchsticks: misère subtraction Nim with one pile.
///
/// Two seats take turns. A turn takes from 1 match up to the take limit, never more than are left.
/// Whoever takes the last match loses.
public enum Matchsticks: GameRules {
  /// The game's name in records and traces.
  public static var name: String { "matchsticks" }

  /// The full pile, with the seat to move that the options name. Nothing is left to chance, so the
  /// seed decides only what computer players draw.
  public static func start(_ options: Options, seed: UInt64) -> State {
    State(
      pile: options.pile, remaining: options.pile, takeLimit: options.takeLimit,
      toMove: options.first)
  }

  /// Takes matches from the pile and passes the turn.
  ///
  /// - Returns: one ``Event/took(seat:count:left:)``, and ``Event/over(winner:)`` after it if the
  ///   pile is empty now.
  /// - Throws: ``Refusal`` if the game is over or the count is not legal.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    try state.take(move.count)
  }

  /// The event that takes `event` back.
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
