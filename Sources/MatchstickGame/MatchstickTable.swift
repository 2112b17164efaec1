import GameKernel

/// A table with a game of Matchsticks and two seats, each for a person or a computer.
///
/// The table knows whose turn it is and which take a computer chooses. It has no clock. The owner waits during a
/// computer's turn and then calls ``takeForComputer(evenPaused:)``.
///
/// ```swift
/// let table = MatchstickTable(setup: MatchstickSetup(), seed: 7)
/// try table.take(2)
/// table.takeForComputer()
/// table.undo()  // both takes, one change
/// ```
public typealias MatchstickTable = GameTable<Matchsticks>

extension GameTable<Matchsticks> {
  /// Creates a table with a new game.
  ///
  /// - Parameter seed: the seed of the first game. Those of later games follow from it.
  public convenience init(setup: MatchstickSetup, seed: UInt64) {
    self.init(setup.options(after: nil), setup, seed: seed)
  }

  /// The occupants of the seats in this game.
  public var seating: MatchstickSeats { setup.seating }

  /// Whether a computer takes next. It is true during the computer's whole wait.
  public var isComputersTurn: Bool { !state.isOver && !seating[state.toMove].isPerson }

  /// The review of the game, once it is over.
  public var review: GameReview? { GameReview(session.record) }

  /// Takes matches for the person whose turn it is, or does nothing on a computer's turn.
  ///
  /// - Returns: whether it was a person's turn.
  /// - Throws: the refusal of an illegal take, which changes nothing.
  @discardableResult
  public func take(_ move: Matchsticks.Move) throws(Matchsticks.Refusal) -> Bool {
    guard !isComputersTurn else { return false }
    try session.perform(move)
    return true
  }

  /// Takes matches from the end of the pile, as ``take(_:)-(Matchsticks.Move)`` does.
  @discardableResult
  public func take(_ count: Int) throws(Matchsticks.Refusal) -> Bool { try take(.take(count)) }

  /// Returns the take of the computer whose turn it is, or `nil` if it is not a computer's turn. The machine has none:
  /// its owner plays for it.
  ///
  /// The take depends only on the seed of the game, the position and the number of takes. Repeated calls, also
  /// after undo, return the same take.
  public func computersMove() -> Matchsticks.Move? {
    guard isComputersTurn, let player = seating[state.toMove].player else { return nil }
    var random = SeededGenerator.draw(seed: session.seed, move: session.moveCount)
    return player.chooseMove(in: state, using: &random)
  }

  /// Makes the take of the computer whose turn it is. Call it at the end of the computer's wait.
  ///
  /// - Parameter evenPaused: whether to take even if the table is paused, for a single step.
  /// - Returns: whether a computer took.
  @discardableResult
  public func takeForComputer(evenPaused: Bool = false) -> Bool {
    guard !isPaused || evenPaused, let move = computersMove() else { return false }
    do {
      try session.perform(move)
      return true
    } catch {
      preconditionFailure("A computer player chose \(move): \(error)")
    }
  }

  /// Returns the category of the runs of wins against a computer.
  ///
  /// It is `matchsticks:human-like=40` for one pile whose last match loses, and for example
  /// `matchsticks:human-like=40:heaps:wins` for other games.
  public static func category(
    _ opponent: MatchstickOccupant, form: Matchsticks.Form = .pile, last: LastMatch = .loses
  ) -> ResultCategory {
    let name = String(opponent.description.map { $0 == ":" ? "=" : $0 })
    return form == .pile && last == .loses
      ? ResultCategory(Matchsticks.name, name)
      : ResultCategory(Matchsticks.name, name, form.rawValue, last.rawValue)
  }

  /// Returns the category of the runs of wins in games such as this one.
  public func category(_ opponent: MatchstickOccupant) -> ResultCategory {
    Self.category(opponent, form: setup.layout.form, last: setup.layout.last)
  }

  /// Returns the opponent that a part of a category names, or `nil` for another text.
  public static func opponent(of part: String) -> MatchstickOccupant? {
    MatchstickOccupant(String(part.map { $0 == "=" ? ":" : $0 }))
  }
}

extension Matchsticks: TableRules {
  /// Returns the options of the next game. With alternating seats, the other seat begins.
  public static func options(_ setup: MatchstickSetup, after previous: Options) -> Options {
    setup.options(after: previous.first)
  }

  /// Whether a person is to take. In a demonstration, it is true until the end.
  public static func isChoice(_ state: State, _ setup: MatchstickSetup) -> Bool {
    !state.isOver && (isDemonstration(setup) || setup.seating[state.toMove].isPerson)
  }

  /// Whether the last match has been taken, or a seat has given up.
  public static func isOver(_ state: State) -> Bool { state.isOver }

  /// Whether both players are computers.
  public static func isDemonstration(_ setup: MatchstickSetup) -> Bool {
    setup.seating.isDemonstration
  }

  /// Whether the layout is that of the setup.
  public static func matches(_ setup: MatchstickSetup, _ options: Options) -> Bool {
    options.layout == setup.layout
  }

  /// Decodes files of older versions, which stored only the setups.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Matchsticks>]? {
    let values = try decoder.container(keyedBy: OlderKeys.self)
    guard values.contains(.setups) else { return nil }
    return try values.decode([MatchstickSetup].self, forKey: .setups).map { GameSheet($0) }
  }

  private enum OlderKeys: String, CodingKey { case setups }
}

extension Matchsticks: LadderRules {
  /// Returns the computer opponent of a person, if there is one. The machine is none: it changes from game to game.
  public static func rival(_ setup: MatchstickSetup) -> MatchstickOccupant? {
    setup.seating.machine == nil ? setup.seating.computer.map { setup.seating[$0] } : nil
  }

  /// Whether the person has won.
  public static func hasWon(_ state: State, _ sheet: GameSheet<Matchsticks>) -> Bool {
    state.isOver && state.loser == sheet.setup.seating.computer
  }

  /// Returns the setup with the next stronger computer, or `nil` if there is none.
  public static func nextRung(_ setup: MatchstickSetup) -> MatchstickSetup? {
    guard let seat = setup.seating.computer, let next = setup.seating[seat].stronger else {
      return nil
    }
    var setup = setup
    setup.seating[seat] = next
    return setup
  }
}
