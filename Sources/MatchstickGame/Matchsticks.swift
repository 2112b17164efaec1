import GameKernel

/// The rules of Matchsticks. Two seats take turns, and the seat that takes the last match loses, or wins.
///
/// The ``Form`` determines what a turn may take: a few matches from one pile, any number from one of several
/// heaps, or one match or two that touch in a row.
public enum Matchsticks: GameRules {
  /// The game's name in records and traces.
  public static var name: String { "matchsticks" }

  /// Each form is a variant of its own.
  public static func variant(_ options: Options) -> String { options.layout.form.rawValue }

  /// Returns the start of a game: all matches, with the first seat of the options to move. The seed determines the
  /// draws of computer players, and the heaps or rows if they are by chance.
  public static func start(_ options: Options, seed: UInt64) -> State {
    State(options.layout, seed: seed, first: options.first)
  }

  /// Takes matches or gives up, and passes the turn.
  ///
  /// - Returns: one ``Event/took(seat:_:left:)`` or ``Event/gaveUp(seat:)``, followed by ``Event/over(winner:)`` at the
  ///   end.
  /// - Throws: ``Refusal`` if the game is over or the matches cannot be taken.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    try state.make(move)
  }

  /// Returns the event that undoes `event`.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .took(let seat, let run, let left): .returned(seat: seat, run, left: left + run.count)
    case .returned(let seat, let run, let left): .took(seat: seat, run, left: left - run.count)
    case .gaveUp(let seat): .resumed(seat: seat)
    case .resumed(let seat): .gaveUp(seat: seat)
    case .over(let winner): .reopened(winner: winner)
    case .reopened(let winner): .over(winner: winner)
    }
  }
}
