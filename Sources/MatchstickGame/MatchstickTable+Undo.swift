import GameKernel

extension MatchstickTable {
  /// Whether ``undo()`` would do something.
  public var canUndo: Bool { takesToUndo != nil || session.hasParkedGame }

  /// Whether ``redo()`` would do something.
  public var canRedo: Bool { session.canRedo }

  /// Goes back to the last moment at which a person was to take, as one change.
  ///
  /// With two people that is one take, against a computer both takes, and during a computer's wait
  /// the person's take alone: the change cancels the wait. A demonstration goes back one take and
  /// pauses. A computer's opening alone is not undone; there, as at the start of a game, undo
  /// brings the parked game back.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public func undo() -> Bool {
    guard canUndo else { return false }
    wasHalted = true
    guard let takes = takesToUndo else { return session.undoIntoParkedGame() }
    return session.undo(takes)
  }

  /// Goes forward to the next moment at which a person is to take, as one change.
  ///
  /// If no undone take leads there, all undone takes are made again, and the computer goes on from
  /// there. A demonstration goes forward one take. At the end of a parked game redo enters the
  /// later game again.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public func redo() -> Bool {
    guard let takes = takesToRedo else { return session.redoIntoLaterGame() }
    return session.redo(takes)
  }

  /// Goes back to just before a turn of this game, as one undo; the record keeps that undo was used.
  ///
  /// A computer whose turn it was takes the same again, since its draws follow from the seed.
  ///
  /// - Parameter turn: counted from 1, among the takes made in this game.
  public func retry(fromTurn turn: Int) {
    precondition(turn >= 1 && turn <= session.moveCount, "Turn \(turn) was not played")
    wasHalted = true
    session.undo(session.moveCount - turn + 1)
  }

  /// How many takes undo takes back, or `nil` if it has nowhere to go in this game.
  private var takesToUndo: Int? {
    let made = session.moveCount
    return (0..<made).first { seating.isDemonstration || personTakes(at: made - 1 - $0) }
      .map { $0 + 1 }
  }

  /// How many takes redo makes again, or `nil` if none were undone in this game.
  private var takesToRedo: Int? {
    let made = session.moveCount
    let undone = session.undoneMoveCount
    guard undone > 0 else { return nil }
    let next = (1...undone).first { seating.isDemonstration || personTakes(at: made + $0) }
    return next ?? undone
  }

  /// Whether a person is to take after that many takes of this game.
  private func personTakes(at takes: Int) -> Bool {
    let first = session.options.first
    return seating[takes.isMultiple(of: 2) ? first : first.opponent].isPerson
  }
}
