import GameKernel

/// A table with a game of Pairs and its players.
///
/// The table decides what a tap does and which cards computers flip. It has no clock: its owner waits while a miss is
/// open and then calls ``close()``, or waits for a computer and then calls ``flipForComputer(evenPaused:)``.
///
/// ```swift
/// let table = PairsTable(PairsSetup([.person, .perfect]), seed: 7)
/// try table.tap(3)
/// try table.tap(12)
/// table.close()
/// table.flipForComputer()
/// ```
public typealias PairsTable = GameTable<Pairs>

extension GameTable<Pairs> {
  /// Whether two open cards wait for ``close()``.
  public var isMissOpen: Bool { state.openCards.count == 2 }

  /// Handles a tap of a person on a card or its place.
  ///
  /// If a miss is open, any tap turns it back. In a single-player game, that tap also flips a face-down card. If
  /// no miss is open, the tap flips the card, unless a computer is to move.
  ///
  /// - Returns: whether anything changed.
  /// - Throws: the rules' refusal to flip. Then nothing has changed.
  @discardableResult
  public func tap(_ card: Int) throws(Pairs.Refusal) -> Bool {
    if isMissOpen {
      let goesOn = state.seatCount == 1 && state.isFaceDown(card) && !isComputersTurn
      close()
      if goesOn { try session.perform(.flip(card)) }
      return true
    }
    guard !isComputersTurn else { return false }
    try session.perform(.flip(card))
    return true
  }

  /// Turns back the two cards of a miss. Does nothing unless two cards are open.
  ///
  /// - Returns: whether two cards were open.
  @discardableResult
  public func close() -> Bool {
    guard isMissOpen else { return false }
    do {
      try session.perform(.close)
      return true
    } catch {
      preconditionFailure("A miss was not closed: \(error)")
    }
  }

  /// Shows all cards for a moment in a single-player game of a person, and turns back a miss first.
  ///
  /// - Returns: `false` if a computer is to move, and `true` if the cards are shown.
  /// - Throws: the rules' refusal. Then nothing has changed.
  @discardableResult
  public func peek() throws(Pairs.Refusal) -> Bool {
    guard !isComputersTurn else { return false }
    var next = state
    if isMissOpen { _ = try next.close() }
    _ = try next.peek()
    close()
    try session.perform(.peek)
    return true
  }

  /// The player's pictures on the cards of all games that undo and redo can reach.
  ///
  /// - Complexity: O(games)
  public var usedPictures: Set<PictureName> {
    record.sheets.reduce(into: []) { used, sheet in
      if case .pictures(let faces) = sheet.setup.faces { used.formUnion(faces.pictures) }
    }
  }

  // MARK: Computers

  /// Whether a computer is to flip next. Also true during its delay, and while a miss before its turn is open.
  public var isComputersTurn: Bool {
    !state.isOver && !seats[state.toMove.index].occupant.isPerson
  }

  /// Returns the card that the computer to move flips, or `nil` if no computer is to move or a miss is open.
  ///
  /// The choice depends only on the cards seen. Draws depend on the game's seed and the number of turns, so a
  /// repeated call, also after undo, returns the same card.
  ///
  /// - Complexity: O(cards)
  public func computersCard() -> Int? {
    guard isComputersTurn, !isMissOpen else { return nil }
    guard let player = seats[state.toMove.index].occupant.player else { return nil }
    var random = SeededGenerator.draw(seed: session.seed, move: state.turns)
    return player.chooseCard(in: PairsKnowledge(state), using: &random)
  }

  /// Makes one flip of the computer to move. Call it after its delay.
  ///
  /// - Parameter evenPaused: whether to flip during a pause too, for a single step.
  /// - Returns: whether a computer flipped. Otherwise no computer was to flip, a miss was open, or the table was
  ///   paused.
  @discardableResult
  public func flipForComputer(evenPaused: Bool = false) -> Bool {
    guard !isPaused || evenPaused, let card = computersCard() else { return false }
    do {
      try session.perform(.flip(card))
      return true
    } catch {
      preconditionFailure("A computer player chose card \(card): \(error)")
    }
  }

