import GameKernel

/// A table with a sliding puzzle on it: one game after the other, each dealt or shuffled.
///
/// ```swift
/// let table = SlidingTable(.home(.square(4)), seed: 7)
/// table.newGame()
/// try table.session.perform(.slide(3))
/// table.undo()
/// ```
public typealias SlidingTable = GameTable<SlidingPuzzle>

extension GameTable<SlidingPuzzle> {
  /// A table with a new game on it.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game; those of later games follow from it.
  ///   - isByChance: whether chance alone deals the first game by this seed.
  public convenience init(
    _ options: SlidingPuzzle.Options, seed: UInt64, isByChance: Bool = false
  ) {
    self.init(options, SlidingPuzzle.Setup(), seed: seed, isByChance: isByChance)
  }

  /// Deals a new game on a board of this shape, which takes one change; the one before is parked.
  ///
  /// - Parameter seed: its seed; ``nextSeed`` if none is given.
  public func newGame(_ shape: BoardShape, seed: UInt64? = nil) {
    newGame(options: .dealt(shape), seed: seed)
  }

  /// Starts a new game from a link; the one before is parked.
  ///
  /// Its result stands in no best list: who chooses a board, or how far from home it lies, could choose
  /// an easy one.
  ///
  /// - Parameter isAskedFor: whether the player wants a new game, and not something else that asks for one.
  public func open(_ link: SlidingLink, isAskedFor: Bool = true) {
    newGame(
      options: link.options, seed: link.seed, isByChance: false, isAskedFor: isAskedFor)
  }

  /// Shuffles the board as it lies, as the first move of a new game; the one before is parked.
  ///
  /// There are two changes: the new game is entered with the board of the one before, and then the
  /// gap walks about, one event a tilt.
  ///
  /// - Parameter seed: the walk's seed; ``nextSeed`` if none is given.
  public func shuffle(seed: UInt64? = nil) {
    newGame(options: .board(state.board), seed: seed)
    perform(dealing: .shuffle(seed: session.seed))
  }

  /// Whether the board lies in order because it was played there, and not dealt or opened so.
  public var isSolvedByPlay: Bool { state.isSolved && !isAtStart }

  /// Notes that numbers can be seen on the tiles while this game is played.
  public func noteNumbers() { amend(SlidingPuzzle.Setup(showedNumbers: true)) }

  /// The link to this game, from where its player found it.
  public var link: SlidingLink {
    if case .dealt(let shape) = session.options { return .dealt(shape, seed: session.seed) }
    let isShuffled = session.moves.first.map(SlidingPuzzle.isDeal) == true
    return .board(session.state(after: isShuffled ? 1 : 0).board)
  }

  /// The boards of the game being played, from where its player found it to the one now: one for each
  /// tile that was moved.
  ///
  /// - Complexity: O(tiles moved)
  public var boards: [SlidingBoard] {
    var state = SlidingPuzzle.start(session.options, seed: session.seed)
    var boards = [state.board]
    do {
      for move in session.moves {
        var after = state
        let events = try SlidingPuzzle.apply(move, to: &after)
        if SlidingPuzzle.isDeal(move) {
          state = after
          boards = [state.board]
        } else {
          for event in events {
            _ = try SlidingPuzzle.apply(.tilt(event.direction), to: &state)
            boards.append(state.board)
          }
        }
      }
    } catch {
      preconditionFailure("A move that was made is refused: \(error)")
    }
    return boards
  }

  // MARK: Results

  /// The lengths of squares whose results are kept.
  public static var ratedLengths: ClosedRange<Int> { 3...8 }

  /// The list in which games on a board are compared, such as `sliding:4:numbers`.
  ///
  /// With numbers on the tiles it is easier, so the two have lists of their own; the other one is
  /// `sliding:4:pictures`. Boards that are no squares of a rated length have none.
  public static func category(_ shape: BoardShape, showsNumbers: Bool) -> ResultCategory? {
    guard shape.width == shape.height, ratedLengths.contains(shape.width) else { return nil }
    return ResultCategory(
      SlidingPuzzle.name, String(shape.width), showsNumbers ? "numbers" : "pictures")
  }

  /// The list in which the game being played is compared, if there is one.
  public var category: ResultCategory? {
    Self.category(state.board.shape, showsNumbers: setup.showedNumbers)
  }

  /// The result of the game being played, for its list.
  ///
  /// `nil` unless the board is solved, was dealt or shuffled by chance, and no solver helped.
  ///
  /// - Parameters:
  ///   - day: today.
  ///   - picture: what the tiles show, by its name; nil where that is not known.
  public func result(on day: Day, with picture: String? = nil) -> GameResult? {
    guard state.isSolved, state.tileMoves > 0, sheet.isByChance, !sheet.wasHelped, category != nil
    else { return nil }
    return GameResult(
      game: String(describing: link), moves: state.tileMoves, time: sheet.elapsed, day: day,
      usedUndo: session.usedUndo, picture: picture)
  }
}

extension SlidingPuzzle: TableRules {
  /// What is noted of a game besides its moves.
  public struct Setup: Hashable, Codable, Sendable {
    /// Whether numbers could be seen while it was played.
    public let showedNumbers: Bool

    /// A setup; at first no number was seen.
    public init(showedNumbers: Bool = false) { self.showedNumbers = showedNumbers }
  }

  /// A game begins with nothing seen.
  public static func renewed(_ setup: Setup) -> Setup { Setup() }

  /// A deal on a board of the same shape.
  public static func options(_ setup: Setup, after previous: Options) -> Options {
    .dealt(previous.shape)
  }

  /// Always: each move is a person's.
  public static func isChoice(_ state: State, _ setup: Setup) -> Bool { true }

  /// Whether the board is solved.
  public static func isOver(_ state: State) -> Bool { state.isSolved }

  /// Whether the move is the shuffle that a game began with.
  public static func isDeal(_ move: Move) -> Bool {
    if case .shuffle = move { true } else { false }
  }

  /// At first there were courses in the place of the sheets.
  public static func olderSheets(from decoder: any Decoder) throws -> [GameSheet<SlidingPuzzle>]? {
    let values = try decoder.container(keyedBy: OlderKeys.self)
    guard values.contains(.courses) else { return nil }
    return try values.decode([OlderCourse].self, forKey: .courses).map {
      try GameSheet(
        recorded: Setup(showedNumbers: $0.showedNumbers), elapsed: $0.elapsed,
        isByChance: $0.isByChance, wasHelped: $0.usedSolver)
    }
  }

  private enum OlderKeys: String, CodingKey { case courses }

  private struct OlderCourse: Decodable {
    let elapsed: Duration
    let showedNumbers, usedSolver, isByChance: Bool
  }
}
