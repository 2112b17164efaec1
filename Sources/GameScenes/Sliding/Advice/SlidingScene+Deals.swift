import SlidingGame
import Stage

extension SlidingScene {
  /// A board that is looked for.
  struct Deal {
    let distance: Int
    var patience = Patience()
  }

  /// Deals a new game, at the distance from home that the settings ask for.
  ///
  /// Such a board comes when it is proven; until then the one on the table stays, and a move on it means
  /// that the player would rather go on there.
  func deal(_ shape: SlidingPuzzle.Shape) {
    guard let adviser = guide.adviser, let distance = settings.current.sliding.distance(for: shape)
    else { return table.newGame(shape) }
    endShow()
    request = nil
    guide.stop()
    board.hint(cell: nil, nil)
    dealing = Deal(distance: distance)
    adviser.deal(shape, atDistance: distance, seed: table.nextSeed) { [weak self] board in
      self?.dealing = nil
      self?.table.open(.board(board))
    }
  }

  /// Deals a board at another distance from home, and remembers it for the next ones.
  func play(atDistance distance: Int?) {
    change { $0.distance = distance }
    deal(table.state.board.shape)
  }
}
