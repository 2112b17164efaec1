import GameKernel

/// A table with a game of Matchsticks on it and two seats, each a person's or a computer's.
///
/// The table knows whose turn it is and what a computer takes. It has no clock: whoever owns the table
/// lets the computer wait, then asks for ``takeForComputer()``.
///
/// ```swift
/// let table = MatchstickTable(setup: MatchstickSetup(), seed: 7)
/// try table.take(2)
/// table.takeForComputer()
/// table.undo()  // both takes, one change
/// ```
public typealias MatchstickTable = GameTable<Matchsticks>

extension GameTable<Matchsticks> {
  /// A table with a new game on it.
  ///
  /// - Parameter seed: the seed of the first game; those of later games follow from it.
  public convenience init(setup: MatchstickSetup, seed: UInt64) {
    self.init(setup.options(after: nil), setup, seed: seed)
  }

  /// Who sits in the two seats in this game.
  public var seating: MatchstickSeats { setup.seating }

  /// Whether a computer is to take next; true during its whole wait.
  public var isComputersTurn: Bool { !state.isOver && !seating[state.toMove].isPerson }

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

  /// What the computer whose turn it is takes, or `nil` if none is to take.
  ///
  /// It follows from the seed of the game and the number of takes before, so asking again, or
  /// coming back by undo, gives the same answer.
  public func computersMove() -> Matchsticks.Move? {
    guard isComputersTurn, let player = seating[state.toMove].player else { return nil }
    var random = SeededGenerator.draw(seed: session.seed, move: session.moveCount)
    return player.chooseMove(in: state, using: &random)
  }

  /// Makes the take of the computer whose turn it is; call it when its wait is over.
  ///
  /// - Parameter evenPaused: whether a pause does not hold it back, for one step.
  /// - Returns: whether a computer took: one was to take, and no pause holds it back.
  @discardableResult
  public func takeForComputer(evenPaused: Bool = false) -> Bool {
    guard !isPaused || evenPaused, let move = computersMove() else { return false }
    do {
      try session.perform(move)
      return true
    } catch {
      preconditionFailure("A computer player chose \(move.count): \(error)")
    }
  }

  /// Goes back to just before a turn of this game, as one undo; the record keeps that undo was used.
  ///
  /// A computer whose turn it was takes the same again, since its draws follow from the seed.
  ///
  /// - Parameter turn: counted from 1, among the takes made in this game.
  public func retry(fromTurn turn: Int) { goBack(toMove: turn - 1) }
}

extension Matchsticks: TableRules {
  /// Where the seats begin in turns, the one begins that did not begin the game before.
  public static func options(_ setup: MatchstickSetup, after previous: Options) -> Options {
    setup.options(after: previous.first)
  }

  /// Whether a person is to take; in a demonstration, whether anybody is.
  public static func isChoice(_ state: State, _ setup: MatchstickSetup) -> Bool {
    !state.isOver && (isDemonstration(setup) || setup.seating[state.toMove].isPerson)
  }

  /// Whether the last match has been taken.
  public static func isOver(_ state: State) -> Bool { state.isOver }

  /// Whether two computers play by themselves.
  public static func isDemonstration(_ setup: MatchstickSetup) -> Bool {
    setup.seating.isDemonstration
  }

  /// Whether the pile and the limit are those of the setup.
  public static func fits(_ setup: MatchstickSetup, _ options: Options) -> Bool {
    options.pile == setup.pile && options.takeLimit == setup.takeLimit
  }

  /// At first only the setups were kept.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Matchsticks>]? {
    let values = try decoder.container(keyedBy: OlderKeys.self)
    guard values.contains(.setups) else { return nil }
    return try values.decode([MatchstickSetup].self, forKey: .setups).map { GameSheet($0) }
  }

  private enum OlderKeys: String, CodingKey { case setups }
}

extension Matchsticks: LadderRules {
  /// The computer that the only person plays against.
  public static func rival(_ setup: MatchstickSetup) -> MatchstickOccupant? {
    setup.seating.computer.map { setup.seating[$0] }
  }

  /// Whether the computer took the last match.
  public static func hasWon(_ state: State, _ sheet: GameSheet<Matchsticks>) -> Bool {
    state.isOver && state.loser == sheet.setup.seating.computer
  }

  /// The same against the next stronger computer.
  public static func nextRung(_ setup: MatchstickSetup) -> MatchstickSetup? {
    guard let seat = setup.seating.computer, let next = setup.seating[seat].stronger else {
      return nil
    }
    var setup = setup
    setup.seating[seat] = next
    return setup
  }
}
