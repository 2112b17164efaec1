/// One evening at a table: a session of a game, with all that is known of each of its games besides the moves.
///
/// The table knows who plays, how long, and whether anything has helped; how far undo and redo go; and what
/// seed comes next. It has no clock: whoever owns the table lets time pass. What a game adds of its own stands
/// in extensions of the table of its rules.
///
/// ```swift
/// let table = GameTable<Pairs>(options, setup, seed: 7, isByChance: true)
/// try table.session.perform(.flip(3))
/// table.undo()
/// table.newGame()
/// ```
public final class GameTable<Rules: TableRules> {
  /// What is kept of a table.
  public typealias Record = TableRecord<Rules>

  /// The game being played, with its history and its observers.
  public let session: GameSession<Rules>

  /// The sheets of all games that undo and redo can reach, by the game's number.
  private var sheets: [Int: GameSheet<Rules>]

  /// The number of the game that has taken the place of one that was being played; nil for none.
  private var replacement: Int?

  /// Whether an undo came after the last command to play on.
  private var wasHalted: Bool

  /// A table with a new game on it.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game; those of later games follow from it.
  ///   - isByChance: whether chance alone deals the first game by this seed.
  public init(
    _ options: Rules.Options, _ setup: Rules.Setup, seed: UInt64, isByChance: Bool = false
  ) {
    session = GameSession(options: options, seed: seed)
    sheets = [session.gameNumber: GameSheet(setup, isByChance: isByChance)]
    wasHalted = false
  }

  /// A table that stands where the record was taken; a computer whose turn it was plays as it would have.
  ///
  /// - Throws: `RecordError.refusedMove` if the rules refuse a move of one of the games, or one was dealt
  ///   later than at its start, as no table does.
  public init(restoring record: Record) throws(RecordError) {
    for game in record.session.games {
      if let late = game.lateDeal { throw .refusedMove(index: late) }
    }
    session = try GameSession(restoring: record.session)
    sheets = Dictionary(uniqueKeysWithValues: zip(session.keptGameNumbers, record.sheets))
    wasHalted = record.wasHalted
  }

  /// The record of the table as it stands now.
  ///
  /// - Complexity: O(games), whatever their moves.
  public var record: Record {
    Record(
      session: session.wholeRecord, sheets: session.keptGameNumbers.compactMap { sheets[$0] },
      wasHalted: wasHalted)
  }

  /// The position now.
  public var state: Rules.State { session.state }

  /// What is known of the game being played; a parked game brings its own back.
  public private(set) var sheet: GameSheet<Rules> {
    get {
      guard let sheet = sheets[session.gameNumber] else {
        preconditionFailure("Games are started through the table, not through its session")
      }
      return sheet
    }
    set { sheets[session.gameNumber] = newValue }
  }

  /// This game and the kept ones before it, the last one first, with what is known of each.
  var games: [(game: PlayedGame<Rules>, sheet: GameSheet<Rules>)] {
    (session.earlierGames + [session.game]).reversed().compactMap { game in
      sheets[game.number].map { (game, $0) }
    }
  }

  /// What was agreed for the game being played.
  public var setup: Rules.Setup { sheet.setup }

  /// Whether computers play by themselves.
  public var isDemonstration: Bool { Rules.isDemonstration(setup) }

  /// Whether a demonstration stands still, after ``pause()`` or an undo, until ``resume()``.
  public var isPaused: Bool { wasHalted && isDemonstration }

  /// Lets a demonstration stand still, as an undo does.
  public func pause() { wasHalted = true }

  /// Lets a paused demonstration go on.
  public func resume() { wasHalted = false }

  // MARK: What is noted

  /// Whether time counts now: from the first move after the deal until the game is over.
  public var isRunning: Bool { session.moveCount > dealtMoves && !Rules.isOver(state) }

  /// Lets time pass for the game being played, while it counts.
  public func pass(_ elapsed: Duration) {
    if isRunning { sheet.elapsed += elapsed }
  }

  /// Notes that something has helped the player of this game.
  public func noteHelp() { sheet.wasHelped = true }

  /// Changes what was agreed for the game being played in what is no part of the rules, such as a name.
  ///
  /// No observer hears of it.
  public func amend(_ setup: Rules.Setup) {
    precondition(Rules.fits(setup, session.options), "The game was not set up so")
    sheet.setup = setup
  }

