import SlidingGame
import Stage

extension SlidingSpeech {
  /// Returns the scene in words.
  ///
  /// - Parameters:
  ///   - news: the message, advice and result that are shown.
  ///   - counters: the moves and the time.
  func scene(news: [String], counters: String) -> SpokenScene {
    SpokenScene(
      texts("Sliding Puzzle"), news: news, place: [SlidingWords.size(board.shape), counters],
      board: rows)
  }
}
