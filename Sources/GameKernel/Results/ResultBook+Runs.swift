extension ResultBook {
  /// Adds a won game to the run of wins in a category, or begins a run.
  ///
  /// The result of a run has the number of wins as its moves.
  ///
  /// - Parameter game: the name of the game. A game that was entered before changes nothing.
  /// - Returns: the number of wins of the run, or `nil` if the game was entered before.
  @discardableResult
  public mutating func addWin(
    _ game: String, time: Duration, on day: Day, to category: ResultCategory
  ) -> Int? {
    guard !hasEntered(game) else { return nil }
    noteEntered(game)
    let run = list(category).lastingRun
    let wins = (run?.moves ?? 0) + 1
    lists[category, default: BestList()].add(
      GameResult(
        game: run?.game ?? game, moves: wins, time: (run?.time ?? .zero) + time, day: day,
        usedUndo: false, lasts: true))
    return wins
  }

  /// Ends the run of wins in a category by a game that was not won, or not without help.
  ///
  /// - Parameter game: the name of the game. A game that was entered before changes nothing.
  public mutating func endRun(by game: String, in category: ResultCategory) {
    guard !hasEntered(game) else { return }
    noteEntered(game)
    endRun(in: category)
  }

  /// Ends the run of wins in a category.
  public mutating func endRun(in category: ResultCategory) { lists[category]?.endRun() }
}
