import GameKernel

/// A table with a game of Matchsticks on it and two seats, each a person's or a computer's.
///
/// The table knows whose turn it is, what a computer takes, and how far undo and redo go. It has
/// no clock: whoever owns the table lets the computer wait, then asks for ``takeForComputer()``.
///
/// ```swift
/// let table = MatchstickTable(setup: MatchstickSetup(), seed: 7)
/// try table.take(2)
/// table.takeForComputer()
/// table.undo()  // both takes, one change
/// ```
public final class MatchstickTable {
  /// The game being played, with its history and its observers.
  public let session: GameSession<Matchsticks>

  /// The setups of all games that undo and redo can reach, by the game's number.
  var setups: [Int: MatchstickSetup]

  /// Whether an undo or a retry came after the last command to play on.
  var wasHalted = false

  /// A table with a new game on it.
  ///
  /// - Parameter seed: the seed of the first game; those of later games follow from it.
  public init(setup: MatchstickSetup, seed: UInt64) {
    session = GameSession(options: setup.options(after: nil), seed: seed)
    setups = [session.gameNumber: setup]
  }

  init(session: GameSession<Matchsticks>, setups: [Int: MatchstickSetup], wasHalted: Bool) {
    self.session = session
    self.setups = setups
    self.wasHalted = wasHalted
  }

  /// The position now.
  public var state: Matchsticks.State { session.state }

  /// What the game being played was set up with; a parked game brings its own back.
  public var setup: MatchstickSetup {
    guard let setup = setups[session.gameNumber] else {
      preconditionFailure("Games are started through the table, not through its session")
    }
    return setup
  }

  /// Who sits in the two seats in this game.
  public var seating: MatchstickSeats { setup.seating }

  /// Whether a computer is to take next; true during its whole wait.
  public var isComputersTurn: Bool { !state.isOver && !seating[state.toMove].isPerson }

  /// Whether a demonstration stands still after an undo, until ``resume()``.
  public var isPaused: Bool { wasHalted && seating.isDemonstration }

  /// What happened in the game, once it is over.
  public var review: GameReview? { GameReview(session.record) }

  /// Takes matches for the person whose turn it is; does nothing while a computer is to take.
  ///
  /// - Returns: whether a person was to take.
  /// - Throws: the rules' refusal; then nothing has changed.
  @discardableResult
  public func take(_ count: Int) throws(Matchsticks.Refusal) -> Bool {
    guard !isComputersTurn else { return false }
    try session.perform(.take(count))
    return true
  }

  /// Lets a paused demonstration go on.
  public func resume() {
    wasHalted = false
  }
}
