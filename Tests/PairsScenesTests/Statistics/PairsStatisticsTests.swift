import BoxKit
import PairsScenes
import PlayLog
import SceneTestSupport
import Testing

@MainActor @Suite("The statistics of Pairs") struct PairsStatisticsTests {
  private func games(_ flips: [Int], from first: Int = 0) -> [LoggedGame] {
    flips.enumerated().map { .test(first + $0, "pairs", "6x6", moves: $1) }
  }

  private func page(_ games: [LoggedGame]) -> StatisticsPage {
    GameStatistics.pairs.page(.test(games, in: "6x6"))
  }

  /// Flips about a mean of 66, as games have.
  private static let usual = [60, 66, 72, 62, 70, 66, 64, 68]

  @Test("know a memory only once its error is below ten points, and say how many games are missing")
  func memory() {
    let few = page(games(Array(Self.usual.prefix(3))))
    #expect(few.number("Memory") == "–")
    #expect(few.lesson.sentence.hasSuffix("more games alone, and you see how good your memory is."))
    let many = page(games(Self.usual + Self.usual + Self.usual + Self.usual))
    let known = many.number("Memory").flatMap { Int($0) } ?? 0
    #expect((60...72).contains(known), "66 flips with 18 pairs are a memory of about 66")
    #expect(many.lesson.sentence == "Your memory is like one that keeps \(known) of 100 cards.")
    #expect(many.lesson.ground?.hasPrefix("± ") == true)
  }

  @Test(
    "say that a memory has become better only where both halves differ by more than their errors")
  func progress() {
    let worse = Array(repeating: Self.usual.map { $0 + 14 }, count: 5).flatMap(\.self)
    let better = Array(repeating: Self.usual.map { $0 - 4 }, count: 5).flatMap(\.self)
    #expect(page(games(worse + better)).lesson.sentence.contains("; at first it kept "))
  }

  @Test("leave games with a peek out of means, best and memory")
  func peeks() {
    var played = games([60, 62, 64, 66, 68, 40])
    played[5].marks = .peeked
    let page = page(played)
    #expect(page.number("Average of last 5") == "64" && page.number("Best") == "60")
    #expect(page.number("Played alone") == "6")
  }

  @Test("count wins against others apart")
  func others() {
    var won = LoggedGame.test(1, "pairs", "6x6", rival: "forgetful:70")
    won.winners = [0]
    var lost = LoggedGame.test(2, "pairs", "6x6", rival: "forgetful:70")
    lost.winners = [1]
    let page = page([won, lost])
    #expect(page.number("Against others") == "1" && page.number("Played alone") == "0")
  }
}
