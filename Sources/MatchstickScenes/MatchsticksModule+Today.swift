import BoxKit
import GameKernel
import MatchstickGame
import PlayLog
import Stage
import Today

extension MatchsticksModule: DailyBoxGame {
  public nonisolated static var makeDaily: @Sendable (Day) -> DailyGame? {
    { day in MatchsticksModule.daily(day) { false } }
  }

  package static var pieces: EndWords.Sketch { MatchsticksEndWords.pieces }

  public nonisolated static func task(_ texts: Texts) -> String {
    // Translators: The task of a game of the day. Clever is a computer player.
    texts("Beat Clever from a won position")
  }

  public static func result(
    of game: LoggedGame, feats: [Feat: Int], _ texts: Texts
  ) -> DayResult {
    let isWon = game.seat(of: nil).map { game.outcome(of: $0) } == .won
    guard isWon else {
      // Translators: Result of a game of the day: the player has not won.
      let lost = texts("Lost")
      // Translators: Result of a game of the day: the computer Clever has won.
      return DayResult(lost, texts("Clever won"))
    }
    let mistakes = feats[.mistakes] ?? 0
    let medal: Medal? =
      game.wasHelped ? nil : mistakes == 0 ? .gold : mistakes == 1 ? .silver : .bronze
    let detail =
      mistakes == 0
      // Translators: Result of a game of the day, below “Won”.
      ? texts("no mistake")
      : texts.plural(
        // Translators: Result of a game of the day, below “Won”.
        "{count} mistake", "{count} mistakes", mistakes)
    // Translators: Result of a game of the day.
    return DayResult(texts("Won"), detail, medal: medal)
  }

  /// Returns the matches of a day, measured by their winning moves.
  public nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame? {
    let link = MatchstickLink.daily(day)
    let layout = link.setup.layout
    let start = Matchsticks.start(link.setup.options(after: nil), seed: link.seed)
    let winning = DailyGame.Measure("winningMoves", Double(start.winningMoves.count), in: 1...2)
    let sizes = start.groups.map(String.init).joined(separator: " · ")
    return DailyGame(link: link, measure: winning) { texts in
      switch layout.form {
      case .pile:
        // Translators: The task of a game of the day. Clever is a computer player.
        texts("Beat Clever: one pile of {sizes}", ["sizes": sizes])
      case .heaps:
        // Translators: The task of a game of the day. {sizes} are numbers such as 3 · 4 · 5.
        texts("Beat Clever: heaps of {sizes}", ["sizes": sizes])
      case .rows:
        // Translators: The task of a game of the day. {sizes} are numbers such as 3 · 4 · 5.
        texts("Beat Clever: rows of {sizes}", ["sizes": sizes])
      }
    }
  }
}
