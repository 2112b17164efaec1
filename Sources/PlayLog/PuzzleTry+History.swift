import GameKernel

extension PlayLog {
  /// Returns a player's tries of a game's puzzles, with rating and streak.
  ///
  /// - Complexity: O(*n* log *n*) for *n* tries
  public func puzzleHistory(of player: PlayerID, game: String) -> PuzzleHistory {
    var (history, tries) = (PuzzleHistory(), puzzles(of: player).filter { $0.game == game })
    for place in tries.indices {
      // Several tries of one second follow each other by their ratings.
      let second = tries[place].moment.secondsSince1970
      let sameSecond = tries[place...].prefix { $0.moment.secondsSince1970 == second }
      if let next = sameSecond.firstIndex(where: { $0.ratingBefore == history.rating }) {
        tries.swapAt(place, next)
      }
      let puzzle = tries[place]
      history.add(puzzle.puzzle, isSolved: puzzle.isSolved, rating: puzzle.ratingAfter)
    }
    return history
  }
}

extension PuzzleTry {
  /// Makes and rates a try, once its rated part has ended.
  ///
  /// - Parameters:
  ///   - history: the player's tries of this game's puzzles before.
  ///   - isSolved: the ``PuzzleAttempt/result``.
  public init(
    of puzzle: some Puzzle, game: String, by player: PlayerID, after history: PuzzleHistory,
    isSolved: Bool, at moment: Moment, time: Duration
  ) {
    self.init(
      player: player, at: moment, game: game, puzzle: puzzle.key, ratingBefore: history.rating,
      ratingAfter: history.rating(after: puzzle, isSolved: isSolved), isSolved: isSolved,
      time: time)
  }
}
