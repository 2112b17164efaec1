import GameKernel
import PlayLog
import Stage

/// A game with results that a friend can try to beat.
package protocol ChallengingGame: BoxGame {
  associatedtype Rules: LoggedRules
  /// The table of the game.
  var table: GameTable<Rules> { get }
  /// Returns a result with its unit, such as *22 moves*.
  func words(ofResult count: Int, _ texts: Texts) -> String
}

extension ChallengingGame {
  /// The link to the game on the table, with its result to beat at its end.
  var challengingLink: String? {
    link.flatMap { table.challenging($0) }.map(\.description)
  }

  func accept(_ link: ChallengeLink) { table.accept(link) }

  /// The words about the challenge of the game on the table, or `nil` without one.
  var challengeWords: ChallengeWords? {
    guard let challenge = table.sheet.challenge else { return nil }
    return ChallengeWords(
      isStart: table.isAtStart,
      goal: { [weak self] in self?.words(ofResult: challenge.count, $0) ?? "" },
      isProven: challenge.isProven,
      difference: table.resultToBeat.map { $0 - challenge.count })
  }
}
