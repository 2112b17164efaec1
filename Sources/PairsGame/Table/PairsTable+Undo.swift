import GameKernel

extension PairsTable {
  /// Whether ``undo()`` would do something.
  public var canUndo: Bool { lastChoice != nil || session.hasParkedGame }

  /// Whether ``redo()`` would do something.
  public var canRedo: Bool { session.canRedo }

  /// Goes back to the last moment at which a person was to begin a turn, as one change.
  ///
  /// That is one turn of one person, with all that computers did since; a turn half done is a turn. A
  /// demonstration goes back one turn and pauses. At the start of a game, and where only computers have
  /// played, undo brings the parked game back. The game undone is marked for good, see ``wasUndone``.
  ///
  /// - Returns: whether anything changed.
  /// - Complexity: O(moves of this game)
  @discardableResult
  public func undo() -> Bool {
    let choice = lastChoice
    guard choice != nil || session.hasParkedGame else { return false }
    wasHalted = true
    guard let choice else { return session.undoIntoParkedGame() }
    return session.undo(session.moveCount - choice)
  }

  /// Goes forward to the next moment at which a person is to begin a turn, as one change.
  ///
  /// If no undone move leads there, all undone moves are made again, and the computer goes on from there.
  /// A demonstration goes forward one turn. At the end of a parked game redo enters the later game again.
  ///
  /// - Returns: whether anything changed.
  /// - Complexity: O(moves of this game)
  @discardableResult
  public func redo() -> Bool {
    guard session.undoneMoveCount > 0 else { return session.redoIntoLaterGame() }
    let made = session.moveCount
    let next = choices(in: session.moves + session.undoneMoves).first { $0 > made }
    return session.redo(next.map { $0 - made } ?? session.undoneMoveCount)
  }

  /// How many moves had been made when somebody was last to choose the first card of a turn, before now.
  private var lastChoice: Int? {
    choices(in: session.moves).last { $0 < session.moveCount }
  }

  /// The numbers of moves after which a person is to choose the first card of a turn, no miss lying
  /// open; in a demonstration, after which any turn begins.
  private func choices(in moves: [Pairs.Move]) -> [Int] {
    let setup = setup
    var state = Pairs.start(session.options, seed: session.seed)
    var choices: [Int] = []
    for made in 0...moves.count {
      let occupant = setup.seats[state.toMove.index].occupant
      if state.openCards.isEmpty, !state.isOver, setup.isDemonstration || occupant.isPerson {
        choices.append(made)
      }
      guard made < moves.count else { break }
      do {
        _ = try Pairs.apply(moves[made], to: &state)
      } catch {
        preconditionFailure("The rules refuse a move that they allowed before: \(error)")
      }
    }
    return choices
  }
}
