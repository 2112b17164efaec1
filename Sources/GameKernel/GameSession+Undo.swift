extension GameSession {
  /// The moves that were made in this game, oldest first.
  ///
  /// - Complexity: O(1)
  public var moves: [Rules.Move] { game.done }

  /// The moves that redo would make again in this game, the next one first.
  public var undoneMoves: [Rules.Move] { game.undone.reversed() }

  /// How many moves were made in this game; as `moves.count`, but at no cost.
  @inlinable public var moveCount: Int { game.done.count }

  /// How many moves redo could make again in this game; as `undoneMoves.count`, but at no cost.
  @inlinable public var undoneMoveCount: Int { game.undone.count }

  /// Whether a move was ever taken back in this game; redo does not clear it.
  public var usedUndo: Bool { game.usedUndo }

  /// Whether a game before this one is parked.
  public var hasParkedGame: Bool { !earlierGames.isEmpty }

  /// Whether ``undo(_:)`` would do something.
  public var canUndo: Bool { moveCount > 0 || hasParkedGame }

  /// Whether ``redo(_:)`` would do something.
  public var canRedo: Bool { undoneMoveCount > 0 || !laterGames.isEmpty }

  /// Takes back up to `count` moves of this game as one change; at its start, brings the parked
  /// game back.
  ///
  /// One call never does both, so that a held key can stop at the start of the game.
  ///
  /// - Parameter count: at least 1.
  /// - Returns: whether anything changed.
  /// - Complexity: O(`count`) moves made again, and up to 15 more.
  @discardableResult
  @inlinable public func undo(_ count: Int = 1) -> Bool {
    precondition(count > 0, "An undo takes back at least one move")
    guard moveCount > 0 else { return undoIntoParkedGame() }
    return change(.undo) { $0.undo(min(count, $0.done.count)) }
  }

  /// Makes up to `count` undone moves again as one change; at this game's end, enters the later
  /// game that undo had left.
  ///
  /// - Parameter count: at least 1.
  /// - Returns: whether anything changed.
  @discardableResult
  @inlinable public func redo(_ count: Int = 1) -> Bool {
    precondition(count > 0, "A redo makes at least one move")
    guard undoneMoveCount > 0 else { return redoIntoLaterGame() }
    return change(.redo) { $0.redo(min(count, $0.undone.count)) }
  }

  /// Changes the game being played and tells of it.
  @inlinable func change(
    _ cause: Cause, _ step: (inout PlayedGame<Rules>) -> [Rules.Event]
  ) -> Bool {
    let before = state
    let events = step(&game)
    changes.send(Change(before: before, after: state, events: events, cause: cause))
    return true
  }

  /// Brings the parked game back as it was left, whatever was played in this one.
  ///
  /// This game keeps its moves and is entered again by redo.
  ///
  /// - Returns: whether there was a parked game.
  @discardableResult
  public func undoIntoParkedGame() -> Bool {
    guard let parked = earlierGames.popLast() else { return false }
    laterGames.append(game)
    enter(parked, cause: .undo)
    return true
  }

  /// Enters again the game that ``undoIntoParkedGame()`` left, as it was left.
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
