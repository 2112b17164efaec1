import GameKernel

extension SlidingTable {
  /// Whether this game stands where its player found it: dealt, shuffled or just begun.
  ///
  /// From here undo leads into the parked game; a held key stops here.
  public var isAtStart: Bool { session.moveCount <= openingMoves }

  /// Whether ``undo()`` would do something.
  public var canUndo: Bool { !isAtStart || session.hasParkedGame }

  /// Whether ``redo()`` would do something.
  public var canRedo: Bool { session.canRedo }

  /// Takes back one move; at the start of the game, brings the parked game back as it was left.
  ///
  /// The shuffle that a game began with is not taken back: its game is left whole, and redo enters
  /// it again.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public func undo() -> Bool {
    isAtStart ? session.undoIntoParkedGame() : session.undo()
  }

  /// Makes one undone move again; at the end of a parked game, enters the later one again.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public func redo() -> Bool {
    session.redo()
  }

  /// The link to this game, from where its player found it.
  public var link: SlidingPuzzle.Link {
    if case .dealt(let shape) = session.options { return .dealt(shape, seed: session.seed) }
    var state = SlidingPuzzle.start(session.options, seed: session.seed)
    if let openingShuffle {
      _ = SlidingPuzzle.shuffle(seed: openingShuffle, &state)
    }
    return .board(state.board)
  }

  /// How many moves were made before the player's first one.
  private var openingMoves: Int { openingShuffle == nil ? 0 : 1 }

  /// The seed of the shuffle that the game began with, if it began with one.
  private var openingShuffle: UInt64? {
    guard case .board = session.options, case .shuffle(let seed) = session.moves.first else {
      return nil
    }
    return seed
  }
}
