/// A table: a session of a game, with a sheet of further data for each of its games.
///
/// The table has the setup of each game, its time and whether the player was helped. It decides how far undo and
/// redo go, and which seed is next. It has no clock: its owner advances its time. Each game adds features in
/// extensions.
///
/// ```swift
/// let table = GameTable<Pairs>(options, setup, seed: 7, isByChance: true)
/// try table.session.perform(.flip(3))
/// table.undo()
/// table.newGame()
/// ```
public final class GameTable<Rules: TableRules> {
  /// The persistent state of a table.
  public typealias Record = TableRecord<Rules>

  /// The session with the current game, its history and its observers.
  public let session: GameSession<Rules>

  /// The sheets of all kept games, by the game's number.
  var sheets: [Int: GameSheet<Rules>]

  /// Whether no kept game, also of another variant, has a move besides its deal, made or undone.
  public var isUnplayed: Bool {
    session.keptGames.allSatisfy { game in
      game.done.allSatisfy(Rules.isDeal) && game.undone.allSatisfy(Rules.isDeal)
    }
  }

  /// Whether the rules are those of a game of a day, so that no choice changes them. It is not saved.
  public var hasFixedRules = false

  /// The number of the game that replaced one in progress without the player's request, or `nil`.
  private var replacement: Int?

  /// Whether an undo or a pause came after the last command to continue.
  private var wasHalted: Bool

  /// Makes a table with a new game.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game. The seeds of later games follow from it.
  ///   - isByChance: whether the seed of the first game was drawn at random, so that no player can know the deal.
  public init(
    _ options: Rules.Options, _ setup: Rules.Setup, seed: UInt64, isByChance: Bool = false
  ) {
    session = GameSession(options: options, seed: seed)
    sheets = [session.gameNumber: GameSheet(setup, isByChance: isByChance)]
    wasHalted = false
  }

  /// Restores a table from a record. A computer that was to move plays as it would have.
  ///
  /// - Throws: `RecordError.refusedMove` if the rules refuse a move of one of the games, or if a move other than
  ///   the first one of a game deals it.
  public init(restoring record: Record) throws(RecordError) {
    for game in record.session.games {
      if let late = game.lateDeal { throw .refusedMove(index: late) }
    }
    session = try GameSession(restoring: record.session)
    sheets = Dictionary(uniqueKeysWithValues: zip(session.reachableGameNumbers, record.sheets))
    wasHalted = record.wasHalted
  }

  /// The record of the table in its current state.
  ///
  /// - Complexity: O(games), independent of their moves.
  public var record: Record {
    Record(
      session: session.wholeRecord, sheets: session.reachableGameNumbers.compactMap { sheets[$0] },
      wasHalted: wasHalted)
  }

  /// The current position.
  public var state: Rules.State { session.state }

  /// The sheet of the current game. Restoring a parked game restores its sheet.
  public private(set) var sheet: GameSheet<Rules> {
    get {
      guard let sheet = sheets[session.gameNumber] else {
        preconditionFailure("Games are started through the table, not through its session")
      }
      return sheet
    }
    set { sheets[session.gameNumber] = newValue }
  }

  /// The current game and the parked ones, the latest first, with their sheets.
  var games: [TableGame<Rules>] {
    (session.earlierGames + [session.game]).reversed().compactMap { game in
      sheets[game.number].map { TableGame(game: game, sheet: $0) }
    }
  }

  /// The setup of the current game.
  public var setup: Rules.Setup { sheet.setup }

  /// Whether only computers play.
  public var isDemonstration: Bool { Rules.isDemonstration(setup) }

  /// Whether a demonstration is paused, after ``pause()`` or an undo, until ``resume()``.
  public var isPaused: Bool { wasHalted && isDemonstration }

  /// Pauses a demonstration, as an undo does.
  public func pause() { wasHalted = true }

  /// Resumes a paused demonstration.
  public func resume() { wasHalted = false }

  // MARK: Sheets

  /// Whether time counts now: from the first move after the deal until the game is over.
  public var isRunning: Bool { session.moveCount > fixedMoves && !Rules.isOver(state) }

  /// Adds time to the current game while time counts.
  public func pass(_ elapsed: Duration) {
    if isRunning { sheet.elapsed += elapsed }
  }

