import GameKernel

extension GameResult {
  /// A result in a few words.
  static func test(
    _ game: String, moves: Int, seconds: Int = 60, day: Int = 1, undo: Bool = false
  ) -> GameResult {
    GameResult(
      game: game, moves: moves, time: .seconds(seconds),
      day: Day(secondsSince1970: Int64(day) * 86_400), usedUndo: undo)
  }
}
