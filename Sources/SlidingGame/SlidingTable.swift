import GameKernel

/// A table for the sliding puzzle: a sequence of games, each dealt or shuffled.
///
/// ```swift
/// let table = SlidingTable(.home(.square(4)), seed: 7)
/// table.newGame()
/// try table.session.perform(.slide(3))
/// table.undo()
/// ```
public typealias SlidingTable = GameTable<SlidingPuzzle>

extension GameTable<SlidingPuzzle> {
  /// Creates a table with a new game on it.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game. The seeds of later games are derived from it.
  ///   - isByChance: whether `seed` is random, so that the first game's result can be rated.
  public convenience init(
    _ options: SlidingPuzzle.Options, seed: UInt64, isByChance: Bool = false
  ) {
    self.init(options, SlidingPuzzle.Setup(), seed: seed, isByChance: isByChance)
  }

  /// Deals a new game on a board of this shape, as one change, and parks the previous game.
  ///
  /// - Parameter seed: the seed of the deal. Default: ``nextSeed``.
  public func newGame(_ shape: BoardShape, seed: UInt64? = nil) {
    newGame(options: .dealt(shape), seed: seed)
  }

  /// Starts a new game from a link and parks the previous one.
  ///
  /// Its result is not rated, because a player who chooses a board or its distance could choose an easy one.
  ///
  /// - Parameters:
  ///   - origin: the reason why the game is started.
  ///   - isAskedFor: whether the player requested a new game, rather than another action that requires one.
  public func open(
    _ link: SlidingLink, origin: GameOrigin = .link, isAskedFor: Bool = true
  ) {
    newGame(
      options: link.options, seed: link.seed, isByChance: false, origin: origin,
      isAskedFor: isAskedFor)
  }

  /// Shuffles the current board as the first move of a new game, and parks the previous game.
  ///
  /// Saved games of early versions can begin with a shuffle. The scene deals new boards instead.
  ///
  /// Observers receive two changes: the new game begins with the previous game's board, then the gap moves about,
  /// with one event per tilt.
  ///
  /// - Parameter seed: the seed of the random moves. Default: ``nextSeed``.
  public func shuffle(seed: UInt64? = nil) {
    newGame(options: .board(state.board), seed: seed)
    perform(dealing: .shuffle(seed: session.seed))
  }

  /// Whether moves have solved the board. A board that was solved at the start does not count.
  public var isSolvedByPlay: Bool { state.isSolved && !isAtStart }

  /// Records that numbers were visible on the tiles during this game.
  public func noteNumbers() {
    var setup = setup
    setup.showedNumbers = true
    amend(setup)
  }

  /// Records that a playback made the last moves of this game.
  public func noteShown() {
    var setup = setup
    setup.wasShown = true
    amend(setup)
  }

  /// Records the name of the picture on the tiles.
  public func notePicture(_ name: String) {
    guard setup.picture != name else { return }
    var setup = setup
    setup.picture = name
    amend(setup)
  }

  /// The link to this game's board at the start of play, after any shuffle.
  public var link: SlidingLink { Self.link(of: currentGame) }

  /// The link to the board of a game at the start of play, after any shuffle.
  public static func link(of game: TableGame<SlidingPuzzle>) -> SlidingLink {
    if case .dealt(let shape) = game.options { return .dealt(shape, seed: game.seed) }
    let isShuffled = game.moves.first.map(SlidingPuzzle.isDeal) == true
    return .board(game.state(after: isShuffled ? 1 : 0).board)
  }

  /// The boards of the current game: the one at the start of play, then one after each tile's move.
  ///
  /// - Complexity: O(tiles moved)
  public var boards: [SlidingBoard] {
    guard let play = session.record.tilePlay else {
      preconditionFailure("A move that was made is refused")
    }
    return play.boards
  }

  // MARK: Results

  /// Returns the medals for a board, by moves.
  ///
  /// - Parameter shortest: the moves of the shortest known solution.
  public static func medals(shortest: Int) -> MedalScale {
    MedalScale(of: Double(shortest), tenths: (gold: 12, silver: 15, bronze: 20))
  }

  /// The lengths of the square boards whose results are rated.
  public static var ratedLengths: ClosedRange<Int> { SlidingPuzzle.offeredLengths }

  /// Returns the category in which games on a board are compared, such as `sliding:4:numbers`.
  ///
  /// Visible numbers make a game easier, so games without them have their own category, such as
  /// `sliding:4:pictures`. Boards that are not squares of a rated length have no category.
  public static func category(_ shape: BoardShape, showsNumbers: Bool) -> ResultCategory? {
    guard shape.width == shape.height, ratedLengths.contains(shape.width) else { return nil }
    return ResultCategory(
      SlidingPuzzle.name, String(shape.width), showsNumbers ? "numbers" : "pictures")
  }

  /// The category of the current game, or `nil` if its board has none.
  public var category: ResultCategory? {
    Self.category(state.board.shape, showsNumbers: setup.showedNumbers)
  }
}

extension SlidingPuzzle: TableRules {
  /// The data recorded for a game besides its moves.
  public struct Setup: Hashable, Codable, Sendable {
    /// Whether numbers were visible on the tiles during the game.
    public var showedNumbers: Bool
    /// Whether a playback made the last moves, rather than the player.
    public var wasShown: Bool
    /// The name of the picture on the tiles, or `nil` if it is not known.
    public var picture: String?

    /// Creates a setup. Default: no numbers have been visible, and the player makes the moves.
    public init(showedNumbers: Bool = false, wasShown: Bool = false) {
      (self.showedNumbers, self.wasShown) = (showedNumbers, wasShown)
    }

    /// Reads a setup. Early versions do not record whether the game was shown.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        showedNumbers: values.decode(Bool.self, forKey: .showedNumbers),
        wasShown: values.decodeIfPresent(Bool.self, forKey: .wasShown) ?? false)
      picture = try values.decodeIfPresent(String.self, forKey: .picture)
    }

    /// Encodes the setup, without `wasShown` if it is `false` and a picture that is not known.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(showedNumbers, forKey: .showedNumbers)
      if wasShown { try values.encode(wasShown, forKey: .wasShown) }
      try values.encodeIfPresent(picture, forKey: .picture)
    }

    private enum CodingKeys: String, CodingKey { case showedNumbers, wasShown, picture }
  }

  /// Returns a setup in which no numbers have been visible.
  public static func renewed(_ setup: Setup) -> Setup { Setup() }

  /// Returns options for a deal on a board of the same shape.
  public static func options(_ setup: Setup, after previous: Options) -> Options {
    .dealt(previous.shape)
  }

  /// Returns `true`, because every move is a person's.
  public static func isChoice(_ state: State, _ setup: Setup) -> Bool { true }

  /// Whether the board is solved.
  public static func isOver(_ state: State) -> Bool { state.isSolved }

  /// Whether the move is the shuffle at the start of a game.
  public static func isDeal(_ move: Move) -> Bool {
    if case .shuffle = move { true } else { false }
  }

  /// Reads the records of early versions, which have `courses` instead of sheets. Returns `nil` for others.
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