  /// Records that the player of the current game was helped.
  public func noteHelp() { sheet.wasHelped = true }

  /// Records the skill of a computer that learns at the start of the current game, such as `unbeatable`.
  public func noteSkill(_ skill: String?) { sheet.skill = skill }

  /// Changes parts of the current game's setup that are not part of the rules, such as a name.
  ///
  /// Observers are not notified.
  public func amend(_ setup: Rules.Setup) {
    precondition(Rules.matches(setup, session.options), "The game was not set up so")
    sheet.setup = setup
  }

  // MARK: New games

  /// Whether the game is in progress, so that a new game would interrupt it.
  private var isBeingPlayed: Bool { !isAtStart && !Rules.isOver(state) }

  /// Whether a person has a game in progress, which a change of the settings leaves alone.
  public var keepsSetup: Bool { isBeingPlayed && !isDemonstration }

  /// Whether the current game replaced a game in progress that the player did not ask to end.
  public var hasReplacedGame: Bool { replacement == session.gameNumber }

  /// Starts a new game and parks the current one. Undo restores the parked game.
  ///
  /// - Parameters:
  ///   - setup: the setup of the new game. Default: the setup of the current game, renewed by the rules.
  ///   - options: the options of the new game. Default: those that the rules derive from the setup.
  ///   - seed: the seed of the new game. Default: ``nextSeed``.
  ///   - isByChance: whether no player could know or choose the deal. Default: whether `seed` is `nil`.
  ///   - origin: the reason why the game is started.
  ///   - isAskedFor: whether the player asked for a new game. `false` if another action, such as a setting, needs
  ///     one.
  public func newGame(
    _ setup: Rules.Setup? = nil, options: Rules.Options? = nil, seed: UInt64? = nil,
    isByChance: Bool? = nil, origin: GameOrigin = .new, isAskedFor: Bool = true
  ) {
    let setup = setup ?? Rules.renewed(self.setup)
    let options = options ?? Rules.options(setup, after: session.options)
    let sheet = GameSheet<Rules>(setup, isByChance: isByChance ?? (seed == nil), origin: origin)
    let seed = seed ?? nextSeed(for: options)
    lay(sheet)
    let replaces = isBeingPlayed && Rules.variant(options) == session.variant
    replacement = isAskedFor || !replaces ? nil : session.nextGameNumber
    wasHalted = false
    session.restart(options: options, seed: seed)
  }

  /// Starts a new game with a setup, as after a change of the settings, unless a person's game is in progress.
  public func startUnlessPlayed(_ setup: Rules.Setup) {
    if !keepsSetup { newGame(setup, isAskedFor: false) }
  }

  /// Starts a new game at the position of a record and parks the current one.
  ///
  /// Undo restores the parked game, and takes back none of the recorded moves.
  ///
  /// The game is not by chance, so that it wins no medal and enters no list.
  ///
  /// - Parameter id: the identifier of the recorded game, if it has one.
  /// - Throws: `RecordError.refusedMove` if the rules refuse a move. Then nothing changes.
  public func playOn(
    from record: GameRecord<Rules>, _ setup: Rules.Setup, of id: UInt64? = nil
  ) throws(RecordError) {
    if let late = record.lateDeal { throw .refusedMove(index: late) }
    let game = try session.nextGame(from: record)
    var sheet = GameSheet<Rules>(setup)
    sheet.givenMoves = record.moves.count
    sheet.from = id
    lay(sheet)
    (replacement, wasHalted) = (nil, false)
    session.start(game)
  }

  /// The number of the first move that the record of another game did not give, from 1 and without the deal; `nil` of a
  /// game that was played from its start.
  public var playedOnFrom: Int? {
    sheet.givenMoves == 0 ? nil : sheet.givenMoves - dealtMoves + 1
  }

  /// Adds the sheet of the next game, and drops those of games that are no longer kept.
  ///
  /// Call it before the game starts: it is then complete when its first observer is notified.
  private func lay(_ sheet: GameSheet<Rules>) {
    let kept = Set(session.reachableGameNumbers)
    sheets = sheets.filter { kept.contains($0.key) }
    sheets[session.nextGameNumber] = sheet
  }

