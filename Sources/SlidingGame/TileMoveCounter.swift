import GameKernel

/// The number of moves of a game, for those who want to know nothing else.
///
/// It goes up by one for each tile that a move shifts, down by the same on undo and up again on
/// redo, and is that of the game entered when another game is.
public final class TileMoveCounter {
  /// Tells the new number whenever it is another one, once a change.
  public let changes = ObserverList<Int>()

  /// The number now.
  public private(set) var count: Int

  private var observation: Observation?

  /// A counter that follows a session as long as the counter lives.
  public init(_ session: GameSession<SlidingPuzzle>) {
    count = session.state.tileMoves
    observation = session.changes.observe { [weak self] in self?.follow($0.after.tileMoves) }
  }

  private func follow(_ tileMoves: Int) {
    guard tileMoves != count else { return }
    count = tileMoves
    changes.send(tileMoves)
  }
}
