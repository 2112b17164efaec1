import GameKernel

/// A table with a game of Pairs on it, and those who play.
///
/// The table knows what a tap means and what a computer flips. It has no clock: whoever owns the table lets
/// a miss lie for a while and then asks for ``close()``, and lets a computer wait and then asks for
/// ``flipForComputer()``.
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
  /// Whether two cards lie open and wait for ``close()``.
  public var isMissOpen: Bool { state.openCards.count == 2 }

  /// A tap of a person on a card or its place.
  ///
  /// While a miss lies open, any tap turns it back, and for one who plays alone flips the card as well
  /// if it lies face down. Else the card is flipped, unless it is a computer's turn.
  ///
  /// - Returns: whether anything changed.
  /// - Throws: the rules' refusal to flip; then nothing has changed.
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

  /// Turns the two cards of a miss back; does nothing unless two lie open.
  ///
  /// - Returns: whether two lay open.
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

  /// Shows all cards for a moment to a person who plays alone; a miss is turned back first.
  ///
  /// - Returns: whether a person was to move.
  /// - Throws: the rules' refusal.
  @discardableResult
  public func peek() throws(Pairs.Refusal) -> Bool {
    guard !isComputersTurn else { return false }
    close()
    try session.perform(.peek)
    return true
  }

  /// The player's own pictures that the cards of any game show that undo and redo can reach.
  ///
  /// - Complexity: O(games)
  public var usedPictures: Set<PictureName> {
    record.sheets.reduce(into: []) { used, sheet in
      if case .pictures(let faces) = sheet.setup.faces { used.formUnion(faces.pictures) }
    }
  }

  // MARK: Computers

  /// Whether a computer is to flip next; true during its whole wait, and while a miss lies open
  /// before its turn.
  public var isComputersTurn: Bool {
    !state.isOver && !seats[state.toMove.index].occupant.isPerson
  }

  /// The card that the computer flips whose turn it is, or `nil` if none is to flip or a miss lies open.
  ///
  /// It is chosen from what has been seen alone. Draws follow from the seed of the game and the number of
  /// turns before, so asking again, or coming back by undo, gives the same answer.
  ///
  /// - Complexity: O(cards)
  public func computersCard() -> Int? {
    guard isComputersTurn, !isMissOpen else { return nil }
    guard let player = seats[state.toMove.index].occupant.player else { return nil }
    var random = SeededGenerator.draw(seed: session.seed, move: state.turns)
    return player.chooseCard(in: PairsSight(state), using: &random)
  }

  /// Makes one flip of the computer whose turn it is; call it when its wait is over.
  ///
  /// - Parameter evenPaused: whether a pause does not hold it back, for one step.
  /// - Returns: whether a computer flipped: one was to flip, no miss lies open, and no pause holds it
  ///   back.
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

  /// The average number of flips that a perfect memory needs, for one who plays alone.
  public var par: Double? { state.seatCount == 1 ? state.layout.par : nil }

  /// Whether a turn was ever taken back in this game: what was seen cannot be unseen.
  public var wasUndone: Bool { session.usedUndo }

  /// The list in which games of a layout are compared, such as `pairs:6x6`, or `nil` for one that is not
  /// offered.
  public static func category(_ layout: PairsLayout) -> ResultCategory? {
    guard PairsLayout.offered.contains(layout) else { return nil }
    return ResultCategory(Pairs.name, String(describing: layout))
  }

  /// The list in which the game being played is compared, if there is one.
  public var category: ResultCategory? { Self.category(state.layout) }

  /// Whether the game being played is one for its list: a person plays alone, the cards were dealt by
  /// chance, and no turn was taken back.
  public var canHaveResult: Bool {
    state.seatCount == 1 && !isDemonstration && sheet.isByChance && !wasUndone && category != nil
  }

  /// The result of the game being played, for its list; flips are its moves.
  ///
  /// `nil` unless it ``canHaveResult`` and all pairs are found.
  ///
  /// - Parameter day: today.
  public func result(on day: Day) -> GameResult? {
    guard state.isOver, canHaveResult else { return nil }
    return GameResult(
      game: "\(Pairs.name):\(state.layout):\(session.seed)", moves: state.flips,
      time: sheet.elapsed, day: day, usedUndo: false, player: seats[0].name)
  }
}

extension Pairs: LadderRules {
  /// The computer where two play, one of them a person.
  public static func rival(_ setup: PairsSetup) -> PairsOccupant? {
    setup.computer.map { setup.seats[$0].occupant }
  }

  /// Whether the person alone has the most pairs, of cards that nobody could know.
  public static func hasWon(_ state: State, _ sheet: GameSheet<Pairs>) -> Bool {
    guard sheet.isByChance, state.winners.count == 1, let winner = state.winners.first else {
      return false
    }
    return sheet.setup.seats[winner.index].occupant.isPerson
  }

  /// The same against the next stronger computer.
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
  /// Whether a person is to choose the first card of a turn, no miss lying open; in a demonstration,
  /// whether any turn begins.
  public static func isChoice(_ state: State, _ setup: PairsSetup) -> Bool {
    state.openCards.isEmpty && !state.isOver
      && (setup.isDemonstration || setup.seats[state.toMove.index].occupant.isPerson)
  }

  /// Whether the last pair has been taken, or two passes have ended the game.
  public static func isOver(_ state: State) -> Bool { state.isOver }

  /// Whether computers play by themselves.
  public static func isDemonstration(_ setup: PairsSetup) -> Bool { setup.isDemonstration }

  /// At first time and chance stood in a course of their own.
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