  /// Switches to the kept game of another variant. Undo stays within that variant.
  ///
  /// - Returns: whether there is such a game. If not, nothing changes.
  @discardableResult
  public func enterVariant(_ variant: String) -> Bool { session.enterVariant(variant) }

  /// Starts the same game again from its deal, and parks the current one.
  public func restart() {
    let deal = session.moves.prefix(dealtMoves)
    newGame(options: session.options, seed: session.seed)
    for move in deal { perform(dealing: move) }
  }

  /// Makes the first move of a new game, which deals it.
  public func perform(dealing move: Rules.Move) {
    precondition(session.moveCount == 0 && Rules.isDeal(move), "Only a new game is dealt")
    do {
      try session.perform(move)
    } catch {
      preconditionFailure("A deal was refused: \(error)")
    }
  }

  /// The default seed of a new game with the options of the current one.
  public var nextSeed: UInt64 { nextSeed(for: session.options) }

  /// Returns the default seed of a new game.
  ///
  /// It follows from the seed of the current game and the number of the next one. It differs from the seeds of all
  /// kept games, so that no deal is repeated that the player may have seen.
  private func nextSeed(for options: Rules.Options) -> UInt64 {
    let known = session.reachableSeeds
    let earlier = games.map { (options: $0.options, seed: $0.seed) }
    var number = session.nextGameNumber
    while true {
      var random = SeededGenerator.draw(seed: session.seed, move: number)
      let seed = random.next()
      if !known.contains(seed), !Rules.repeats(options, seed: seed, after: earlier) { return seed }
      number += 1
    }
  }

  // MARK: Undo

  /// Whether undo has no move to take back in the current game.
  ///
  /// At the start, undo restores the parked game, and the repeats of a held key stop.
  public var isAtStart: Bool { movesToUndo == nil }

  /// Whether ``undo()`` would change anything.
  public var canUndo: Bool { !isAtStart || session.hasParkedGame }

  /// Whether ``redo()`` would change anything.
  public var canRedo: Bool { session.canRedo }

  /// Goes back to the last position in which a person was to choose, as one change.
  ///
  /// This also undoes the moves of computers since then and ends a computer's delay. A demonstration goes back one
  /// turn and pauses. At the start of a game, and in a game that only computers have played, undo restores the
  /// parked game.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public func undo() -> Bool {
    guard let moves = movesToUndo else {
      if session.hasParkedGame { wasHalted = true }
      return session.undoIntoParkedGame()
    }
    wasHalted = true
    return session.undo(moves)
  }

  /// Goes forward to the next position in which a person is to choose, as one change.
  ///
  /// If no undone move leads to one, all undone moves are redone, and the computer continues from there. A
  /// demonstration goes forward one turn. At the end of a parked game, redo enters the later game.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public func redo() -> Bool {
    session.undoneMoveCount > 0 ? session.redo(movesToRedo) : session.redoIntoLaterGame()
  }

  /// The number of moves that dealt the current game, 0 or 1.
  var dealtMoves: Int { session.moves.first.map(Rules.isDeal) == true ? 1 : 0 }

  /// The number of first moves that undo does not take back: the deal, and those of a record.
  private var fixedMoves: Int { max(dealtMoves, sheet.givenMoves) }

  /// The number of moves that undo takes back, or `nil` if there are none in the current game.
  private var movesToUndo: Int? {
    let (made, setup, fixed) = (session.moveCount, setup, fixedMoves)
    return (fixed..<max(fixed, made)).last { count in
      Rules.isChoice(session.state(after: count), setup)
    }.map { made - $0 }
  }

  /// The number of moves that redo makes again, if any were undone.
  private var movesToRedo: Int {
    let setup = setup
    var state = state
    for (index, move) in session.game.undone.reversed().enumerated() {
      _ = PlayedGame<Rules>.repeated(move, &state)
      if Rules.isChoice(state, setup) { return index + 1 }
    }
    return session.undoneMoveCount
  }
}

extension GameRecord where Rules: TableRules {
  /// The index of a deal after the first move. A long list of deals could take extremely long to replay.
  fileprivate var lateDeal: Int? { (moves + undone).dropFirst().firstIndex(where: Rules.isDeal) }
}
