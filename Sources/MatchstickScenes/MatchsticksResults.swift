import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import PlayLog
import Stage

/// The run of wins in a row against a computer, after a game.
public struct WinRun: Hashable, Sendable {
  /// The number of wins.
  public let wins: Int
  /// Whether no earlier run against this computer was as long.
  public let isLongest: Bool
  /// Whether this is the first win against any computer.
  public let isFirst: Bool
  /// Whether the game has ended the run.
  public let hasEnded: Bool

  /// Creates a run.
  public init(wins: Int, isLongest: Bool, isFirst: Bool, hasEnded: Bool) {
    (self.wins, self.isLongest) = (wins, isLongest)
    (self.isFirst, self.hasEnded) = (isFirst, hasEnded)
  }
}

extension ResultLists {
  /// Returns the run of wins that a game has just continued or ended, or `nil` if there is none.
  ///
  /// A win with help or undo ends the run, and so does a game that the player left unfinished.
  public func run(of game: LoggedGame?) -> WinRun? {
    guard let game, game.isOver, !game.isRetried, let list = game.list else { return nil }
    let (before, after) = (previous.list(list), book.list(list))
    guard game.isCleanWin(of: nil) else {
      return before.lastingRun.map {
        WinRun(wins: $0.moves, isLongest: false, isFirst: false, hasEnded: true)
      }
    }
    guard after != before, let wins = after.lastingRun?.moves else { return nil }
    return WinRun(
      wins: wins,
      isLongest: before.results.allSatisfy { $0.lasts == true || $0.moves < wins },
      isFirst: !previous.hasResults(ResultFilter(Matchsticks.name)), hasEnded: false)
  }
}

extension ResultKind {
  /// The runs of wins at Matchsticks, by opponents.
  public static let matchsticks = ResultKind(
    game: Matchsticks.name,
    count: Count(
      // Translators: Title of a column: the number of games won without a loss between them.
      title: { texts in texts("Wins in a row") },
      // Translators: Order of a list.
      order: { texts in texts("Longest run") },
      // Translators: Games won without a loss between them.
      number: { count, texts in
        texts.plural("{count} win", "{count} wins in a row", count)
      }),
    isTimed: false,
    parts: [
      Part(
        id: "results-opponent",
        // Translators: Title of a column, and label of a setting.
        title: { texts in texts("Opponent") },
        // Translators: First choice of a filter.
        any: { texts in texts("All opponents") },
        values: MatchstickOccupant.ladder.compactMap { MatchstickTable.category($0).parts.first },
        name: { opponent, texts in
          MatchstickTable.opponent(of: opponent)?.title(texts) ?? opponent
        }),
      Part(
        id: "results-form",
        // Translators: Title of a column, and label of a setting: one pile, heaps or rows.
        title: { texts in texts("Table") },
        // Translators: First choice of a filter: one pile, heaps and rows.
        any: { texts in texts("All tables") },
        // A pile whose last match loses has no such part.
        values: ["", Matchsticks.Form.heaps.rawValue, Matchsticks.Form.rows.rawValue],
        name: { form, texts in
          MatchesNames(texts).name(of: Matchsticks.Form(rawValue: form) ?? .pile)
        }),
      Part(
        id: "results-last",
        // Translators: Label of a setting, above “Last match loses” and “Last match wins”.
        title: { texts in texts("Last match") },
        // Translators: First choice of a filter: games whose last match loses or wins.
        any: { texts in texts("Both rules") },
        values: LastMatch.allCases.map(\.rawValue),
        name: { last, texts in
          LastMatch(rawValue: last).map { MatchesNames(texts).name(of: $0) } ?? ""
        }),
    ],
    invitation: { texts in
      texts("No best games yet. Wins against a computer without hints or undo appear here.")
    })
}
