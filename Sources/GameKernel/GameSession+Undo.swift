extension GameSession {
  /// The moves made in the current game, oldest first.
  ///
  /// - Complexity: O(1)
  public var moves: [Rules.Move] { game.done }

  /// The moves that redo would make again in the current game, the next one first.
  public var undoneMoves: [Rules.Move] { game.undone.reversed() }

  /// The number of moves made in the current game.
  @inlinable public var moveCount: Int { game.done.count }

  /// The number of moves that redo could make again in the current game. Unlike `undoneMoves.count`, it copies
  /// nothing.
  @inlinable public var undoneMoveCount: Int { game.undone.count }

  /// Whether a move that was not forced was ever undone in the current game. Redo does not clear it.
  public var usedUndo: Bool { game.usedUndo }

  /// Whether an earlier game is parked.
  public var hasParkedGame: Bool { !earlierGames.isEmpty }

  /// Whether ``undo(_:)`` would change anything.
  public var canUndo: Bool { moveCount > 0 || hasParkedGame }

  /// Whether ``redo(_:)`` would change anything.
  public var canRedo: Bool { undoneMoveCount > 0 || !laterGames.isEmpty }

  /// Undoes up to `count` moves of the current game as one change. At the start of the game, restores the parked
  /// game.
  ///
  /// One call never does both, so that a held key can stop at the start of the game.
  ///
  /// - Parameter count: at least 1.
  /// - Returns: whether anything changed.
  /// - Complexity: O(`count`) moves replayed, and up to 15 more.
  @discardableResult
  @inlinable public func undo(_ count: Int = 1) -> Bool {
    precondition(count > 0, "An undo takes back at least one move")
    guard moveCount > 0 else { return undoIntoParkedGame() }
    return change(.undo) { $0.undo(min(count, $0.done.count)) }
  }

  /// Redoes up to `count` moves as one change. At the end of the current game, enters the later game that undo
  /// left.
  ///
  /// - Parameter count: at least 1.
  /// - Returns: whether anything changed.
  @discardableResult
  @inlinable public func redo(_ count: Int = 1) -> Bool {
    precondition(count > 0, "A redo makes at least one move")
    guard undoneMoveCount > 0 else { return redoIntoLaterGame() }
    return change(.redo) { $0.redo(min(count, $0.undone.count)) }
  }

  /// Changes the current game and notifies observers.
  @inlinable func change(
    _ cause: Cause, _ step: (inout PlayedGame<Rules>) -> [Rules.Event]
  ) -> Bool {
    let before = state
    let events = step(&game)
    changes.send(Change(before: before, after: state, events: events, cause: cause))
    return true
  }

  /// Restores the parked game with its moves and undone moves, whatever was played in the current one.
  ///
  /// The current game keeps its moves, and redo enters it again.
  ///
  /// - Returns: whether there was a parked game.
  @discardableResult
  public func undoIntoParkedGame() -> Bool {
    guard let parked = earlierGames.popLast() else { return false }
    laterGames.append(game)
    enter(parked, cause: .undo)
    return true
  }

  /// Enters the game that ``undoIntoParkedGame()`` left, with its moves and undone moves.
  ///
  /// - Returns: whether there was such a game.
  @discardableResult
  public func redoIntoLaterGame() -> Bool {
    guard let later = laterGames.popLast() else { return false }
    earlierGames.append(game)
    enter(later, cause: .redo)
    return true
  }
}
