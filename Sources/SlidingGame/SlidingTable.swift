import GameKernel

/// A table with a sliding puzzle on it: one game after the other, each dealt or shuffled.
///
/// ```swift
/// let table = SlidingTable(.home(.square(4)), seed: 7)
/// table.newGame()
/// try table.session.perform(.slide(3))
/// table.undo()
/// ```
public final class SlidingTable {
  /// The game being played, with its history and its observers.
  public let session: GameSession<SlidingPuzzle>

  /// The number of moves, to be observed alone.
  public let tileMoves: TileMoveCounter

  /// The courses of all games that undo and redo can reach, by the game's number.
  var courses: [Int: Course]

  /// A table with a new game on it.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game; those of later games follow from it.
  ///   - isByChance: whether chance alone deals the first game by this seed.
  public convenience init(
    _ options: SlidingPuzzle.Options, seed: UInt64, isByChance: Bool = false
  ) {
    let session = GameSession<SlidingPuzzle>(options: options, seed: seed)
    self.init(session, courses: [session.gameNumber: Course(isByChance: isByChance)])
  }

  /// A table on which a recorded game goes on.
  ///
  /// - Throws: `RecordError.refusedMove` if the rules refuse one of the moves.
  public convenience init(replaying record: GameRecord<SlidingPuzzle>) throws(RecordError) {
    self.init(try GameSession(replaying: record), courses: [:])
  }

  init(_ session: GameSession<SlidingPuzzle>, courses: [Int: Course]) {
    self.session = session
    self.courses = courses
    tileMoves = TileMoveCounter(session)
  }

  /// The board and the number of moves now.
  public var state: SlidingPuzzle.State { session.state }

  /// Deals a new game, which takes one change; the one before is parked, and undo brings it back.
  ///
  /// - Parameters:
  ///   - shape: the shape of the board; that of the game before if none is given.
  ///   - seed: its seed; one that follows from the seed of the game before if none is given.
  public func newGame(_ shape: SlidingPuzzle.Shape? = nil, seed: UInt64? = nil) {
    let shape = shape ?? session.options.shape
    courses[session.nextGameNumber] = Course(isByChance: seed == nil)
    session.restart(options: .dealt(shape), seed: seed ?? followingSeed)
  }

  /// Starts a new game from a link; the one before is parked.
  ///
  /// Its result stands in no best list: who chooses a board, or how far from home it lies, could choose
  /// an easy one.
  public func open(_ link: SlidingPuzzle.Link) {
    session.restart(options: link.options, seed: link.seed ?? followingSeed)
  }

  /// Shuffles the board as it lies, as the first move of a new game; the one before is parked.
  ///
  /// There are two changes: the new game is entered with the board of the one before, and then the
  /// gap walks about, one event a tilt.
  ///
  /// - Parameter seed: the walk's seed; one that follows from the game's if none is given.
  public func shuffle(seed: UInt64? = nil) {
    courses[session.nextGameNumber] = Course(isByChance: seed == nil)
    let seed = seed ?? followingSeed
    session.restart(options: .board(state.board), seed: seed)
    do {
      try session.perform(.shuffle(seed: seed))
    } catch {
      preconditionFailure("A shuffle was refused: \(error)")
    }
  }

  /// The seed that a new game gets where none is given; it follows from the seed of this game.
  public var followingSeed: UInt64 {
    var random = SeededGenerator(seed: session.seed)
    return random.next()
  }
}
