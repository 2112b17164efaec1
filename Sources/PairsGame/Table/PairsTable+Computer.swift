import GameKernel

extension PairsTable {
  /// Whether a computer is to flip next; true during its whole wait, and while a miss lies open
  /// before its turn.
  public var isComputersTurn: Bool {
    !state.isOver && !seats[state.toMove.index].occupant.isPerson
  }

  /// Whether a demonstration stands still after an undo, until ``resume()``.
  public var isPaused: Bool { wasHalted && setup.isDemonstration }

  /// The card that the computer flips whose turn it is, or `nil` if none is to flip or a miss lies open.
  ///
  /// It is chosen from what has been seen alone. Draws follow from the seed of the game and the number of
  /// turns before, so asking again, or coming back by undo, gives the same answer.
  ///
  /// - Complexity: O(cards)
  public func computersCard() -> Int? {
    guard isComputersTurn, !isMissOpen else { return nil }
    guard let player = seats[state.toMove.index].occupant.player else { return nil }
    var random = SeededGenerator.draw(seed: session.seed, move: state.turns)
    return player.chooseCard(in: Pairs.Sight(state), using: &random)
  }

  /// Makes one flip of the computer whose turn it is; call it when its wait is over.
  ///
  /// - Returns: whether a computer flipped: one was to flip, no miss lies open, and no pause holds it
  ///   back.
  @discardableResult
  public func flipForComputer() -> Bool {
    guard !isPaused, let card = computersCard() else { return false }
    do {
      try session.perform(.flip(card))
      return true
    } catch {
      preconditionFailure("A computer player chose card \(card): \(error)")
    }
  }

  /// Lets a paused demonstration go on.
  public func resume() {
    wasHalted = false
  }
}