  // MARK: New games

  /// Whether something would be lost without undo if the game ended now.
  private var isBeingPlayed: Bool { !isAtStart && !Rules.isOver(state) }

  /// Whether the game being played has taken the place of another one that nobody has asked to end.
  public var hasReplacedGame: Bool { replacement == session.gameNumber }

  /// Starts a new game; the one before is parked, and undo brings it back.
  ///
  /// - Parameters:
  ///   - setup: that of the game before, renewed, if none is given.
  ///   - options: what the rules say for the setup if none are given.
  ///   - seed: ``nextSeed`` if none is given.
  ///   - isByChance: whether nobody could know or choose it; if not said, where no seed is given.
  ///   - isAskedFor: whether the player wants a new game, and not something else that asks for one.
  public func newGame(
    _ setup: Rules.Setup? = nil, options: Rules.Options? = nil, seed: UInt64? = nil,
    isByChance: Bool? = nil, isAskedFor: Bool = true
  ) {
    let setup = setup ?? Rules.renewed(self.setup)
    let options = options ?? Rules.options(setup, after: session.options)
    let sheet = GameSheet<Rules>(setup, isByChance: isByChance ?? (seed == nil))
    let seed = seed ?? nextSeed
    let kept = Set(session.keptGameNumbers)
    // All is settled about the new game before its first observer hears of it.
    sheets = sheets.filter { kept.contains($0.key) }
    sheets[session.nextGameNumber] = sheet
    replacement = isAskedFor || !isBeingPlayed ? nil : session.nextGameNumber
    wasHalted = false
    session.restart(options: options, seed: seed)
  }

  /// Starts the same game over, as it was dealt. The game before is parked.
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

  /// The seed that a new game gets where none is given.
  ///
  /// It follows from the seed of this game and the number of the next one, and is that of no game that undo
  /// or redo can reach, so that no deal that was seen comes again.
  public var nextSeed: UInt64 {
    let known = session.keptSeeds
    var number = session.nextGameNumber
    while true {
      var random = SeededGenerator.draw(seed: session.seed, move: number)
      let seed = random.next()
      if !known.contains(seed) { return seed }
      number += 1
    }
  }

  // MARK: Undo

  /// Whether this game stands where its player found it, with nothing to take back.
  ///
  /// From here undo leads into the parked game; a held key stops here.
  public var isAtStart: Bool { movesToUndo == nil }

  /// Whether ``undo()`` would do something.
  public var canUndo: Bool { !isAtStart || session.hasParkedGame }

  /// Whether ``redo()`` would do something.
  public var canRedo: Bool { session.canRedo }

  /// Goes back to the last moment at which a person was to choose, as one change.
  ///
  /// What computers did since is taken back with it, and the change cancels the wait of one. A demonstration
  /// goes back one turn and pauses. At the start of a game, and where only computers have played, undo brings
  /// the parked game back.
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

  /// Goes forward to the next moment at which a person is to choose, as one change.
  ///
  /// If no undone move leads there, all undone moves are made again, and the computer goes on from there. A
  /// demonstration goes forward one turn. At the end of a parked game redo enters the later game again.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public func redo() -> Bool {
    session.undoneMoveCount > 0 ? session.redo(movesToRedo) : session.redoIntoLaterGame()
  }

  /// Goes back to just after so many moves of this game, as one undo.
  public func goBack(toMove count: Int) {
    precondition((dealtMoves..<session.moveCount).contains(count), "So far nothing can be undone")
    wasHalted = true
    session.undo(session.moveCount - count)
  }

  /// How many moves of this game dealt it.
  private var dealtMoves: Int { session.moves.first.map(Rules.isDeal) == true ? 1 : 0 }

  /// How many moves undo takes back, or `nil` if it has nowhere to go in this game.
  private var movesToUndo: Int? {
    let (made, setup) = (session.moveCount, setup)
    return (dealtMoves..<max(dealtMoves, made)).last { count in
      Rules.isChoice(session.state(after: count), setup)
    }.map { made - $0 }
  }

  /// How many moves redo makes again, where any were undone.
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
  /// The index of a move that deals, among the later ones: a long list of them could take for ever to replay.
  fileprivate var lateDeal: Int? { (moves + undone).dropFirst().firstIndex(where: Rules.isDeal) }
}