  // MARK: Results

  /// The average number of flips that a perfect memory needs, or `nil` unless the game is for a single player.
  public var par: Double? { state.seatCount == 1 ? state.layout.par : nil }

  /// The best medal that the game can still win. `nil` if there is none, as after a peek.
  public var possibleMedal: Medal? {
    guard canHaveResult, state.peeks == 0 else { return nil }
    // Each pair takes two flips, and an open card is the first of them.
    let least = state.flips + 2 * state.pairsLeft - state.openCards.count % 2
    return state.layout.medals.medal(for: least)
  }

  /// Whether a turn was ever undone in this game. Redo does not reset it, because seen cards stay known.
  public var wasUndone: Bool { session.usedUndo }

  /// Returns the category of games with a layout, such as `pairs:6x6`, or `nil` for a layout that is not offered.
  public static func category(_ layout: PairsLayout) -> ResultCategory? {
    guard PairsLayout.offered.contains(layout) else { return nil }
    return ResultCategory(Pairs.name, String(describing: layout))
  }

  /// The category of the current game, if there is one.
  public var category: ResultCategory? { Self.category(state.layout) }

  /// Whether the current game can enter the best games: a person plays alone, the cards were dealt by chance,
  /// the layout is offered, and no turn was undone.
  public var canHaveResult: Bool { Self.canHaveResult(currentGame) }

  /// Whether a game can enter the best games.
  public static func canHaveResult(_ game: TableGame<Pairs>) -> Bool {
    game.setup.seats.count == 1 && !game.setup.isDemonstration && game.sheet.isByChance
      && !game.usedUndo && category(game.state.layout) != nil
  }
}

extension Pairs: LadderRules {
  /// Returns the computer in a game of one person against one computer, or `nil`.
  public static func rival(_ setup: PairsSetup) -> PairsOccupant? {
    setup.computer.map { setup.seats[$0].occupant }
  }

  /// Whether a person has won alone, with cards dealt by chance.
  public static func hasWon(_ state: State, _ sheet: GameSheet<Pairs>) -> Bool {
    guard sheet.isByChance, state.winners.count == 1, let winner = state.winners.first else {
      return false
    }
    return sheet.setup.seats[winner.index].occupant.isPerson
  }

  /// Returns the same setup with the next stronger computer, or `nil` if there is none.
  public static func nextRung(_ setup: PairsSetup) -> PairsSetup? {
    guard let seat = setup.computer, let next = setup.seats[seat].occupant.stronger else {
      return nil
    }
    var seats = setup.seats
    seats[seat].occupant = next
    return setup.with(seats)
  }
}

extension Pairs: TableRules {
  /// Whether a person is about to choose the first card of a turn and no miss is open. In a demonstration, whether
  /// any turn begins.
  public static func isChoice(_ state: State, _ setup: PairsSetup) -> Bool {
    state.openCards.isEmpty && !state.isOver
      && (setup.isDemonstration || setup.seats[state.toMove.index].occupant.isPerson)
  }

  /// Whether the last pair has been taken, or two passes have ended the game.
  public static func isOver(_ state: State) -> Bool { state.isOver }

  /// Whether only computers play.
  public static func isDemonstration(_ setup: PairsSetup) -> Bool { setup.isDemonstration }

  /// Reads the first file format, in which `elapsed` and `isByChance` were in a nested `course`.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<Pairs>]? {
    let values = try decoder.container(keyedBy: OlderKeys.self)
    let sheets = try? values.decode([OlderSheet].self, forKey: .sheets)
    return try sheets?.map {
      try GameSheet(
        recorded: $0.setup, elapsed: $0.course.elapsed, isByChance: $0.course.isByChance)
    }
  }

  private enum OlderKeys: String, CodingKey { case sheets }

  private struct OlderSheet: Decodable {
    let setup: PairsSetup
    let course: Course

    struct Course: Decodable {
      let elapsed: Duration
      let isByChance: Bool
    }
  }
}
