import GameKernel

extension MatchstickTable {
  /// What the computer whose turn it is takes, or `nil` if none is to take.
  ///
  /// It follows from the seed of the game and the number of takes before, so asking again, or
  /// coming back by undo, gives the same answer.
  public func computersMove() -> Matchsticks.Move? {
    guard isComputersTurn, let player = seating[state.toMove].player else { return nil }
    var random = SeededGenerator.draw(seed: session.seed, move: session.moveCount)
    return player.chooseMove(in: state, using: &random)
  }

  /// Makes the take of the computer whose turn it is; call it when its wait is over.
  ///
  /// - Returns: whether a computer took: one was to take, and no pause holds it back.
  @discardableResult
  public func takeForComputer() -> Bool {
    guard !isPaused, let move = computersMove() else { return false }
    do {
      try session.perform(move)
      return true
    } catch {
      preconditionFailure("A computer player chose \(move.count): \(error)")
    }
  }
}
